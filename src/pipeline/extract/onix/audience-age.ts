/** One AudienceRange composite: a qualifier of code list 30 and its bounds of code list 31 with their values. */
export type AudienceRange = { qualifier: string; bounds: { precision: string; value: string }[] }

/** Whole years; null where a side is open. */
export type AgeRange = { from: number | null; to: number | null; source: AgeSource }
export type AgeSource = 'interest_age' | 'interest_age_months' | 'reading_age' | 'us_grade'

/** Code list 30, the surest statement of an age first. Reading speed, Lexile-like and national grades are not ages. */
const SOURCES: readonly [qualifier: string, source: AgeSource][] = [
  ['17', 'interest_age'],
  ['16', 'interest_age_months'],
  ['18', 'reading_age'],
  ['11', 'us_grade'],
]
const EXACT = '01'
const FROM = '03'
const TO = '04'
const OLDEST = 99
/** A child in kindergarten is five; grade n is five years later than that in age: n + 5. */
const KINDERGARTEN_AGE = 5

/**
 * The age for which a publisher means a book: interest age in years, else in months, else reading age, else the US school
 * grade. A range that is no range (from above to, not a number, older than 99) does not count.
 *
 * @example ageOf([{ qualifier: '17', bounds: [{ precision: '03', value: '6' }, { precision: '04', value: '9' }] }]) // 6-9
 */
export function ageOf(ranges: readonly AudienceRange[]): AgeRange | null {
  for (const [qualifier, source] of SOURCES) {
    for (const range of ranges) {
      const found = range.qualifier === qualifier ? readRange(range, source) : null
      if (found !== null) return found
    }
  }
  return null
}

/** Whether a range with a qualifier that is an age fails to be one. */
export function isBadRange(range: AudienceRange): boolean {
  const source = SOURCES.find(([qualifier]) => qualifier === range.qualifier)?.[1]
  return source !== undefined && readRange(range, source) === null
}

/** @example ageText({ from: 8, to: null }) // '8+' */
export function ageText({ from, to }: Pick<AgeRange, 'from' | 'to'>): string {
  if (from === null) return to === null ? '' : `0-${String(to)}`
  return to === null ? `${String(from)}+` : from === to ? String(from) : `${String(from)}-${String(to)}`
}

function readRange({ bounds }: AudienceRange, source: AgeSource): AgeRange | null {
  let from: number | null = null
  let to: number | null = null
  for (const { precision, value } of bounds) {
    const age = years(value.trim(), source)
    if (age === null) return null
    if (precision === EXACT || precision === FROM) from = age
    if (precision === EXACT || precision === TO) to = age
  }
  if (from === null && to === null) return null
  return (from ?? 0) > (to ?? OLDEST) ? null : { from, to, source }
}

function years(value: string, source: AgeSource): number | null {
  if (source === 'us_grade') {
    if (/^(?:P|PK|PREK)$/i.test(value)) return KINDERGARTEN_AGE - 1
    if (/^K$/i.test(value)) return KINDERGARTEN_AGE
  }
  if (!/^\d{1,4}(?:\.\d+)?$/.test(value)) return null
  const number = Number(value)
  const age =
    source === 'us_grade' ? number + KINDERGARTEN_AGE : source === 'interest_age_months' ? number / 12 : number
  return age > OLDEST ? null : Math.floor(age)
}
