import { VIRTUAL_PAGE_CHARACTERS } from '../../../contract/limits.ts'

/** How far a cut may lie from the mark to meet a border. */
const REACH = 500

/**
 * Offsets at which a text without pages is cut into virtual pages of about 1,800 characters: at the paragraph end
 * nearest the mark, else at a sentence end, else at a space. The first is 0; each page runs to the next.
 */
export function cutIntoParts(text: string): number[] {
  const starts = [0]
  for (;;) {
    const start = starts.at(-1) ?? 0
    if (text.length - start <= VIRTUAL_PAGE_CHARACTERS + REACH) return starts
    starts.push(findCut(text, start + VIRTUAL_PAGE_CHARACTERS))
  }
}

function findCut(text: string, mark: number): number {
  const from = mark - REACH
  const window = text.slice(from, mark + REACH)
  for (const border of [/\n+/g, /[.!?؟…]["'”’»)]*\s+/g, /\s+/g]) {
    const ends = [...window.matchAll(border)].map((match) => match.index + match[0].length)
    const nearest = ends.toSorted((a, b) => Math.abs(a - REACH) - Math.abs(b - REACH))[0]
    if (nearest !== undefined) return from + nearest
  }
  const code = text.charCodeAt(mark)
  return code >= 0xdc00 && code <= 0xdfff ? mark + 1 : mark
}
