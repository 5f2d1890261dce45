import type { ThemeMeasures } from '../../../../contract/assessment.ts'
import { predict, type LinearModel } from '../level/level-model.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { ThemeInput } from './theme-features.ts'
import { themeFeatures } from './theme-features.ts'
import { BOOK_THEME_MODEL } from './book-theme-model.ts'
import { SHORT_THEME_MODEL } from './short-theme-model.ts'
import { themeReasons, type ToldContent } from './theme-reasons.ts'

const MIN_AGE = 3
const MAX_AGE = 18

/** Of a story of some hundred words, and of a book. */
export type ThemeModel = { short: LinearModel; book: LinearModel }

export const THEME_MODEL: ThemeModel = { short: SHORT_THEME_MODEL, book: BOOK_THEME_MODEL }

/**
 * How demanding the themes of a book are. The age in years is a fitted linear combination (book-theme-model.ts, short-theme-model.ts) of what is
 * told, the findings and the grown and young themes, of how: length, cast, language, choice of words. The index is the same on a scale
 * of 0 to 100; the levels meet where those of the default configuration do (3-7, 8-12, 13-18).
 */
export function measureThemes(
  tokens: TokenizedText,
  {
    model = THEME_MODEL,
    told,
    saidAges,
    impressionAge,
    asAWhole,
    ...input
  }: Omit<ThemeInput, 'dictionAge'> & {
    told: ToldContent
    model?: ThemeModel
    /** The youngest fitting age by what is said of a short text, and of a book. */
    saidAges: Record<'short' | 'book', number>
    /** The same by the sense of a short text alone, and how far it is judged as a whole and not as a passage, 0-1. */
    impressionAge: number
    asAWhole: number
  },
): ThemeMeasures {
  const featuresOf = (dictionAge: number): Record<string, number> => themeFeatures(tokens, { ...input, dictionAge })
  const felt = { impressionAge, impressionAgeAsAWhole: asAWhole * impressionAge }
  const features = featuresOf(saidAges.book)
  const years =
    (1 - input.bookShare) * predict(model.short, { ...featuresOf(saidAges.short), ...felt }) +
    input.bookShare * predict(model.book, features)
  const saidAge = (1 - input.bookShare) * saidAges.short + input.bookShare * saidAges.book
  const age = Math.round(Math.min(MAX_AGE, Math.max(MIN_AGE, years)) * 10) / 10
  return { ...themesAt(age), reasons: themeReasons({ ...input, dictionAge: saidAge }, told, features) }
}

/** An age in years with the index and the level that belong to it. */
export function themesAt(age: number): Omit<ThemeMeasures, 'reasons'> {
  return {
    index: Math.min(100, Math.max(0, Math.round(((age - MIN_AGE) / (MAX_AGE - MIN_AGE)) * 100))),
    age,
    level: levelOf(age),
  }
}

function levelOf(age: number): ThemeMeasures['level'] {
  if (age < 7.5) return 'Simple'
  return age < 12.5 ? 'Moderate' : 'High'
}
