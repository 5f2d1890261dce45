import type { PageKind } from '../../contract/book-text.ts'
import { picturesBetween } from './pictures/pictures-between.ts'
import type { PictureLink, RawPage } from './reader.ts'

/** Breaks make sensible pages when there are some and no page is as long as a chapter. */
const LONGEST_PAGE = 9_000

/**
 * A text with page breaks as pages; without sensible ones as one part for `assemble` to cut.
 * `breaks` are offsets into the text where a new page begins; one inside of a paragraph moves to the paragraph's end, so
 * that no sentence is cut, and of several with nothing between them one counts.
 */
export function toPages(
  text: string,
  headings: NonNullable<RawPage['headings']>,
  breaks: readonly number[],
  pictures: readonly PictureLink[] = [],
): { pageKind: PageKind; pages: RawPage[] } {
  const starts = [0]
  const lastLetter = text.trimEnd().length
  for (const at of breaks) {
    const start = at === 0 || text[at - 1] === '\n' ? at : text.indexOf('\n', at) + 1 || text.length
    const last = starts.at(-1) ?? 0
    if (start < lastLetter && text.slice(last, start).trim() !== '') starts.push(start)
  }
  const pages = starts.map((start, index): RawPage => {
    const end = starts[index + 1] ?? text.length
    return {
      text: text.slice(start, end),
      source: 'text',
      headings: headings
        .filter((heading) => heading.start >= start && heading.end <= end)
        .map((heading) => ({ ...heading, start: heading.start - start, end: heading.end - start })),
      pictures: picturesBetween(pictures, start, end, text.length),
    }
  })
  const sensible = pages.length > 1 && pages.every((page) => page.text.length <= LONGEST_PAGE)
  return sensible
    ? { pageKind: 'page', pages }
    : { pageKind: 'part', pages: [{ text, headings, pictures: [...pictures], source: 'text' }] }
}
