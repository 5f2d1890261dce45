import type { TFunction } from 'i18next'

const KNOWN = ['Safe', 'Moderate', 'Severe', 'Simple', 'High', 'Easy', 'Advanced'] as const

/** A rating in the reader's language. */
export function ratingWord(t: TFunction, rating: string): string {
  const known = KNOWN.find((word) => word === rating)
  return known ? t(`values.rating.${known}`) : rating || t('values.rating.Unknown')
}
