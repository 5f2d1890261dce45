/**
 * An Arabic count in its four forms: one, two, three to ten, more.
 * @example arabicCount(7, 'سنة واحدة', 'سنتين', 'سنوات', 'سنة') // '7 سنوات'
 */
export function arabicCount(count: number, one: string, two: string, few: string, many: string): string {
  if (count === 1) return one
  if (count === 2) return two
  const last = count % 100
  return last >= 3 && last <= 10 ? `${count} ${few}` : `${count} ${many}`
}

/** Years of age, as after «نحو». */
export const arabicYears = (years: number): string => arabicCount(years, 'سنة واحدة', 'سنتين', 'سنوات', 'سنة')
