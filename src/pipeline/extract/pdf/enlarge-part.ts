import { readFile } from 'node:fs/promises'
import { MizanError } from '../../../contract/errors.ts'
import { LARGE_EDGE, largeForm } from '../pictures/large-form.ts'
import type { Reader } from '../reader.ts'
import { openPdf } from './open-pdf.ts'
import { isTrap } from './pdfium-module.ts'
import { renderPart } from './render-page.ts'

/** A picture of a PDF, cut out of its page as the page shows it. */
export const enlargePart: NonNullable<Reader['enlarge']> = async ({ paths }, { page: number, box }) => {
  const pdf = await openPdf(await readFile(paths[0]))
  try {
    const page = box === undefined || number > pdf.pageCount ? 0 : pdf.pdfium._FPDF_LoadPage(pdf.document, number - 1)
    if (page === 0 || box === undefined) return undefined
    const picture = renderPart(pdf.pdfium, page, box, LARGE_EDGE)
    pdf.pdfium._FPDF_ClosePage(page)
    return await largeForm(picture)
  } catch (error) {
    if (!isTrap(error)) throw error
    pdf.abandon()
    throw new MizanError('damaged_file', {}, { cause: error })
  } finally {
    pdf.close()
  }
}
