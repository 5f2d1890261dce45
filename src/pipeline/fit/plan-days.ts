import type { PlanDay, PlanKind } from '../../contract/reading-plan.ts'

export type PlanMonth = {
  kind: PlanKind
  /** Of the calendar of Umm al-Qura for Ramadan, else of the common one. */
  year: number
  /** 1-12; Ramadan has none. */
  month: number
}

type Day = Pick<PlanDay, 'date' | 'hijri'>

const DAY_MS = 86_400_000
/** A mean year of the moon. */
const HIJRI_YEAR_DAYS = 354.367_07
/** Noon of the first day of the first year, 16 July 622 of the calendar as it is reckoned today (19 July). */
const HIJRI_START = Date.UTC(622, 6, 19, 12)
/** A year by the mean may begin so many days earlier or later than by the tables. */
const ROOM_DAYS = 8
const RAMADAN = 9
/** In the Emirates Saturday and Sunday are no school days. */
const WEEKEND = new Set([0, 6])

const UMM_AL_QURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

/**
 * The days somebody reads on: the school days or all days of a month, or the days of Ramadan, whose evenings are meant. The days of
 * Ramadan are those of the tables of Umm al-Qura; the sighting of the moon may move them by one.
 */
export function planDays({ kind, year, month }: PlanMonth): Day[] {
  if (kind === 'ramadan') {
    const about = HIJRI_START + ((year - 1) * HIJRI_YEAR_DAYS + (RAMADAN - 1) * (HIJRI_YEAR_DAYS / 12)) * DAY_MS
    const days = daysFrom(about - ROOM_DAYS * DAY_MS, 30 + 2 * ROOM_DAYS)
    return days.filter(({ hijri }) => hijri.year === year && hijri.month === RAMADAN)
  }
  const first = Date.UTC(year, month - 1, 1, 12)
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const days = daysFrom(first, count)
  if (kind === 'month') return days
  return days.filter(({ date }) => !WEEKEND.has(new Date(date).getUTCDay()))
}

function daysFrom(start: number, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => {
    const time = new Date(start + at * DAY_MS)
    return { date: time.toISOString().slice(0, 10), hijri: hijriOf(time) }
  })
}

/** @example hijriOf(new Date('2026-02-18T12:00Z')) // { day: 1, month: 9, year: 1447 } */
function hijriOf(time: Date): Day['hijri'] {
  const parts = new Map(UMM_AL_QURA.formatToParts(time).map(({ type, value }) => [type, Number.parseInt(value, 10)]))
  return { day: parts.get('day') ?? 0, month: parts.get('month') ?? 0, year: parts.get('year') ?? 0 }
}
