import type {
  Finding,
  FoundTheme,
  LanguageMeasures,
  NarrativeFacts,
  Theme,
  ThemeMeasures,
} from '../../../../contract/assessment.ts'
import type { TokenizedText } from '../tokenized-text.ts'
import { predict } from '../level/level-model.ts'
import { themeReasons } from './theme-reasons.ts'
import { THEME_MODEL } from './theme-model.ts'

export type ThemeInput = {
  findings: readonly Finding[]
  themes: readonly FoundTheme[]
  narrative: NarrativeFacts
  language: LanguageMeasures
}

/** Themes that ask for a reader who has lived a little, and those a small child is at home in. */
const GROWN: readonly Theme[] = ['death', 'war', 'romance', 'injustice', 'illness', 'identity', 'mystery', 'freedom']
const YOUNG: readonly Theme[] = ['animals', 'home', 'family', 'humour', 'nature', 'learning', 'magic', 'friendship']

const MIN_AGE = 3
const MAX_AGE = 18

/**
 * How demanding the themes of a book are. The age in years is a linear combination (see theme-model.ts) of what is told
 * (findings, grown and young themes) and how (length, cast, language); the index is the same on a scale of 0 to 100.
 */
export function measureThemes(tokens: TokenizedText, input: ThemeInput): ThemeMeasures {
  const features = themeFeatures(tokens, input)
  const age = Math.round(Math.min(MAX_AGE, Math.max(MIN_AGE, predict(THEME_MODEL, features))) * 10) / 10
  return {
    index: Math.round(((age - MIN_AGE) / (MAX_AGE - MIN_AGE)) * 100),
    age,
    level: age < 7.5 ? 'Simple' : age < 12.5 ? 'Moderate' : 'High',
    reasons: themeReasons(input, features),
  }
}

/** What the theme age is made of; shares and saturating scores, so that no single count can run away with it. */
export function themeFeatures(tokens: TokenizedText, input: ThemeInput): Record<string, number> {
  const { findings, themes, narrative, language } = input
  const weightOf = (wanted: readonly Theme[]): number =>
    themes.reduce((sum, found) => sum + (wanted.includes(found.theme) ? found.weight : 0), 0)
  const words = tokens.tokenCount + 500
  const rate = (categories: readonly string[], least: number): number => {
    const sum = findings.reduce(
      (total, finding) =>
        total + (categories.includes(finding.category) && finding.intensity >= least ? finding.intensity : 0),
      0,
    )
    return Math.log1p((sum * 10_000) / words)
  }
  return {
    languageAge: language.age,
    logWords: Math.log(tokens.tokenCount + 50),
    grown: weightOf(GROWN),
    young: weightOf(YOUNG),
    romance: weightOf(['romance']),
    dark: rate(['violence', 'distress', 'fear'], 2),
    adult: rate(['sexualContent', 'substanceUse', 'gambling', 'language'], 1),
    dialogue: narrative.dialogueShare,
  }
}
