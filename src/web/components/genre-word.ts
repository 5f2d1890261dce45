import type { TFunction } from 'i18next'
import { GENRES } from '../../contract/genres.ts'

/** A genre of the closed list in the reader's language; anything else as it is. */
export function genreWord(t: TFunction, genre: string): string {
  const known = GENRES.find((word) => word === genre)
  return known ? t(`values.genre.${known}`) : genre
}
