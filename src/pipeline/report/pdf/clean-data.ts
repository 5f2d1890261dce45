import { type Coverage, type Direction, drawableText, isolateRuns } from './clean-text.ts'

const BARE = new Set(['meta', 'dir', 'tone', 'language', 'part'])

/**
 * The data of a report with every text in it made fit to be set. An object with a `dir` is text of its own direction
 * (a quote, a title); all other text belongs to the page. Codes for the template, and what stands under `meta`, get no isolates.
 */
export function cleanData(data: unknown, base: Direction, covers: Coverage): unknown {
  const clean = (value: unknown, direction: Direction | null): unknown => {
    if (typeof value === 'string') {
      const text = drawableText(value, covers)
      return direction === null ? text : isolateRuns(text, direction)
    }
    if (Array.isArray(value)) return value.map((item) => clean(item, direction))
    if (typeof value !== 'object' || value === null) return value
    const own = 'dir' in value && (value.dir === 'rtl' || value.dir === 'ltr') ? value.dir : direction
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, clean(item, BARE.has(name) ? null : own)]),
    )
  }
  return clean(data, base)
}
