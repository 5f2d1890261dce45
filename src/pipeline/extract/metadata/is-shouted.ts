/** Whether a line is set in capitals, as title pages are; a "Mc" or an "or" between them is no matter. */
export function isShouted(line: string): boolean {
  return /\p{Lu}{2}/u.test(line) && !/\p{Ll}{2}/u.test(line)
}
