import type { BookMetadata } from '../../contract/book-text.ts'
import type { RetailerData } from '../../contract/sources.ts'

/** The age a file itself states: schema.org's typicalAgeRange, which EPUB takes over. null where it states none. */
export function statedAge({ typicalAgeRange = '' }: Pick<BookMetadata, 'typicalAgeRange'>): RetailerData | null {
  const [, from, open, to] = /^\s*(\d{1,2})?\s*(\+|[-\u2013]\s*(\d{1,2})?)?\s*$/.exec(typicalAgeRange) ?? []
  if (from === undefined && to === undefined) return null
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return null
  const age = to !== undefined ? `${from ?? '0'}-${to}` : open === undefined ? from : `${from ?? '0'}+`
  if (age === undefined) return null
  return {
    status: 'ok',
    targetAge: age,
    matchMethod: 'other',
    matchQuality: 'high',
    matchConfidence: 100,
    editionsCompared: 1,
  }
}
