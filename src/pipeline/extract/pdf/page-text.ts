import type { RawPage } from '../reader.ts'
import type { Paragraph } from './paragraphs.ts'
import type { OutlineEntry } from './read-outline.ts'

type Heading = { level: number; start: number; end: number }

const HEADING_SIZE = 1.25
const MAX_HEADING_CHARACTERS = 120
const MAX_HEADING_LINES = 3

/** The height most characters of a book are set in. */
export function bodyHeight(paragraphs: Iterable<Paragraph>): number {
  const weights = new Map<number, number>()
  for (const { height, text } of paragraphs) {
    const key = Math.round(height * 2) / 2
    weights.set(key, (weights.get(key) ?? 0) + text.length)
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/**
 * A page's text with its headings: those of the outline where they stand on the page, otherwise short paragraphs in
 * larger type than the book's.
 */
export function pageText(
  paragraphs: readonly Paragraph[],
  outline: readonly OutlineEntry[] | undefined,
  body: number,
): Pick<RawPage, 'text' | 'headings'> {
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n')
  const headings = outline ? outlineHeadings(text, outline) : largeHeadings(paragraphs, body)
  return headings.length === 0 ? { text } : { text, headings }
}

function outlineHeadings(text: string, outline: readonly OutlineEntry[]): Heading[] {
  const headings: Heading[] = []
  let from = 0
  for (const { title, level } of outline) {
    const pattern = title
      .split(/\s+/)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(String.raw`\s+`)
    const found = new RegExp(pattern, 'iu').exec(text.slice(from))
    if (!found) continue
    const start = from + found.index
    headings.push({ level, start, end: start + found[0].length })
    from = start + found[0].length
  }
  return headings
}

function largeHeadings(paragraphs: readonly Paragraph[], body: number): Heading[] {
  const headings: Heading[] = []
  let start = 0
  for (const { text, height, lines } of paragraphs) {
    const short = text.length <= MAX_HEADING_CHARACTERS && lines.length <= MAX_HEADING_LINES
    if (short && body > 0 && height >= body * HEADING_SIZE && /\p{L}/u.test(text)) {
      headings.push({ level: height >= body * 1.7 ? 1 : 2, start, end: start + text.length })
    }
    start += text.length + 1
  }
  return headings
}
