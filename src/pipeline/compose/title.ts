import type { BookMetadata } from '../../contract/book-text.ts'
import { cleanText } from './isolate.ts'

const UNTITLED = /^(untitled|document\d*|unknown|microsoft word.*|بدون عنوان)$/i

/** The title the file declares, else one read from its name: 'the-red_kite (2).epub' is 'The red kite'. */
export function titleOf(metadata: Pick<BookMetadata, 'title'>, filename: string): string {
  const declared = cleanText(metadata.title ?? '')
  if (declared !== '' && !UNTITLED.test(declared)) return declared
  const name = filename.split(/[/\\]/).at(-1) ?? ''
  const words = cleanText(
    name
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replaceAll(/[_-]+/g, ' ')
      .replace(/\s*\(\d+\)\s*$/, ''),
  )
  if (words === '') return declared === '' ? filename : declared
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** The title when it is written in Arabic letters, else ''. */
export function arabicTitleOf(title: string): string {
  return /\p{Script=Arabic}/u.test(title) ? title : ''
}
