import { THEMES, type Finding, type FoundTheme, type NarrativeFacts } from '../../../../contract/assessment.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { GENRE_SIGNS, type GenreSigns } from './genre-signs.ts'

/** What was counted in a text before anything was understood of it. */
export type CountedText = {
  tokens: TokenizedText
  narrative: NarrativeFacts
  themes: readonly Pick<FoundTheme, 'theme' | 'weight'>[]
  /** What the lexicon alone finds. */
  found: readonly Finding[]
  signs: GenreSigns
}

const MAIN_FIGURES = 3
const STRONG = 3
const SHORT = 1500
/** Of a shorter text densities say little. */
const FEWEST_WORDS = 500

/** What tells the genres of a text beside its sense: its themes, words only such books have, who is in it, how it is told and what happens. */
export function genreInputs({ tokens, narrative, themes, found, signs }: CountedText): number[] {
  const words = tokens.tokenCount
  const figures = narrative.characters.toSorted((a, b) => b.mentions - a.mentions).slice(0, MAIN_FIGURES)
  const animals = (characters: NarrativeFacts['characters']): number =>
    characters.filter(({ kind }) => kind === 'animal').length
  const density = (category: Finding['category'], least = 1): number => {
    const count = found.filter((finding) => finding.category === category && finding.intensity >= least).length
    return Math.log1p((10_000 * count) / Math.max(FEWEST_WORDS, words))
  }
  return [
    ...THEMES.map((theme) => themes.find((counted) => counted.theme === theme)?.weight ?? 0),
    ...GENRE_SIGNS.flatMap((name) => [Math.log1p(signs[name].rate), Number(signs[name].different >= 2)]),
    Math.log10(words + 1),
    narrative.dialogueShare,
    Number(narrative.firstPerson),
    Number(narrative.verse),
    animals(figures),
    Math.log1p(animals(narrative.characters)),
    density('fear', STRONG),
    density('violence'),
    density('sexualContent'),
    Number(words < SHORT),
  ]
}
