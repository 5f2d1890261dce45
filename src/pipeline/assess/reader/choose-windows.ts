import type { Window } from './windows.ts'

/** Windows of the longest book that are read word by word; about 13,000 words. */
const MOST_READ = 210

/**
 * All windows of a book of usual length; of a longer one those that are likeliest to tell something, in book order. The
 * same windows on every machine: equal ones are taken from the front.
 * @param suspect what a look that costs little expects of a window, the higher the more
 */
export function chooseWindows(windows: readonly Window[], suspect: (window: Window) => number): readonly Window[] {
  if (windows.length <= MOST_READ) return windows
  const scored = windows.map((window, index) => ({ index, score: suspect(window) }))
  const chosen = scored.toSorted((a, b) => b.score - a.score || a.index - b.index).slice(0, MOST_READ)
  return chosen.toSorted((a, b) => a.index - b.index).map(({ index }) => windows[index]!)
}

/** At most so many of some, evenly spaced from the first to the last. */
export const evenly = <T>(all: readonly T[], most: number): T[] =>
  Array.from(
    { length: Math.min(most, all.length) },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / Math.min(most, all.length))]!,
  )
