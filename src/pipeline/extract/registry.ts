import type { BookFormat } from '../../contract/book-text.ts'
import type { Reader } from './reader.ts'

/** One reader per format, loaded when first needed: a child that reads a TXT never loads PDFium. */
const READERS: Record<BookFormat, () => Promise<Reader>> = {
  pdf: async () => (await import('./pdf/pdf-reader.ts')).pdfReader,
  docx: async () => (await import('./docx/docx-reader.ts')).docxReader,
  doc: async () => (await import('./doc/doc-reader.ts')).docReader,
  rtf: async () => (await import('./rtf/rtf-reader.ts')).rtfReader,
  epub: async () => (await import('./epub/epub-reader.ts')).epubReader,
  txt: async () => (await import('./txt/txt-reader.ts')).txtReader,
  image: async () => (await import('./image/image-reader.ts')).imageReader,
}

/** The reader of a format. @example (await loadReader('epub')).read({ paths: ['book.epub'], ... }) */
export function loadReader(format: BookFormat): Promise<Reader> {
  return READERS[format]()
}
