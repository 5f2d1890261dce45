import type { Finding, FoundTheme, LanguageMeasures, NarrativeFacts, Theme } from '../../../../contract/assessment.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

export type ThemeInput = {
  findings: readonly Finding[]
  themes: readonly FoundTheme[]
  narrative: NarrativeFacts
  language: LanguageMeasures
}

/** Names of the features, in the order of the coefficients. */
export const THEME_FEATURES = [
  'languageAge',
  'logWords',
  'grown',
  'young',
  'romance',
  'dark',
  'adult',
  'dialogue',
  'timeShifts',
  'firstPerson',
] as const

/** Words without findings that are added to every text, so that one passage does not make a short story a grown one. */
const FINDING_PRIOR = 3000

/** Themes that ask for a reader who has lived a little, and those a small child is at home in. */
const GROWN: readonly Theme[] = ['death', 'war', 'injustice', 'illness', 'identity', 'mystery', 'faith', 'honesty']
const YOUNG: readonly Theme[] = ['animals', 'home', 'family', 'humour', 'nature', 'magic', 'generosity', 'work']

/**
 * What the theme age is made of: what is told and how. Theme features are sums of weights; dark and adult are logarithms
 * of intensity per 10,000 words; logWords is the natural logarithm; timeShifts per 10,000 words, logarithmic.
 */
export function themeFeatures(tokens: TokenizedText, input: ThemeInput): Record<string, number> {
  const { findings, themes, narrative, language } = input
  const words = tokens.tokenCount + 500
  const weightOf = (wanted: readonly Theme[]): number =>
    themes.reduce((sum, found) => sum + (wanted.includes(found.theme) ? found.weight : 0), 0)
  const rate = (categories: readonly string[], least: number): number => {
    let sum = 0
    for (const finding of findings) {
      if (categories.includes(finding.category) && finding.intensity >= least) sum += finding.intensity
    }
    return Math.log1p((sum * 10_000) / (words + FINDING_PRIOR))
  }
  return {
    languageAge: language.age,
    logWords: Math.log(tokens.tokenCount + 50),
    grown: weightOf(GROWN),
    young: weightOf(YOUNG),
    romance: weightOf(['romance']),
    dark: rate(['violence', 'distress', 'fear'], 2),
    adult: rate(['sexualContent', 'substanceUse', 'gambling', 'language'], 2),
    dialogue: narrative.dialogueShare,
    timeShifts: Math.log1p((narrative.timeShifts * 10_000) / words),
    firstPerson: narrative.firstPerson ? 1 : 0,
  }
}
