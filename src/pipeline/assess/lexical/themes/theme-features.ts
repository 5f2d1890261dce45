import type { Finding, LanguageMeasures, NarrativeFacts, Theme } from '../../../../contract/assessment.ts'
import { READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { WeighedTheme } from './weigh-themes.ts'

export type ThemeInput = {
  findings: readonly Finding[]
  themes: readonly WeighedTheme[]
  narrative: NarrativeFacts
  language: LanguageMeasures
  /** How strongly the text holds each label, 0-3. */
  severities: Readonly<Record<ReadLabel, number>>
  /** The youngest fitting age by the choice of words, years. */
  dictionAge: number
  /** How far it is a book and no passage, 0-1. */
  bookShare: number
}

/** Themes that ask for a reader who has lived a little, and those a small child is at home in. */
const GROWN: readonly Theme[] = ['death', 'war', 'injustice', 'illness', 'identity', 'mystery', 'faith', 'honesty']
const YOUNG: readonly Theme[] = ['animals', 'home', 'family', 'humour', 'nature', 'magic', 'generosity', 'work']

/**
 * What the theme age is made of: what is told, how, and in which words. Theme features are sums of weights; severities are 0-3; logWords is
 * the natural logarithm; timeShifts per 10,000 words, logarithmic. An Arabic text has each feature of its telling once more
 * with `InArabic` behind its name, for the two languages are measured on scales of their own.
 */
export function themeFeatures(tokens: TokenizedText, input: ThemeInput): Record<string, number> {
  const { themes, narrative, language, severities, dictionAge } = input
  const words = tokens.tokenCount + 500
  const weightOf = (wanted: readonly Theme[]): number =>
    themes.reduce((sum, found) => sum + (wanted.includes(found.theme) ? found.weight : 0), 0)
  const telling = {
    languageAge: language.age,
    logWords: Math.log(tokens.tokenCount + 50),
    grown: weightOf(GROWN),
    young: weightOf(YOUNG),
    romance: weightOf(['romance']),
    dialogue: narrative.dialogueShare,
    timeShifts: Math.log1p((narrative.timeShifts * 10_000) / words),
    firstPerson: narrative.firstPerson ? 1 : 0,
  }
  const arabic = tokens.language === 'ar'
  return {
    ...telling,
    arabic: arabic ? 1 : 0,
    ...Object.fromEntries(Object.entries(telling).map(([name, value]) => [`${name}InArabic`, arabic ? value : 0])),
    dictionAge,
    dictionAgeInArabic: arabic ? dictionAge : 0,
    ...Object.fromEntries(READ_LABELS.map((label) => [`${label}Severity`, severities[label]])),
  }
}
