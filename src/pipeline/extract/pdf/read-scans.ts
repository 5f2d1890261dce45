import type { Ocr } from '../image/ocr.ts'
import { partRunningHeaders } from '../image/running-headers.ts'
import type { KeptReadings, RawPage } from '../reader.ts'
import { countLetters } from './character-traits.ts'
import type { OpenPdf } from './open-pdf.ts'
import type { ReadPage } from './read-page.ts'
import { renderForReading } from './render-page.ts'

type Scans = {
  pdf: OpenPdf
  ocr: Ocr
  read: readonly (ReadPage | undefined)[]
  /** Changed in place: recognised pages replace those without text. */
  pages: RawPage[]
  /** On the clock of `performance.now()`; pages not reached by then stay unread. */
  until: number
  onProgress: (fraction: number) => void
  readings?: KeptReadings | undefined
}

/** Recognises the pages that only a picture shows. */
export async function readScans({ pdf, ocr, read, pages, until, onProgress, readings }: Scans): Promise<void> {
  const waiting = [...read.keys()].filter((index) => ['picture', 'both'].includes(read[index]?.nature ?? ''))
  const known = new Map(readings?.known.map((reading) => [reading.position, reading.pages[0]]))
  const bornDigital = read.some((page) => page?.nature === 'text')
  for (const [done, index] of waiting.entries()) {
    const page = pages[index]
    if (page === undefined) continue
    const kept = known.get(index)
    if (kept !== undefined) {
      pages[index] = kept
      continue
    }
    if (performance.now() > until) {
      if (page.text === '') pages[index] = { ...page, unread: true }
      continue
    }
    const found = await recognise(pdf, ocr, index, until)
    const { label } = page
    if (read[index]?.nature === 'both') {
      if (countLetters(found.text) > 3 * countLetters(page.text) && !found.unread) {
        pages[index] = { ...found, ...(label === undefined ? {} : { label }) }
      }
    } else {
      // In a book with a text layer a picture without a trace of writing is an illustration, not a page left out.
      const illustration = bornDigital && found.text === '' && !found.writing
      const { writing: _, unread, ...rest } = found
      pages[index] = {
        ...rest,
        ...(unread && !illustration ? { unread } : {}),
        ...(label === undefined ? {} : { label }),
      }
    }
    const reading = pages[index]
    if (reading !== undefined && performance.now() <= until) {
      readings?.onRead({ position: index, total: waiting.length, pages: [reading] })
    }
    onProgress((done + 1) / waiting.length)
  }
  if (waiting.length > 0) pages.splice(0, pages.length, ...partRunningHeaders(pages))
}

async function recognise(pdf: OpenPdf, ocr: Ocr, index: number, until: number): ReturnType<Ocr['readPicture']> {
  const page = pdf.pdfium._FPDF_LoadPage(pdf.document, index)
  if (page === 0) return { text: '', source: 'ocr', unread: true, writing: false }
  let picture
  try {
    picture = renderForReading(pdf.pdfium, page)
  } finally {
    pdf.pdfium._FPDF_ClosePage(page)
  }
  return ocr.readPicture(picture, until)
}
