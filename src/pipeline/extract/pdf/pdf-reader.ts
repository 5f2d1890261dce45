import { readFile } from 'node:fs/promises'
import { MizanError } from '../../../contract/errors.ts'
import type { RawPage, Reader } from '../reader.ts'
import { openPdf } from './open-pdf.ts'
import { readUtf16, withMemory } from './pdfium-memory.ts'
import type { Pdfium } from './pdfium-module.ts'

/** PDF, by PDFium. */
export const pdfReader: Reader = {
  format: 'pdf',
  async read({ paths: [path], onProgress }) {
    const pdf = await openPdf(await readFile(path))
    try {
      if (pdf.pageCount === 0) throw new MizanError('damaged_file')
      const pages: RawPage[] = []
      for (let index = 0; index < pdf.pageCount; index++) {
        pages.push({ text: pageText(pdf.pdfium, pdf.document, index), source: 'text' })
        onProgress((index + 1) / pdf.pageCount)
      }
      return { format: 'pdf', pageKind: 'page', pages, metadata: {}, cover: null, notices: [] }
    } finally {
      pdf.close()
    }
  },
}

function pageText(pdfium: Pdfium, document: number, index: number): string {
  const page = pdfium._FPDF_LoadPage(document, index)
  if (page === 0) return ''
  const text = pdfium._FPDFText_LoadPage(page)
  try {
    const count = text === 0 ? 0 : pdfium._FPDFText_CountChars(text)
    if (count <= 0) return ''
    return withMemory(pdfium, (count + 1) * 2, (buffer) => {
      const written = pdfium._FPDFText_GetText(text, 0, count, buffer)
      return readUtf16(pdfium, buffer, Math.max(0, written - 1))
    })
  } finally {
    if (text !== 0) pdfium._FPDFText_ClosePage(text)
    pdfium._FPDF_ClosePage(page)
  }
}
