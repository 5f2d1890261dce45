import type { BookText } from '../../../../contract/book-text.ts'

export type Chapter = { title: string; start: number }

const NUMBER =
  '(?:[ivxlc]+|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|the\\s\\w+)'
const LINE = new RegExp(
  `^[#| \\t_*]*((?:chapter|stave|canto|act|part|book|letter)\\s+${NUMBER}\\b[^\\n]{0,80}|(?:الفصل|الباب|الجزء|المشهد|القسم)\\s+[^\\n]{2,50}|باب\\s+[^\\n]{3,50})[ \\t_*\\u200F]*$`,
  'gimu',
)
const MARKDOWN = /^#{2,4}[ \t]+([^\n]{2,90})$/gmu
/** What a file says of the book where a chapter would begin. */
const ABOUT_THE_BOOK = /^(?:title|author|year|translator)\s*(?::|$)/i
/** Nearer together than this, headings are a table of contents. */
const CONTENTS_GAP = 220
const MIN_CHAPTERS = 2

const clean = (title: string): string =>
  title
    .replaceAll(/[#_*|\u200E\u200F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The chapters of a book in order: the headings its file declares, else lines that name themselves chapters. A table of
 * contents, where many stand close together, is left out. Empty where there are fewer than two.
 */
export function findChapters(book: BookText): Chapter[] {
  const declared = book.headings
    .filter((heading) => heading.level <= 3 && heading.end - heading.start < 140)
    .map((heading) => ({ title: clean(book.text.slice(heading.start, heading.end)), start: heading.start }))
    .filter(({ title }) => !ABOUT_THE_BOOK.test(title))
  if (declared.length >= MIN_CHAPTERS) return withoutContents(declared, book.text.length)
  const named = lines(book.text, LINE)
  const chapters = withoutContents(named, book.text.length)
  if (chapters.length >= MIN_CHAPTERS) return chapters
  const marked = withoutContents(
    lines(book.text, MARKDOWN).filter((line) => !ABOUT_THE_BOOK.test(line.title)),
    book.text.length,
  )
  return marked.length >= MIN_CHAPTERS ? marked : []
}

function lines(text: string, pattern: RegExp): Chapter[] {
  return [...text.matchAll(pattern)].map((match) => ({ title: clean(match[1] ?? ''), start: match.index }))
}

function withoutContents(chapters: readonly Chapter[], length: number): Chapter[] {
  return chapters.filter((chapter, index) => {
    const next = chapters[index + 1]?.start ?? length
    return chapter.title !== '' && next - chapter.start > CONTENTS_GAP
  })
}
