import type { RawPage } from '../reader.ts'
import { countBookWords } from './book-words.ts'
import { isEnglishWord } from './english-words.ts'
import { createHyphenJoiner } from './join-hyphen.ts'
import { markHyphens } from './mark-hyphens.ts'
import { mendPageBorders } from './mend-page-borders.ts'
import { bodyHeight, pageText } from './page-text.ts'
import { buildParagraphs, usualLeading } from './paragraphs.ts'
import type { OutlineEntry } from './read-outline.ts'
import type { ReadPage } from './read-page.ts'
import { partRunningLines } from './running-lines.ts'

/**
 * The pages of a book from its lines: running headers parted, paragraphs put together, headings found, labels set.
 * A page that could not be loaded is unread.
 */
export function composePages(
  read: readonly (ReadPage | undefined)[],
  outline: readonly OutlineEntry[],
  label: (index: number) => string,
): RawPage[] {
  const bodies = partRunningLines(read.map((page) => ({ lines: page?.lines ?? [], pageHeight: page?.pageHeight ?? 0 })))
  const lines = bodies.map((body) => markHyphens(body.lines))
  let words: Map<string, number> | undefined
  const inBook = (word: string): number => (words ??= countBookWords(lines)).get(word) ?? 0
  const joinHyphen = createHyphenJoiner(inBook, isEnglishWord)
  const leading = usualLeading(lines)
  const paragraphs = mendPageBorders(lines, joinHyphen).map((page) => buildParagraphs(page, joinHyphen, leading))
  const body = bodyHeight(paragraphs.flat())
  const entries = Map.groupBy(outline, (entry) => entry.page)
  return read.map((page, index) => {
    const found = pageText(paragraphs[index] ?? [], outline.length > 0 ? (entries.get(index) ?? []) : undefined, body)
    const name = label(index) || (bodies[index]?.printedNumber ?? '')
    return {
      ...found,
      source: 'text',
      ...(name === '' || name === String(index + 1) ? {} : { label: name }),
      ...(page === undefined ? { unread: true } : {}),
    }
  })
}
