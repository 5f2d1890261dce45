import { BOOK_KINDS, type BookKind, type GenreChance } from '../../../../contract/assessment.ts'
import { GENRES, type Genre } from '../../../../contract/genres.ts'
import { evenly } from '../../reader/choose-windows.ts'
import type { Reading } from '../../reader/read-windows.ts'
import { loadSense } from '../impression/sense.ts'
import { WINDOWS_OF_KIND } from '../narrative/kind/kind-features.ts'
import { genreInputs, type CountedText } from './genre-inputs.ts'
import { GENRE_MODEL } from './genre-model.ts'
import type { GenreSigns } from './genre-signs.ts'

/** A genre is named from this chance on, and where none reaches it the likeliest: training/README.md says how often that is right. */
const NAMED_FROM = 0.45
const MOST = 4
/** What too few of the records it learned from were, or stories of one hand alone, and words tell. */
const TOLD_BY_WORDS: ReadonlySet<Genre> = new Set(['Interactive', 'UAE Culture'])
/** What cannot happen is not realistic. */
const UNREAL: ReadonlySet<Genre> = new Set(['Fantasy', 'Fairy Tale', 'Fable', 'Science Fiction'])

export type ToldGenres = {
  /** The likeliest first. */
  genres: GenreChance[]
  /** 0-1: whether a book that informs tells facts rather than thoughts and opinions. */
  factual: number
}

const senseOfGenres = loadSense(new URL('weights.txt', import.meta.url))

/** What a librarian would put on the record of a text, by regressions that learned from 1,240 records (training/genres.py). */
export function readGenres(counted: CountedText, kind: BookKind, readings: readonly Reading[]): ToldGenres {
  const sense = senseOfGenres(evenly(readings, WINDOWS_OF_KIND)) ?? GENRE_MODEL.map(() => 0)
  const inputs = [...genreInputs(counted), ...BOOK_KINDS.map((name) => Number(name === kind)), ...sense]
  const chances = GENRE_MODEL.map(({ bias, weights }) =>
    logistic(weights.reduce((sum, weight, index) => sum + weight * inputs[index]!, bias)),
  )
  const likeliest = GENRES.filter((genre) => !TOLD_BY_WORDS.has(genre))
    .map((genre) => ({ genre, chance: rounded(chances[GENRES.indexOf(genre)]!) }))
    .toSorted((a, b) => b.chance - a.chance)
  const named = likeliest.slice(0, MOST).filter(({ chance }, index) => index === 0 || chance >= NAMED_FROM)
  return { genres: possible([...named, ...byWords(counted.signs)]), factual: rounded(chances[GENRES.length]!) }
}

function byWords({ Interactive, 'UAE Culture': emirates }: GenreSigns): GenreChance[] {
  const told: (Genre | false)[] = [
    Interactive.hits >= 3 && Interactive.rate >= 20 && 'Interactive',
    emirates.hits >= 3 && emirates.rate >= 5 && 'UAE Culture',
  ]
  return told.filter((genre) => genre !== false).map((genre) => ({ genre, chance: NAMED_FROM }))
}

function possible(genres: readonly GenreChance[]): GenreChance[] {
  const unreal = genres.findIndex(({ genre }) => UNREAL.has(genre))
  const realistic = genres.findIndex(({ genre }) => genre === 'Realistic Fiction')
  if (unreal < 0 || realistic < 0) return [...genres]
  const less = genres[Math.max(unreal, realistic)]!
  return genres.filter((told) => (less.genre === 'Realistic Fiction' ? told !== less : !UNREAL.has(told.genre)))
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
const rounded = (chance: number): number => Math.round(chance * 100) / 100
