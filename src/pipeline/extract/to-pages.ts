import type { PageKind } from '../../contract/book-text.ts'
import type { RawPage } from './reader.ts'

/** Breaks make sensible pages when there are some and no page is as long as a chapter. */
const LONGEST_PAGE = 9_000

/**
 * A text with explicit page breaks as pages; without sensible ones as one part for `assemble` to cut.
 * `breaks` are offsets into the text where a new page begins.
 */
export function toPages(
  text: string,
  headings: NonNullable<RawPage['headings']>,
  breaks: readonly number[],
): { pageKind: PageKind; pages: RawPage[] } {
  const starts = [0, ...breaks.filter((at) => at > 0 && at < text.length)]
  const pages = starts.map((start, index): RawPage => {
    const end = starts[index + 1] ?? text.length
    return {
      text: text.slice(start, end),
      source: 'text',
      headings: headings
        .filter((heading) => heading.start >= start && heading.end <= end)
        .map((heading) => ({ ...heading, start: heading.start - start, end: heading.end - start })),
    }
  })
  const sensible = pages.length > 1 && pages.every((page) => page.text.length <= LONGEST_PAGE)
  return sensible ? { pageKind: 'page', pages } : { pageKind: 'part', pages: [{ text, headings, source: 'text' }] }
}
