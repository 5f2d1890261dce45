/** Small words between capitals: "THE HERON and THE FOX, AS TOLD by the KEEPER". */
const SMALL_WORD = /(?<![\p{L}'’.])(?:and|as|at|by|for|from|in|of|on|or|the|to|with)(?![\p{L}'’])/gu

/** Whether a line is set in capitals, as title pages are; a "Mc" or an "and" between them is no matter. */
export function isShouted(line: string): boolean {
  return /\p{Lu}{2}/u.test(line) && !/\p{Ll}{2}/u.test(line.replaceAll(SMALL_WORD, ''))
}
