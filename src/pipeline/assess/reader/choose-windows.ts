import type { Window } from './windows.ts'

/** A linear look at what words bear on and what the lexicon found: the higher the likelier a window tells something. */
export type Chooser = { bias: number; weights: readonly number[] }

/** Windows of the longest book that are read word by word; about 26,000 words. */
const MOST_READ = 440

/**
 * All windows of a book of usual length; of a longer one those that are likeliest to tell something, in book order. The
 * same windows on every machine: equal ones are taken from the front.
 * @param glance features of a window that cost little, as many as the chooser has weights
 */
export function chooseWindows(
  windows: readonly Window[],
  glance: (window: Window) => Float32Array,
  { bias, weights }: Chooser,
): readonly Window[] {
  if (windows.length <= MOST_READ) return windows
  const scored = windows.map((window, index) => {
    const features = glance(window)
    let score = bias
    for (const [at, weight] of weights.entries()) score += weight * features[at]!
    return { index, score }
  })
  const chosen = scored.toSorted((a, b) => b.score - a.score || a.index - b.index).slice(0, MOST_READ)
  return chosen.toSorted((a, b) => a.index - b.index).map(({ index }) => windows[index]!)
}

/** At most so many of some, evenly spaced from the first to the last. */
export const evenly = <T>(all: readonly T[], most: number): T[] =>
  Array.from(
    { length: Math.min(most, all.length) },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / Math.min(most, all.length))]!,
  )
