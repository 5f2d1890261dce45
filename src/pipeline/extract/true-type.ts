import type { BookFormat } from '../../contract/book-text.ts'
import type { Foreign } from './foreign-type.ts'

/** What a file is by its content: a format we read, a picture, or something else by its name. */
export type TrueType =
  | { kind: 'document'; format: Exclude<BookFormat, 'image'> }
  | { kind: 'image'; name: string }
  | { kind: 'foreign'; foreign: Foreign }
  | { kind: 'unknown' }
