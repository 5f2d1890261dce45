import type { BookMetadata } from '../../contract/book-text.ts'
import { cleanText } from './isolate.ts'

/** The title that was found in the file or on its title page; without one the file's name as it is, which is no title. */
export function titleOf(metadata: Pick<BookMetadata, 'title'>, filename: string): string {
  const title = cleanText(metadata.title ?? '')
  return title === '' ? (filename.split(/[/\\]/).at(-1) ?? filename) : title
}

/** The title when it is written in Arabic letters, else ''. */
export function arabicTitleOf(title: string): string {
  return /\p{Script=Arabic}/u.test(title) ? title : ''
}

/** Nobody says a subtitle of nine words in a question. */
const LONGEST_TITLE = 40
export const shortTitle = (title: string): string =>
  (title.length <= LONGEST_TITLE ? title : (/^[^:؛;]{3,}(?=[:؛;])/u.exec(title)?.[0] ?? title)).replace(
    /(?<=[\p{L}\p{N}])\.$/u,
    '',
  )
