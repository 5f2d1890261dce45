import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BookCover } from '../../../contract/book-text.ts'
import { MizanError } from '../../../contract/errors.ts'
import type { Notice } from '../../../contract/notices.ts'
import { createOcr } from '../image/ocr.ts'
import type { Ocr } from '../image/ocr.ts'
import { readUntil } from '../image/reading-time.ts'
import { withSecondReader } from '../image/second-reader.ts'
import { startRecogniser } from '../image/start-recogniser.ts'
import type { RawBook, RawPage, Reader, ReaderSource } from '../reader.ts'
import { composePages } from './compose-pages.ts'
import { enlargePart } from './enlarge-part.ts'
import { openPdf } from './open-pdf.ts'
import type { OpenPdf } from './open-pdf.ts'
import { isTrap } from './pdfium-module.ts'
import { readOutline } from './read-outline.ts'
import { picturesUntil } from '../pictures/pictures-until.ts'
import { readPage } from './read-page.ts'
import type { ReadPage } from './read-page.ts'
import { readPagePictures } from './read-page-pictures.ts'
import { readScans } from './read-scans.ts'
import { readPageContent } from './page-content.ts'
import { renderCover } from './render-page.ts'

/** The share of the time for text layers; recognition takes what is left. */
const TEXT_SHARE = 0.7
const TURN_MS = 50

type StartOcr = (recognition: ReaderSource['recognition']) => Ocr

/**
 * PDF, by PDFium with a layout of our own for Arabic; pages without a usable text layer are recognised.
 * @param startOcr what recognises them, begun and closed with each book
 */
export function createPdfReader(startOcr: StartOcr = (recognition) => createOcr(startRecogniser(recognition))): Reader {
  return { format: 'pdf', read: (source) => readPdf(source, startOcr), enlarge: enlargePart }
}

export const pdfReader = createPdfReader()

async function readPdf(source: ReaderSource, startOcr: StartOcr): Promise<RawBook> {
  const { onProgress, deadline, readElsewhere, readings } = source
  const [path] = source.paths
  const start = performance.now()
  const until = readUntil(deadline)
  const pdf = await openPdf(await readFile(path))
  const ocr = withSecondReader(startOcr(source.recognition), readElsewhere)
  try {
    if (pdf.pageCount <= 0) throw new MizanError('damaged_file')
    const { read, crashed } = await readTextPages(pdf, start + (until - start) * TEXT_SHARE, (done) =>
      onProgress(done * 0.5),
    )
    const label = (index: number): string => (crashed ? '' : pdf.pageLabel(index))
    const pages = composePages(read, crashed ? [] : readOutline(pdf), label)
    if (!crashed) {
      await readScans({
        pdf,
        ocr,
        read,
        pages,
        until,
        onProgress: (d) => onProgress(0.5 + d / 2),
        readings,
      })
    }
    assertReadable(pages, read)
    const notices: Notice[] = [
      ...(crashed ? [{ code: 'cut_off_file' as const }] : []),
      ...(read.some((page) => page?.hidden) ? [{ code: 'hidden_text' as const }] : []),
    ]
    const cover = crashed ? null : await coverOf(pdf)
    const metadata = crashed ? {} : metadataOf(pdf)
    const pictures = crashed ? { kept: [], more: 0 } : await readPagePictures(pdf, picturesUntil(deadline))
    return { format: 'pdf', pageKind: 'page', pages, metadata, cover, notices, pictures }
  } catch (error) {
    if (!isTrap(error)) throw error
    pdf.abandon()
    throw new MizanError('damaged_file', {}, { cause: error })
  } finally {
    await ocr.close()
    pdf.close()
  }
}

/** Reads the text layers, one page at a time, giving each page back before the next. `undefined` is an unread page. */
async function readTextPages(
  pdf: OpenPdf,
  until: number,
  onProgress: (fraction: number) => void,
): Promise<{ read: (ReadPage | undefined)[]; crashed: boolean }> {
  const { pdfium, document, pageCount } = pdf
  const read: (ReadPage | undefined)[] = Array.from({ length: pageCount })
  let lastTurn = performance.now()
  for (let index = 0; index < pageCount; index++) {
    if (performance.now() > until) break
    try {
      const page = pdfium._FPDF_LoadPage(document, index)
      if (page !== 0) {
        read[index] = readPage(pdfium, page)
        pdfium._FPDF_ClosePage(page)
      }
    } catch (error) {
      // A trap leaves PDFium's memory in disorder: what was read stays, the rest cannot be.
      if (index === 0 || !isTrap(error)) throw error
      pdf.abandon()
      return { read, crashed: true }
    }
    if (performance.now() - lastTurn > TURN_MS) {
      onProgress((index + 1) / pageCount)
      await nextTurn()
      lastTurn = performance.now()
    }
  }
  return { read, crashed: false }
}

function assertReadable(pages: readonly RawPage[], read: readonly (ReadPage | undefined)[]): void {
  if (pages.some((page) => page.text !== '')) return
  if (read.every((page) => page === undefined)) throw new MizanError('damaged_file')
  throw new MizanError(pages.some((page) => page.unread) ? 'no_readable_page' : 'no_text')
}

function metadataOf(pdf: OpenPdf): { title?: string; author?: string } {
  const title = pdf.metaText('Title').trim()
  const author = pdf.metaText('Author').trim()
  return { ...(title === '' ? {} : { title }), ...(author === '' ? {} : { author }) }
}

/** A page with less than this of pictures and this few drawings is a page of type: no cover a shelf would show. */
const COVER_IMAGE_SHARE = 0.05
const COVER_DRAWINGS = 10

/** The first page as a picture; null when it is plain text or cannot be drawn, which spoils nothing else. */
async function coverOf({ pdfium, document }: OpenPdf): Promise<BookCover | null> {
  const page = pdfium._FPDF_LoadPage(document, 0)
  if (page === 0) return null
  try {
    const { imageShare, drawings } = readPageContent(pdfium, page)
    if (imageShare < COVER_IMAGE_SHARE && drawings < COVER_DRAWINGS) return null
    return { bytes: await renderCover(pdfium, page), type: 'image/jpeg' }
  } catch {
    return null
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}
