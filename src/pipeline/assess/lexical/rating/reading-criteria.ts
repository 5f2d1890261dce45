import { FACT_KINDS, STORY_KINDS, type BookKind, type CriterionRating } from '../../../../contract/assessment.ts'
import type { Localized } from '../../../../contract/languages.ts'
import { arabicYears } from '../arabic-count.ts'
import type { CriteriaInput } from './criteria-input.ts'

type Rated = Pick<CriterionRating, 'score' | 'rationale' | 'evidence'>
type Rater = (input: CriteriaInput) => Rated

function peopleInWords(kind: BookKind, people: readonly { name: string }[]): Localized {
  const names = people.slice(0, 2).map(({ name }) => name)
  const [en, ar] = [names.join(' and '), names.join(' و')]
  if (people.length === 0) {
    return FACT_KINDS.has(kind)
      ? { en: 'It tells no story and follows nobody.', ar: 'لا يروي قصة، ولا يتابع شخصيات.' }
      : { en: 'No named character returns often.', ar: 'لا تتكرر شخصية مسمّاة كثيرًا.' }
  }
  if (!STORY_KINDS.has(kind)) return { en: `It speaks most of ${en}.`, ar: `أكثر من يرد ذكره فيه ${ar}.` }
  return {
    en: `${people.length} ${people.length === 1 ? 'character returns' : 'characters return'}, above all ${en}.`,
    ar: `عدد الشخصيات المتكررة ${people.length}، وأبرزها ${ar}.`,
  }
}

const clamp = (score: number): number => Math.round(Math.min(97, Math.max(45, score)))
const percent = (share: number): string => `${Math.round(share * 100)}`

/** Older Arabic prose tells speech by its verbs alone: that there is none cannot be said. */
const NO_SPEECH_MARKED: Localized = {
  en: 'No speech is set off by marks, so readers must tell for themselves who speaks.',
  ar: 'لا علامات تميّز كلام المتحدثين، فعلى القارئ أن يتبيّن بنفسه من يتكلم.',
}

/**
 * Systems 3 and 4: how well the book serves the readers of its level. 100 would be wholly fitting and clear; a demanding
 * book is not marked down for its demands, only for what stands between it and its own readers.
 */
const RATERS: Readonly<Record<string, Rater>> = {
  's3.narrative': ({ narrative, tokens, told }) => {
    const shifts = (narrative.timeShifts * 10_000) / Math.max(2000, tokens.tokenCount)
    const chapters = narrative.chapters.length
    const unbroken = tokens.tokenCount > 25_000 && chapters < 3 ? 8 : 0
    return {
      score: clamp(93 - Math.max(0, shifts - 12) * 0.8 - unbroken),
      rationale: STORY_KINDS.has(told.kind)
        ? {
            en: `${chapters > 1 ? `${chapters} chapters carry the story` : 'The story is told in one piece'}; it moves in time ${narrative.timeShifts} times.`,
            ar: `${chapters > 1 ? `عدد فصول القصة ${chapters}` : 'تُروى القصة قطعة واحدة'}، وعدد انتقالاتها في الزمن ${narrative.timeShifts}.`,
          }
        : {
            en: chapters > 1 ? `It is divided into ${chapters} chapters.` : 'It is written in one piece.',
            ar: chapters > 1 ? `عدد فصوله ${chapters}.` : 'كُتب قطعة واحدة بلا فصول.',
          },
      evidence: narrative.keyMoments.slice(0, 3).map((moment) => moment.evidence),
    }
  },
  's3.character': ({ narrative, language, told }) => {
    const cast = narrative.characters.filter((character) => character.mentions >= 3)
    // A young reader keeps about as many people in mind as years; more of them cost clarity.
    const crowd = Math.max(0, cast.length - Math.max(6, language.age * 1.5))
    const people = told.people.filter((character) => character.mentions >= 3)
    return {
      score: clamp(93 - crowd * 0.7),
      rationale: peopleInWords(told.kind, people),
      evidence: people.slice(0, 3).map((character) => character.first),
    }
  },
  's3.thematic': ({ theme, language }) => {
    // Grown-up themes in a language for small children, or the reverse, serve neither.
    const gap = Math.abs(theme.age - language.age)
    return {
      score: clamp(94 - Math.max(0, gap - 3) * 2.2),
      rationale: {
        en: `The themes suit readers from about ${Math.round(theme.age)}, the language from about ${Math.round(language.age)}.`,
        ar: `تناسب موضوعاته قارئًا من نحو ${arabicYears(Math.round(theme.age))}، ولغته من نحو ${arabicYears(Math.round(language.age))}.`,
      },
      evidence: [],
    }
  },
  's3.cognitive': ({ theme, narrative, language }) => {
    const helped = narrative.dialogueShare >= 0.12 ? 2 : 0
    return {
      score: clamp(
        90 + helped - Math.max(0, theme.index - 75) * 0.3 - Math.max(0, language.meanSentenceWords - 30) * 0.5,
      ),
      rationale:
        narrative.dialogueShare === 0
          ? NO_SPEECH_MARKED
          : {
              en: `${percent(narrative.dialogueShare)}% of the text is spoken, which ${narrative.dialogueShare >= 0.12 ? 'shows feelings and causes directly' : 'leaves much to be inferred'}.`,
              ar: `الحوار ${percent(narrative.dialogueShare)}% من النص، وهو ${narrative.dialogueShare >= 0.12 ? 'يُظهر المشاعر والأسباب مباشرة' : 'يترك للقارئ أن يستنتج كثيرًا'}.`,
            },
      evidence: narrative.salient.slice(0, 2),
    }
  },
  's4.vocabulary': ({ language, tokens }) => ({
    score: clamp(96 - Math.max(0, language.rareWordShare - usualRareShare(tokens.language)) * 130),
    rationale: {
      en: `${percent(language.rareWordShare)}% of the words are rare${language.hardWords.length > 0 ? `, such as ${language.hardWords.slice(0, 4).join(', ')}` : ''}.`,
      ar: `${percent(language.rareWordShare)}% من الكلمات نادرة${language.hardWords.length > 0 ? `، مثل: ${language.hardWords.slice(0, 4).join('، ')}` : ''}.`,
    },
    evidence: [],
  }),
  's4.sentence': ({ language, tokens }) => {
    const spread = sentenceSpread(tokens)
    return {
      score: clamp(96 - Math.max(0, language.meanSentenceWords - 18) * 0.9 - Math.max(0, spread - 0.8) * 14),
      rationale: {
        en: `A sentence has ${language.meanSentenceWords.toFixed(1)} words on average; their lengths are ${spread > 0.9 ? 'very uneven' : spread > 0.45 ? 'varied' : 'much alike'}.`,
        ar: `متوسط الجملة ${language.meanSentenceWords.toFixed(1)} كلمة، وأطوال الجمل ${spread > 0.9 ? 'متفاوتة جدًا' : spread > 0.45 ? 'متنوعة' : 'متقاربة'}.`,
      },
      evidence: language.hardSentences.slice(0, 3),
    }
  },
  's4.fluency': ({ language, tokens }) => {
    const repeated = 1 - language.uniqueWords / Math.max(1, tokens.tokenCount)
    return {
      score: clamp(78 + repeated * 18 - Math.max(0, language.meanSentenceWords - 28) * 0.6),
      rationale: {
        en: `The book uses ${language.uniqueWords} different words in ${language.words}.`,
        ar: `يستعمل الكتاب ${language.uniqueWords} كلمة مختلفة من أصل ${language.words}.`,
      },
      evidence: [],
    }
  },
  's4.clarity': ({ language }) => ({
    score: clamp(68 + language.readingEase * 0.3),
    rationale: {
      en: `Reading ease is ${Math.round(language.readingEase)} of 100.`,
      ar: `سهولة القراءة ${Math.round(language.readingEase)} من 100.`,
    },
    evidence: language.hardSentences.slice(0, 2),
  }),
}

/** undefined for a criterion that is not one of the eight known ones of systems 3 and 4. */
export function rateReadingCriterion(key: string, input: CriteriaInput): Rated | undefined {
  return RATERS[key]?.(input)
}

/** Arabic joins particles and pronouns to its words, so that far more of its forms are rare in any list. */
function usualRareShare(language: CriteriaInput['tokens']['language']): number {
  return language === 'ar' ? 0.4 : language === 'mixed' ? 0.2 : 0.06
}

/** Coefficient of variation of the words per sentence. */
function sentenceSpread({ sentenceToken, sentenceCount }: CriteriaInput['tokens']): number {
  if (sentenceCount < 2) return 0
  const mean = sentenceToken[sentenceCount]! / sentenceCount
  let squares = 0
  for (let sentence = 0; sentence < sentenceCount; sentence += 1) {
    squares += (sentenceToken[sentence + 1]! - sentenceToken[sentence]! - mean) ** 2
  }
  return Math.sqrt(squares / sentenceCount) / Math.max(1, mean)
}
