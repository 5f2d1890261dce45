import type { RawPage } from '../reader.ts'

/** A mark without a title only separates. The length is bounded, for a line of nothing but marks must not be tried in every way. */
const MARKED = /^(#{1,6})(?:[ \t]+(\S.{0,200}?))?[ \t]*#*$/gm
/** One "#" line is a list or a joke; a marked text has several. */
const FEWEST = 2

/** Headings that a plain text marks with "#" (Markdown): the marks go, the headings stay. */
export function readMarkedHeadings(text: string): Pick<RawPage, 'text' | 'headings'> {
  const marked = [...text.matchAll(MARKED)]
  if (marked.length < FEWEST) return { text }
  const parts: string[] = []
  const headings: NonNullable<RawPage['headings']> = []
  let done = 0
  let length = 0
  for (const match of marked) {
    const [line, marks = '', title = ''] = match
    const before = text.slice(done, match.index)
    parts.push(before, title)
    const start = length + before.length
    length = start + title.length
    if (title !== '') headings.push({ level: marks.length, start, end: length })
    done = match.index + line.length
  }
  parts.push(text.slice(done))
  return { text: parts.join(''), headings }
}
