import type { SampleBook } from './sample-book.ts'

/** Plain UTF-8 text, a form feed between pages. */
export function writeTxt(book: SampleBook): Uint8Array {
  const pages = book.pages.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n\n'))
  const by = book.language === 'ar' ? `تأليف: ${book.author}` : `by ${book.author}`
  return new TextEncoder().encode(`${book.title}\n${by}\n\n${pages.join('\n\f\n')}\n`)
}
