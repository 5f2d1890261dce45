import { findChapterLines } from '../chapter-lines.ts'
import type { MarkupText } from '../markup/read-markup.ts'
import type { Target } from './read-navigation.ts'

/**
 * The headings of a document that marks none, by the table of contents: the lines that its entries for it point to, where they
 * read as the entry does. Many books set their chapter titles as plain paragraphs. None where the lines themselves tell
 * more chapters than the contents do.
 */
export function contentsHeadings(content: MarkupText, contents: readonly Target[]): MarkupText['headings'] {
  if (content.headings.length > 0) return content.headings
  const headings = new Map<number, MarkupText['headings'][number]>()
  for (const { id, label } of contents) {
    const at = id === undefined ? 0 : content.anchors.get(id)
    if (at === undefined) continue
    const start = at + (/^\s*/.exec(content.text.slice(at, at + 100))?.[0].length ?? 0)
    const lineEnd = content.text.indexOf('\n', start)
    const end = lineEnd < 0 ? content.text.length : lineEnd
    const line = plain(content.text.slice(start, Math.min(end, start + 300)))
    if (line !== '' && plain(label).startsWith(line)) headings.set(start, { level: 1, start, end })
  }
  if (headings.size < findChapterLines(content.text).length) return []
  return [...headings.values()].toSorted((a, b) => a.start - b.start)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
