import type { BookMetadata } from '../../../contract/book-text.ts'

const START = /^[ \t]*\*{3} ?START OF .*(?:\n(?!\n).*)*?\*{3}[ \t]*$/m
const END = /^[ \t]*\*{3} ?END OF .*$/m
/** The header is short; a START line deep in a text belongs to the story. */
const HEADER_CHARACTERS = 20_000

/**
 * Digital libraries wrap a public-domain book in a licence between "*** START OF ... ***" and "*** END OF ...". The
 * licence is not the book: it is cut off, after its title and author lines were read. Newlines must be "\n".
 */
export function stripLicence(text: string): { body: string; metadata: BookMetadata } {
  const start = START.exec(text.slice(0, HEADER_CHARACTERS))
  const from = start ? start.index + start[0].length : 0
  const rest = text.slice(from)
  const end = END.exec(rest)
  const body = end && (start || end.index > rest.length / 2) ? rest.slice(0, end.index) : rest
  const header = start ? text.slice(0, start.index) : ''
  const title = field(header, 'Title')
  const author = field(header, 'Author')
  const language = field(header, 'Language')
  return { body, metadata: { ...(title && { title }), ...(author && { author }), ...(language && { language }) } }
}

function field(header: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.+(?:\\n[ \\t]+\\S.*)*)`, 'm').exec(header)?.[1]?.replaceAll(/\s+/g, ' ').trim()
}
