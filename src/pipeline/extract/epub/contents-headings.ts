import { findChapterLines } from '../chapter-lines.ts'
import type { MarkupText } from '../markup/read-markup.ts'
import type { Target } from './read-navigation.ts'

/**
 * The headings of a document that marks none, by the table of contents: the lines its entries point to, where they
 * read as the entry does. Many books set their chapter titles as plain paragraphs. None where the lines themselves tell
 * more chapters than the contents do.
 */
export function contentsHeadings(
  path: string,
  content: MarkupText,
  contents: readonly Target[],
): MarkupText['headings'] {
  if (content.headings.length > 0) return content.headings
  const headings: MarkupText['headings'] = []
  for (const { path: target, id, label } of contents) {
    const at = target === path ? (id === undefined ? 0 : content.anchors.get(id)) : undefined
    if (at === undefined) continue
    const start = at + (/^\s*/.exec(content.text.slice(at, at + 100))?.[0].length ?? 0)
    const lineEnd = content.text.indexOf('\n', start)
    const end = lineEnd < 0 ? content.text.length : lineEnd
    const line = plain(content.text.slice(start, Math.min(end, start + 300)))
    if (line !== '' && plain(label).startsWith(line) && !headings.some((heading) => heading.start === start))
      headings.push({ level: 1, start, end })
  }
  if (headings.length < findChapterLines(content.text).length) return []
  return headings.toSorted((a, b) => a.start - b.start)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
