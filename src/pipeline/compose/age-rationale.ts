import type { Localized } from '../../contract/languages.ts'
import type { BookFacts } from './book-facts.ts'
import { BAND_WORDS } from './bank/names.ts'
import { counted, formatNumber, listed } from './counted.ts'
import { asSentence, bothLanguages, fillFrame, joinParts, joinSentences } from './frame.ts'
import { ageWords } from './slots.ts'

/** Which of the three ages decided, with the numbers behind each. */
export function explainAge(facts: BookFacts): Localized {
  const { judgement, assessment } = facts
  const { ages, systems } = judgement.arithmetic
  const { languageMeasures: language, themeMeasures: theme } = assessment
  const enabled = (system: number): boolean => systems.find((entry) => entry.system === system)?.enabled ?? false
  const parts: Localized[] = []
  if (enabled(3))
    parts.push(fillFrame(['themes from {age}', 'موضوعاته تناسب من عمر {age}'], { age: ageWords(ages.theme) }))
  if (enabled(4))
    parts.push(fillFrame(['language from {age}', 'لغته تناسب من عمر {age}'], { age: ageWords(ages.language) }))
  parts.push(
    ages.band === 0
      ? fillFrame(['no limit from the content', 'محتواه لا يفرض حدًا للعمر'])
      : fillFrame(['content from {age} (band {band})', 'محتواه يناسب من عمر {age} (الفئة {band})'], {
          band: fillFrame(BAND_WORDS[judgement.nmc.finalBand]),
          age: ageWords(ages.band),
        }),
  )
  const decisive = [
    ...(enabled(3) && ages.theme === ages.recommended ? [fillFrame(['the themes', 'الموضوعات'])] : []),
    ...(enabled(4) && ages.language === ages.recommended ? [fillFrame(['the language', 'اللغة'])] : []),
    ...(ages.band === ages.recommended && ages.band > 0 ? [fillFrame(['the content', 'المحتوى'])] : []),
  ]
  const unsuitable = judgement.verdict === 'Not Whitelisted'
  const head = fillFrame(
    unsuitable
      ? [
          'Whatever a reader could manage, the book is not recommended for any child; measured alone it asks for {age}: ',
          'لا يُنصح بالكتاب لأي طفل مهما كانت قدرته على القراءة؛ وبالقياس وحده يناسب من عمر {age}: ',
        ]
      : ['Recommended from {age}: ', 'يُنصح به من عمر {age}: '],
    { age: ageWords(ages.recommended) },
  )
  const list: Localized = { en: parts.map(({ en }) => en).join(', '), ar: parts.map(({ ar }) => ar).join('، و') }
  const decided =
    decisive.length === 0
      ? undefined
      : fillFrame(['; {decisive} decided', '؛ والعامل الحاسم {decisive}'], { decisive: listed(decisive) })
  const themeNumbers = fillFrame(
    ['Themes: {index} of 100 on the scale of demand', 'الموضوعات: {index} من 100 على مقياس الصعوبة'],
    {
      index: bothLanguages(formatNumber(Math.round(theme.index))),
    },
  )
  const languageNumbers = fillFrame(
    [
      'Language: {words}, {mean} in a sentence on average, level {band}',
      'اللغة: {words}، ومتوسط الجملة {mean}، والمستوى {band}',
    ],
    {
      words: counted(language.words, 'word'),
      mean: counted(Math.round(language.meanSentenceWords), 'word'),
      band: bothLanguages(language.band),
    },
  )
  return joinSentences(
    asSentence(joinParts(head, list, decided)),
    withReason(themeNumbers, theme.reasons[0]),
    withReason(languageNumbers, language.reasons[0]),
  )
}

function withReason(numbers: Localized, reason: Localized | undefined): Localized {
  if (reason === undefined) return asSentence(numbers)
  const bare = (text: string): string => text.trim().replace(/[.؟!]+$/u, '')
  return asSentence({
    en: `${numbers.en}; ${bare(reason.en).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
    ar: `${numbers.ar}؛ ${bare(reason.ar)}`,
  })
}
