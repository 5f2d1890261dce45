import type { BookMetadata } from '../../../contract/book-text.ts'
import { composeTitle } from '../metadata/compose-title.ts'

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
  const title = titleOf(linesOf(header, 'Title'))
  const author = linesOf(header, 'Author').join(' ')
  const language = linesOf(header, 'Language').join(' ')
  return { body, metadata: { ...(title && { title }), ...(author && { author }), ...(language && { language }) } }
}

/** A longer line was wrapped; after a shorter one a subtitle begins. */
const WRAPPED = 55

function titleOf([first = '', ...below]: readonly string[]): string {
  const rest = below.join(' ')
  return first.length >= WRAPPED ? composeTitle([`${first} ${rest}`]) : composeTitle([first, rest])
}

/** The lines of a field, those below the first set in. */
function linesOf(header: string, name: string): string[] {
  const value = new RegExp(`^${name}:[ \\t]*(.+(?:\\n[ \\t]+\\S.*)*)`, 'm').exec(header)?.[1] ?? ''
  return value.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
}
