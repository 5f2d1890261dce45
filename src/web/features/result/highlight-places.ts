type Place = { start: number; end: number }

/** The names the style sheet colours. */
export type HighlightName = 'mizan-evidence' | 'mizan-search' | 'mizan-focus'

/** Where passages overlap, the one a person went to shows. */
const PRIORITY: Record<HighlightName, number> = { 'mizan-evidence': 0, 'mizan-search': 1, 'mizan-focus': 2 }

/**
 * Paints places of a text by the CSS Custom Highlight API: the paragraphs (`p[data-start]`, one text node each, beginning
 * at the offsets `starts`) stay
 * untouched, so a million characters with hundreds of quotes cost milliseconds. Where the browser lacks it nothing is
 * painted; jumps work all the same.
 */
export function highlightPlaces(
  container: HTMLElement,
  starts: readonly number[],
  name: HighlightName,
  places: readonly Place[],
): void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return
  const paragraphs = [...container.querySelectorAll<HTMLElement>('p[data-start]')]
  const ranges = places.flatMap((place) => {
    const range = rangeOf(paragraphs, starts, place)
    return range ? [range] : []
  })
  const highlight = new Highlight(...ranges)
  highlight.priority = PRIORITY[name]
  CSS.highlights.set(name, highlight)
}

export function clearHighlights(): void {
  if ('highlights' in CSS) CSS.highlights.clear()
}

/** The paragraph an offset lies in, by binary search. */
export function paragraphAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function rangeOf(paragraphs: HTMLElement[], starts: readonly number[], { start, end }: Place): Range | undefined {
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined || end <= first) return undefined
  const point = (offset: number): [Node, number] | undefined => {
    const index = paragraphAt(starts, offset)
    const node = paragraphs[index]?.firstChild
    if (!node) return undefined
    return [node, Math.max(0, Math.min(offset - (starts[index] ?? 0), node.textContent?.length ?? 0))]
  }
  const [from, to] = [point(start), point(end - 1)]
  if (!from || !to || start >= last + (paragraphs.at(-1)?.textContent?.length ?? 0)) return undefined
  const range = document.createRange()
  range.setStart(...from)
  range.setEnd(to[0], Math.min(to[1] + 1, to[0].textContent?.length ?? 0))
  return range
}
