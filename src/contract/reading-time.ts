/** From this age on somebody reads as quickly as the grown do. */
const FLUENT_AGE = 9
const WORDS_A_MINUTE = { child: 90, grown: 180 } as const

/** How long readers of an age take over so many words, in minutes, to a tenth. */
export const readingMinutes = (words: number, age: number): number =>
  Math.round((10 * words) / (age < FLUENT_AGE ? WORDS_A_MINUTE.child : WORDS_A_MINUTE.grown)) / 10
