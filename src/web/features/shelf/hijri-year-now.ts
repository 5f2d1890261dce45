const RAMADAN = 9

/** The year of the next Ramadan, or of this one, by the calendar of Umm al-Qura. */
export function hijriYearNow(now = new Date()): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', year: 'numeric' })
    .formatToParts(now)
    .map(({ type, value }) => [type, Number.parseInt(value, 10)] as const)
  const of = new Map<string, number>(parts)
  return (of.get('year') ?? 1448) + ((of.get('month') ?? 1) > RAMADAN ? 1 : 0)
}
