import { findChapterLines } from '../chapter-lines.ts'
import type { MarkupText } from '../markup/read-markup.ts'
import type { RawPage } from '../reader.ts'
import { picturesBetween } from '../pictures/pictures-between.ts'

/** Shorter documents stay whole: one page of a picture book, one chapter of a novel. */
const LONG = 12_000
const SHORTEST = 1_500

/** A content document as sections: itself, or when it is long its parts between headings, none shorter than 1,500 characters. */
export function splitSection({ text, headings, breaks, images }: MarkupText): RawPage[] {
  if (text.length <= LONG) return [{ text, headings, pictures: images, source: 'text' }]
  const found = headings.length > 0 ? headings : findChapterLines(text)
  const cuts = [0]
  for (const start of [...found.map((heading) => heading.start), ...breaks].toSorted((a, b) => a - b))
    if (start - (cuts.at(-1) ?? 0) >= SHORTEST && text.length - start > 0) cuts.push(start)
  return cuts.map((start, index) => {
    const end = cuts[index + 1] ?? text.length
    return {
      text: text.slice(start, end),
      source: 'text',
      headings: found
        .filter((heading) => heading.start >= start && heading.end <= end)
        .map((heading) => ({ ...heading, start: heading.start - start, end: heading.end - start })),
      pictures: picturesBetween(images, start, end, text.length),
    }
  })
}
