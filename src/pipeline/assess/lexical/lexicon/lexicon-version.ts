import { createHash } from 'node:crypto'
import type { LexiconFile } from './parse-lexicon.ts'

/** Raised by hand when the format or the meaning of an option changes; edits of entries change the hash alone. */
const FORMAT_VERSION = '1.0'

/** @example lexiconVersion(files) // '1.0+3f9ac21b' */
export function lexiconVersion(files: readonly LexiconFile[]): string {
  const hash = createHash('sha256')
  for (const { name, content } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(`${name}\n${content.replaceAll('\r\n', '\n')}\n`)
  }
  return `${FORMAT_VERSION}+${hash.digest('hex').slice(0, 8)}`
}
