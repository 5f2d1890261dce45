import type { LanguageMeasures } from '../../../../contract/assessment.ts'
import type { Localized } from '../../../../contract/languages.ts'
import type { AgeEstimate } from './estimate-age.ts'
import type { TextShape } from './text-shape.ts'
import type { WordStatistics } from './word-statistics.ts'

export type LanguageReasonInput = {
  language: 'en' | 'ar'
  shape: TextShape
  statistics: WordStatistics
  estimate: AgeEstimate
  age: number
  band: LanguageMeasures['band']
}

const percent = (share: number): string => String(Math.round(share * 1000) / 10)
const one = (value: number): string => String(Math.round(value * 10) / 10)
const whole = (value: number): string => String(Math.round(value))

/** An average with its noun: a fraction takes the singular. */
const arabicMean = (value: number): string =>
  Number.isInteger(Number(one(value))) ? arabicCount(value, 'كلمات', 'كلمة') : `${one(value)} كلمة`

/** A rounded count with its noun: three to ten take the plural, other numbers the singular. */
function arabicCount(value: number, few: string, many: string): string {
  const count = Math.round(value)
  const last = count % 100
  return `${count} ${last >= 3 && last <= 10 ? few : many}`
}

/** Why the language got its age, with the numbers, in both languages of the reader. */
export function languageReasons(input: LanguageReasonInput): Localized[] {
  const { language, shape, statistics, estimate } = input
  const reasons: Localized[] = [sentenceReason(shape), wordReason(language, statistics)]
  if (estimate.shortWeight > 0.5) {
    reasons.push({
      en: `A short text of ${whole(shape.words)} words, about ${whole(shape.blockWords)} to a page or paragraph, as in books for first readers.`,
      ar: `نص قصير من ${arabicCount(shape.words, 'كلمات', 'كلمة')}، بنحو ${arabicCount(shape.blockWords, 'كلمات', 'كلمة')} في الصفحة أو الفقرة، كما في كتب القراء المبتدئين.`,
    })
  } else {
    reasons.push({
      en: `Vocabulary is ${diversityWord(statistics.diversity).en}: over stretches of about ${whole(statistics.diversity)} words nearly three in four are different ones (MTLD).`,
      ar: `المفردات ${diversityWord(statistics.diversity).ar}: في كل ${arabicCount(statistics.diversity, 'كلمات', 'كلمة')} تقريبًا يختلف قرابة ثلاثة أرباعها بعضها عن بعض (مقياس MTLD).`,
    })
  }
  if (language === 'ar') reasons.push(...arabicReasons(shape, statistics))
  else if (Number.isFinite(statistics.fleschKincaid)) {
    reasons.push({
      en: `Published formulas for comparison: Flesch-Kincaid grade ${one(statistics.fleschKincaid)}, Dale-Chall ${one(statistics.daleChall)}, Spache ${one(statistics.spache)}.`,
      ar: `للمقارنة بالمقاييس المنشورة: فليش-كينكيد الصف ${one(statistics.fleschKincaid)}، ديل-شال ${one(statistics.daleChall)}، سباش ${one(statistics.spache)}.`,
    })
  }
  reasons.push({
    en: `Together this asks for a reader of about ${whole(input.age)} years (band ${input.band}).`,
    ar: `ومجمل ذلك يناسب قارئًا عمره نحو ${arabicCount(input.age, 'سنوات', 'سنة')} (المستوى ${input.band}).`,
  })
  return reasons
}

function sentenceReason(shape: TextShape): Localized {
  const mean = one(shape.meanSentence)
  const long = whole(shape.sentence90)
  if (shape.meanSentence < 8) {
    return {
      en: `Sentences are short: ${mean} words on average, and nine in ten have at most ${long}.`,
      ar: `الجمل قصيرة: متوسطها ${arabicMean(shape.meanSentence)}، وتسع جمل من كل عشر لا تزيد على ${arabicCount(shape.sentence90, 'كلمات', 'كلمة')}.`,
    }
  }
  if (shape.meanSentence < 16) {
    return {
      en: `Sentences are of medium length: ${mean} words on average; one in ten has ${long} or more.`,
      ar: `الجمل متوسطة الطول: معدلها ${arabicMean(shape.meanSentence)}، وجملة من كل عشر تبلغ ${arabicCount(shape.sentence90, 'كلمات', 'كلمة')} أو أكثر.`,
    }
  }
  return {
    en: `Sentences are long: ${mean} words on average; one in ten has ${long} or more.`,
    ar: `الجمل طويلة: متوسطها ${arabicMean(shape.meanSentence)}، وجملة من كل عشر تبلغ ${arabicCount(shape.sentence90, 'كلمات', 'كلمة')} أو أكثر.`,
  }
}

function wordReason(language: 'en' | 'ar', statistics: WordStatistics): Localized {
  if (language === 'ar') {
    return {
      en: `${percent(statistics.rareWordShare)}% of the words are outside everyday children's vocabulary; words have ${one(statistics.meanWordLetters)} letters on average without vowel marks.`,
      ar: `${percent(statistics.rareWordShare)}% من الكلمات خارج مفردات الطفل اليومية، ومتوسط حروف الكلمة دون تشكيل ${one(statistics.meanWordLetters)}.`,
    }
  }
  return {
    en: `${percent(statistics.unfamiliarShare)}% of the words are outside the Dale-Chall list of familiar words, and ${percent(statistics.rareWordShare)}% are rare.`,
    ar: `${percent(statistics.unfamiliarShare)}% من الكلمات خارج قائمة ديل-شال للكلمات المألوفة، و${percent(statistics.rareWordShare)}% منها نادرة.`,
  }
}

function diversityWord(diversity: number): Localized {
  if (diversity < 55) return { en: 'repetitive', ar: 'متكررة' }
  return diversity < 95 ? { en: 'varied', ar: 'متنوعة' } : { en: 'very varied', ar: 'شديدة التنوع' }
}

function arabicReasons(shape: TextShape, statistics: WordStatistics): Localized[] {
  const clitics: Localized = {
    en: `${percent(statistics.cliticShare)}% of the words carry a conjunction, preposition or pronoun written onto them.`,
    ar: `${percent(statistics.cliticShare)}% من الكلمات اتصل بها عطف أو جر أو ضمير.`,
  }
  const vowels: Localized =
    shape.vocalisedShare > 0.4
      ? {
          en: `The text is vocalised (${percent(shape.vocalisedShare)}% of letters), which helps a young reader${osmanNote(statistics).en}.`,
          ar: `النص مشكول (${percent(shape.vocalisedShare)}% من الحروف)، وهذا يعين القارئ الصغير${osmanNote(statistics).ar}.`,
        }
      : {
          en: 'The text is not vocalised, so the reader must supply the vowels.',
          ar: 'النص غير مشكول، فعلى القارئ أن يقدّر الحركات بنفسه.',
        }
  return [clitics, vowels]
}

function osmanNote(statistics: WordStatistics): Localized {
  if (!Number.isFinite(statistics.osman)) return { en: '', ar: '' }
  return {
    en: `; its OSMAN reading ease is ${whole(statistics.osman)}`,
    ar: `؛ ودرجة سهولته بمقياس أوسمان ${whole(statistics.osman)}`,
  }
}
