import type { MarkupText } from '../markup/read-markup.ts'
import { picturesBetween } from '../pictures/pictures-between.ts'
import type { RawPage } from '../reader.ts'
import type { Target } from './read-navigation.ts'

/** A content document with its path; undefined in place of one that could not be read. */
export type Section = { path: string; content: MarkupText | undefined }
type Mark = { at: number; label: string }

const FEWEST_MARKS = 2
/** Of a printed page, in characters. Where the marks are farther apart they are something else. */
const LONGEST_PAGE = 9_000

/**
 * The pages of the printed edition with their labels, where the book marks them, in its page list or in its text;
 * undefined where it does not. A page that begins inside of a paragraph begins after it, so that no sentence is cut.
 */
export function printedPages(
  sections: readonly Section[],
  list: ReadonlyMap<string, readonly Target[]>,
): RawPage[] | undefined {
  const marks = sections.map(({ path, content }) => (content ? marksOf(content, list.get(path) ?? []) : []))
  const length = sections.reduce((sum, { content }) => sum + (content?.text.length ?? 0), 0)
  const count = marks.reduce((sum, { length: own }) => sum + own, 0)
  if (count < FEWEST_MARKS || length / count > LONGEST_PAGE) return undefined
  const pages: RawPage[] = []
  for (const [index, { content }] of sections.entries()) {
    if (!content) {
      pages.push({ text: '', source: 'text', unread: true })
      continue
    }
    const own = marks[index] ?? []
    const starts = own[0]?.at === 0 ? own : [{ at: 0, label: undefined }, ...own]
    for (const [place, { at, label }] of starts.entries()) {
      const page = cut(content, at, starts[place + 1]?.at ?? content.text.length)
      const last = pages.at(-1)
      // What stands before the first mark of a document still belongs to the page before.
      if (label === undefined && last?.label !== undefined) pages[pages.length - 1] = joined(last, page)
      else if (label !== undefined || page.text.trim() !== '' || (page.pictures ?? []).length > 0)
        pages.push({ ...page, ...(label !== undefined && { label }) })
    }
  }
  return pages
}

function marksOf(content: MarkupText, list: readonly Target[]): Mark[] {
  const listed = list.flatMap(({ id, label }): Mark[] => {
    const at = id === undefined ? 0 : content.anchors.get(id)
    return at === undefined ? [] : [{ at, label }]
  })
  const found = listed.length > 0 ? listed : content.pageMarks
  const moved = found.map(({ at, label }) => ({ at: paragraphAt(content.text, at), label }))
  return moved
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at }, index, all) => at !== all[index + 1]?.at && at < content.text.length)
}

function paragraphAt(text: string, at: number): number {
  if (at === 0 || text[at - 1] === '\n') return at
  return text.indexOf('\n', at) + 1 || text.length
}

function cut({ text, headings, images }: MarkupText, start: number, end: number): RawPage {
  return {
    text: text.slice(start, end),
    source: 'text',
    headings: headings
      .filter((heading) => heading.start >= start && heading.end <= end)
      .map((heading) => ({ ...heading, start: heading.start - start, end: heading.end - start })),
    pictures: picturesBetween(images, start, end, text.length),
  }
}

function joined(first: RawPage, second: RawPage): RawPage {
  const text = first.text === '' || first.text.endsWith('\n') ? first.text : `${first.text}\n`
  const moved = (second.headings ?? []).map(({ level, start, end }) => ({
    level,
    start: start + text.length,
    end: end + text.length,
  }))
  const pictures = (second.pictures ?? []).map(({ source, at }) => ({ source, at: at + text.length }))
  return {
    ...first,
    text: text + second.text,
    headings: [...(first.headings ?? []), ...moved],
    pictures: [...(first.pictures ?? []), ...pictures],
  }
}
