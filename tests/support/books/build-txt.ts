import type { SampleBook } from './sample-book.ts'

export function buildTxt(book: SampleBook): Buffer {
  const chapters = book.chapters.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n\n'))
  return Buffer.from([`Title: ${book.title}`, `Author: ${book.author}`, ...chapters].join('\n\n'), 'utf8')
}
