/** What a numeric field means: a whole number within its bounds; anything that is not a number is 0. */
export function wholeNumber(text: string, min: number, max: number): number {
  const value = Number.parseInt(text, 10)
  return Number.isNaN(value) ? Math.max(0, min) : Math.min(max, Math.max(min, value))
}
