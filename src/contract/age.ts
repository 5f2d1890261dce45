import * as z from 'zod/mini'

/** The age groups of the library, in the order a reader grows. */
export const AGE_GROUPS = ['0-3', '3-5', '6-9', '10-12', '13-16', '17+', '21+'] as const
export const ageGroupSchema = z.enum(AGE_GROUPS)
export type AgeGroup = z.infer<typeof ageGroupSchema>

export const REPORT_AGE_GROUPS = ['3-7', '8-12', '13-18'] as const
export type ReportAgeGroup = (typeof REPORT_AGE_GROUPS)[number]

/** The lower bound of each group in years. */
export const AGE_GROUP_FLOOR: Record<AgeGroup, number> = {
  '0-3': 0,
  '3-5': 3,
  '6-9': 6,
  '10-12': 10,
  '13-16': 13,
  '17+': 17,
  '21+': 21,
}

export type AgeRange = { min: number; max: number }

/**
 * Reads an age text as the library filter does: two or more numbers give smallest to largest, one number n gives
 * n to n+2, no number gives 0 to 99. Years, both ends included.
 * @example parseAgeRange('8-10') // { min: 8, max: 10 }
 */
export function parseAgeRange(text: string | undefined | null): AgeRange {
  const numbers = [...(text ?? '').matchAll(/\d+/g)].map((match) => Number(match[0]))
  const [first] = numbers
  if (first === undefined) return { min: 0, max: 99 }
  if (numbers.length === 1) return { min: first, max: first + 2 }
  return { min: Math.min(...numbers), max: Math.max(...numbers) }
}

/** True when the age group and the book's recommended range share a year. */
export function ageGroupMatches(group: string, recommended: string | undefined | null): boolean {
  const a = parseAgeRange(group)
  const b = parseAgeRange(recommended)
  return a.min <= b.max && b.min <= a.max
}

/** '21+' and '17+' sort as 21 and 17, anything else by its leading number; without a number it sorts first. */
export function ageSortValue(text: string): number {
  return Number(/^\D*(\d+)/.exec(text)?.[1] ?? 0)
}

/**
 * The first group whose lower bound is at least the recommended age less one year.
 * @example ageGroupFor(8) // '10-12'; ageGroupFor(7) // '6-9'; ageGroupFor(4) // '3-5'
 */
export function ageGroupFor(age: number): AgeGroup {
  return AGE_GROUPS.find((group) => AGE_GROUP_FLOOR[group] >= age - 1) ?? '21+'
}

/** The first number of an age text, or undefined. Used to compare recommended and retailer ages. */
export function firstAge(text: string | undefined | null): number | undefined {
  const match = /\d+/.exec(text ?? '')
  return match ? Number(match[0]) : undefined
}
