/** A stretch of a text, in UTF-16 code units, the end excluded. */
export type Span = { start: number; end: number }

/** What a clause begins behind; a comma between digits is none. A dash divides where it stands between words. */
const DIVIDES = /[.!?؟…;؛:،,]["'”’»)\]]*(?=\s)|["”»](?=\s)|\s[—–-]+(?=\s)|—|\n\s*(?=\n)/gu
const SPACE = /\s/u
/** Marks a cut leaves behind at the end of what it keeps. */
const LOOSE_END = /[\s,،؛;:—–-]+$/u

/**
 * The stretch of `whole` of at most `max` characters that holds `focus` and reads best: all of it where it fits, else the
 * most whole clauses that fit, else whole words. It never begins or ends inside of a word; `focus` is kept even where it is
 * longer than `max`. Looks at no more than `max` characters on either side of the focus, so an endless line costs little.
 */
export function excerptAround(text: string, whole: Span, focus: Span, max: number): Span {
  if (whole.end - whole.start <= max) return whole
  const from = Math.max(whole.start, focus.end - max)
  const to = Math.min(whole.end, focus.start + max)
  const { starts, ends } = clauseBorders(text, { start: from, end: to }, focus)
  if (from === whole.start) starts.push(whole.start)
  if (to === whole.end) ends.push(whole.end)
  let best: Span | undefined
  for (const start of starts) {
    for (const end of ends) {
      if (end - start <= max && (best === undefined || end - start > best.end - best.start)) best = { start, end }
    }
  }
  // A clause or two of a few words say less than the words around them.
  if (best !== undefined && best.end - best.start >= Math.min(max / 3, 60)) return best
  return wordsAround(text, whole, focus, max, starts, ends)
}

function clauseBorders(text: string, window: Span, focus: Span): { starts: number[]; ends: number[] } {
  const starts: number[] = []
  const ends: number[] = []
  for (const match of text.slice(window.start, window.end).matchAll(DIVIDES)) {
    const at = window.start + match.index
    let behind = at + match[0].length
    while (behind < focus.start && SPACE.test(text.charAt(behind))) behind += 1
    if (behind <= focus.start) starts.push(behind)
    // A stop belongs to the clause it closes, a comma to the cut.
    const kept = trimmedEnd(text, at, at + match[0].length)
    if (at >= focus.end || kept >= focus.end) ends.push(Math.max(kept, focus.end))
  }
  return { starts, ends }
}

function wordsAround(
  text: string,
  whole: Span,
  focus: Span,
  max: number,
  starts: readonly number[],
  ends: readonly number[],
): Span {
  const room = Math.max(0, max - (focus.end - focus.start))
  const least = Math.max(whole.start, focus.start - Math.floor(room / 2))
  const start = starts.find((one) => one >= least) ?? wordStart(text, whole, least, focus.start, max)
  const most = Math.min(whole.end, Math.max(focus.end, start + max))
  const end =
    ends.findLast((one) => one <= most && one - focus.end > room / 4) ?? wordEnd(text, whole, most, focus, max)
  return { start, end: Math.max(focus.end, trimmedEnd(text, focus.end, end)) }
}

/** The first word that begins at `least` or behind it; the word of the focus itself where none does. */
function wordStart(text: string, whole: Span, least: number, focus: number, max: number): number {
  const opens = (at: number): boolean => at === whole.start || SPACE.test(text.charAt(at - 1))
  for (let at = least; at <= focus; at += 1) if (opens(at) && !SPACE.test(text.charAt(at))) return at
  for (let at = focus; at > Math.max(whole.start, focus - max); at -= 1) if (opens(at)) return at
  return focus
}

/** The last word that ends at `most` or before it; the word of the focus itself where none does. */
function wordEnd(text: string, whole: Span, most: number, focus: Span, max: number): number {
  const closes = (at: number): boolean => at === whole.end || SPACE.test(text.charAt(at))
  for (let at = most; at >= focus.end; at -= 1) if (closes(at)) return at
  for (let at = focus.end; at < Math.min(whole.end, focus.end + max); at += 1) if (closes(at)) return at
  return focus.end
}

function trimmedEnd(text: string, from: number, end: number): number {
  return from + text.slice(from, end).replace(LOOSE_END, '').length
}
