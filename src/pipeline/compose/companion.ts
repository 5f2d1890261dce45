import { asPattern } from './as-pattern.ts'

/** Characters: within so many of a name another one is in the same scene. */
const NEAR = 300
const LEAST_MEETINGS = 3

/**
 * Who of some others stands beside somebody most often in a text; undefined where nobody comes near often enough to speak of the two together.
 * Names as people have them in the text; Arabic ones may have a word before them grown on.
 */
export function companionOf(text: string, name: string, others: readonly string[]): string | undefined {
  const places = startsOf(text, name)
  const meetings = others.map((other) => {
    const theirs = startsOf(text, other)
    let next = 0
    const times = places.filter((at) => {
      while (next < theirs.length && theirs[next]! < at - NEAR) next += 1
      return next < theirs.length && theirs[next]! <= at + NEAR
    }).length
    return { other, times }
  })
  const [most] = meetings.toSorted((a, b) => b.times - a.times)
  return most !== undefined && most.times >= LEAST_MEETINGS ? most.other : undefined
}

const startsOf = (text: string, name: string): number[] =>
  Array.from(
    text.matchAll(new RegExp(`(?<!\\p{L})[وفبلك]?${asPattern(name).replace(/^the /, '[Tt]he ')}(?!\\p{L})`, 'gu')),
    ({ index }) => index,
  )
