import type { TextLine } from './glyph.ts'

/** Counts the words of a book's lines, broken ends of lines left out, for deciding how broken words are spelt. */
export function countBookWords(pages: Iterable<readonly TextLine[]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      const words = line.text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
      const from = lines[index - 1]?.hyphenated ? 1 : 0
      const to = line.hyphenated ? words.length - 1 : words.length
      for (const word of words.slice(from, to)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}
