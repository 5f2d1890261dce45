import type { RawPage } from '../reader.ts'
import type { OcrPage } from './ocr.ts'

/** A recognised page as a page of a book, without what only the recognition of other pages asks for. */
export function asRawPage(found: OcrPage): RawPage {
  const { writing: _, language: __, ...page } = found
  return page
}
