/** Lines of a typed or e-mailed text break between these widths. */
const NARROWEST = 24
const WIDEST = 120
/** Fewer breaks than this say nothing. */
const FEWEST_BREAKS = 6
const TYPICAL = 0.6

/**
 * The width at which the lines of a text are broken by hand, or undefined when its lines are paragraphs. A line was
 * broken when the next line's first word would not have fitted any more.
 */
export function wrapWidth(texts: readonly string[]): number | undefined {
  const inner: [string, string][] = []
  for (const text of texts)
    for (const block of text.split(/\n[ \t]*\n/)) {
      const lines = block.split('\n').map((line) => line.trimEnd())
      for (const [index, line] of lines.entries()) {
        const next = lines[index + 1]
        if (next !== undefined && line !== '' && next.trim() !== '') inner.push([line, next])
      }
    }
  if (inner.length < FEWEST_BREAKS) return undefined
  const lengths = inner.map(([line]) => line.length).toSorted((a, b) => a - b)
  const width = lengths[Math.floor(lengths.length * 0.95)] ?? 0
  if (width < NARROWEST || width > WIDEST) return undefined
  // By characters, so that a poem's many short lines do not outvote the prose around it.
  const full = inner.filter(([line, next]) => isFull(line, next, width))
  return characters(full) >= TYPICAL * characters(inner) && readsOn(inner) ? width : undefined
}

function characters(lines: readonly [string, string][]): number {
  return lines.reduce((total, [line]) => total + line.length, 0)
}

/**
 * Verse of even metre fills its lines too, so the text must run on over its line ends: in English the next line often
 * begins small; where letters have no case, sentences also end inside of lines.
 */
function readsOn(inner: readonly [string, string][]): boolean {
  const cased = inner.filter(([, next]) => /^\W*[a-zA-Z]/.test(next))
  if (cased.length > inner.length / 2)
    return cased.filter(([, next]) => /^\W*[a-z]/.test(next)).length >= 0.4 * cased.length
  const ending = inner.filter(([line]) => /[.،؛؟!:]$/.test(line)).length
  const inside = inner.filter(([line]) => /[.،؛؟!:]\s/.test(line)).length
  return inside > ending
}

/**
 * Joins the lines that were broken at `width`, so that no sentence ends at a line end it does not have. Verse, lists
 * and dialogue keep their lines: there the next word would have fitted, or the line is indented.
 */
export function unwrapLines(text: string, width: number): string {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu))
  const lines = text.split('\n')
  const out: string[] = []
  let open = false
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim()
    if (open) out.push(seam(out.pop() ?? '', trimmed, words), trimmed)
    else out.push(index > 0 ? '\n' : '', line)
    const next = lines[index + 1]
    open = next !== undefined && trimmed !== '' && next.trim() !== '' && flowsOn(line.trimEnd(), next, width)
  }
  return out.join('')
}

function flowsOn(line: string, next: string, width: number): boolean {
  if (indentOf(next) > indentOf(line) + 1 || /^\s*([-*•–—]\s|\d+[.)]\s)/.test(next)) return false
  if (isFull(line, next, width)) return true
  // Ragged hands break earlier now and then; a line that stops in mid-sentence goes on.
  const endsSentence = /[.!?؟:…"”»)\]]$/.test(line)
  const nextContinues = /^\s*\p{Ll}/u.test(next) || (/^\s*[\u0621-\u064A]/.test(next) && line.length > 0.8 * width)
  return !endsSentence && nextContinues && line.length > 0.7 * width
}

function isFull(line: string, next: string, width: number): boolean {
  const word = /^\s*(\S+)/.exec(next)?.[1] ?? ''
  return line.length + 1 + word.length > width - 2 && line.length > width * 0.5
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** A line as it runs on into the next: a hyphen at its end stays when the text does not know the joined word. */
function seam(line: string, next: string, words: ReadonlySet<string>): string {
  const before = /(\p{L}+)[-\u2010]$/u.exec(line)?.[1]
  const after = /^\p{Ll}+/u.exec(next)?.[0]
  if (before === undefined || after === undefined) return `${line.trimEnd()} `
  return words.has((before + after).toLowerCase()) ? line.slice(0, -1) : line
}
