import type { TextLine } from './glyph.ts'

/** Marks lines that end in a hyphen PDFium did not recognise, where the next line goes on with a small letter. */
export function markHyphens(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1]
    if (line.hyphenated || next === undefined || !/\p{L}[-\u2010]$/u.test(line.text)) return line
    return /^\p{Ll}/u.test(next.text) ? { ...line, text: line.text.slice(0, -1), hyphenated: true } : line
  })
}
