import sharp from 'sharp'
import { openPdf } from '../../../src/pipeline/extract/pdf/open-pdf.ts'
import { renderForReading } from '../../../src/pipeline/extract/pdf/render-page.ts'
import { buildPdf } from './build-pdf.ts'
import type { SampleBook } from './sample-book.ts'

/** The pages of the PDF as scanned pictures, PNG: for Latin text only. No font of the system is needed. */
export async function buildPictures(book: SampleBook): Promise<[Buffer, ...Buffer[]]> {
  const pdf = await openPdf(buildPdf(book))
  try {
    const draw = (index: number): Promise<Buffer> => {
      const page = pdf.pdfium._FPDF_LoadPage(pdf.document, index)
      const { data, width, height } = renderForReading(pdf.pdfium, page)
      pdf.pdfium._FPDF_ClosePage(page)
      return sharp(data, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer()
    }
    const first = await draw(0)
    const others: Buffer[] = []
    for (let index = 1; index < pdf.pageCount; index++) others.push(await draw(index))
    return [first, ...others]
  } finally {
    pdf.close()
  }
}
