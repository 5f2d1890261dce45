import type { Language } from '../../../contract/languages.ts'
import { asRawPage } from '../image/as-raw-page.ts'
import type { Ocr, OcrPage } from '../image/ocr.ts'
import { readPages } from '../image/read-pages.ts'
import { readSheet } from '../image/read-sheet.ts'
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
  let done = 0
  await readPages(waiting, async (index, earlier: readonly OcrPage[]): Promise<OcrPage> => {
    const page = pages[index] ?? NOT_REACHED
    const kept = known.get(index)
    if (kept !== undefined) {
      pages[index] = kept
      done += 1
      return { ...kept, writing: kept.text !== '' }
    }
    if (performance.now() > until) {
      if (page.text === '') pages[index] = { ...page, unread: true }
      return NOT_REACHED
    }
    const likely = earlier.findLast(({ language }) => language !== undefined)?.language
    const found = await recognise(pdf, ocr, index, { until, likely })
    const { label } = page
    if (read[index]?.nature === 'both') {
      if (countLetters(found.text) > 3 * countLetters(page.text) && !found.unread) {
        pages[index] = { ...asRawPage(found), ...(label === undefined ? {} : { label }) }
      }
    } else {
      // In a book with a text layer a picture without a trace of writing is an illustration, not a page left out.
      const illustration = bornDigital && found.text === '' && !found.writing
      const { unread, ...rest } = asRawPage(found)
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
    done += 1
    onProgress(done / waiting.length)
    return found
  })
  if (waiting.length > 0) pages.splice(0, pages.length, ...partRunningHeaders(pages))
}

const NOT_REACHED: OcrPage = { text: '', source: 'ocr', unread: true, writing: false }

type Reading = { until: number; likely: Language | undefined }

/** A page of the file is one page, also where two of the book were scanned together; they are read in their order. */
async function recognise(pdf: OpenPdf, ocr: Ocr, index: number, { until, likely }: Reading): Promise<OcrPage> {
  const page = pdf.pdfium._FPDF_LoadPage(pdf.document, index)
  if (page === 0) return NOT_REACHED
  let picture
  try {
    picture = renderForReading(pdf.pdfium, page)
  } finally {
    pdf.pdfium._FPDF_ClosePage(page)
  }
  return joined(await readSheet(ocr, picture, until, likely))
}

function joined(pages: readonly OcrPage[]): OcrPage {
  const read = pages.filter(({ text }) => text !== '')
  const [first = pages[0] ?? NOT_REACHED, ...others] = read
  if (others.length === 0) return first
  const confidence = read.reduce((sum, page) => sum + (page.confidence ?? 0) * page.text.length, 0)
  const text = read.map((page) => page.text)
  return {
    ...first,
    text: text.join('\n'),
    confidence: Math.round(confidence / text.reduce((sum, each) => sum + each.length, 0)),
    ...(read.some(({ unread }) => unread) && { unread: true }),
  }
}
