import { readFile } from 'node:fs/promises'
import type { BookCover } from '../../../contract/book-text.ts'
import { MizanError } from '../../../contract/errors.ts'
import type { Notice } from '../../../contract/notices.ts'
import type { RawPage, Reader } from '../reader.ts'
import { createPictureCollector } from '../pictures/picture-collector.ts'
import { LARGE_EDGE, largeForm } from '../pictures/large-form.ts'
import { hashDistance, pictureHash, SAME_PICTURE } from '../pictures/picture-hash.ts'
import { asRawPage } from './as-raw-page.ts'
import { createOcr } from './ocr.ts'
import type { OcrPage } from './ocr.ts'
import { openPicture } from './open-picture.ts'
import type { OpenPicture } from './open-picture.ts'
import { readPages } from './read-pages.ts'
import { readSheet } from './read-sheet.ts'
import { readUntil } from './reading-time.ts'
import { partRunningHeaders } from './running-headers.ts'
import { startRecogniser } from './start-recogniser.ts'
import { withSecondReader } from './second-reader.ts'

/** A page of A4 at 220 dots to the inch; more costs time and memory and reads no better. */
const MAX_EDGE = 2_600

const WHOLE_PAGE = { left: 0, top: 0, width: 1, height: 1 }

/** Pictures of pages: each frame is a page, or an open book of two; several paths are the pages of one book in order. */
export const imageReader: Reader = {
  format: 'image',
  async read({ paths, onProgress, deadline, readElsewhere, readings, recognition }) {
    // Pages not reached by then are unread.
    const until = readUntil(deadline)
    const ocr = withSecondReader(createOcr(startRecogniser(recognition)), readElsewhere)
    const pictures = createPictureCollector(deadline)
    let cover: BookCover | null = null
    let cutOff = false
    const known = new Map(readings?.known.map((reading) => [reading.position, reading.pages]))
    /** Frames of each photograph that are read, so that it is told of once and whole. */
    const readOf = new Map<number, OcrPage[][]>()
    let progress = 0
    /** Pictures are looked at one after the other, while their pages are read. */
    let looked = Promise.resolve()
    const look = ({ picture, frame, number }: Sheet): Promise<void> => {
      looked = lookAfter(looked, async () => {
        if (pictures.full) pictures.skip()
        else await pictures.addDrawn(await picture.look(frame), { page: number, box: WHOLE_PAGE })
        if (number === 0) cover = { bytes: await picture.cover(), type: 'image/jpeg' }
      })
      return looked
    }
    const readFrame = async (sheet: Sheet, earlier: readonly OcrPage[][]): Promise<OcrPage[]> => {
      const { picture, frame } = sheet
      const likely = earlier.flat().findLast((page) => page.language !== undefined)?.language
      const read = async (): Promise<OcrPage[]> =>
        performance.now() > until
          ? [{ text: '', source: 'ocr', unread: true, writing: true }]
          : readSheet(ocr, await picture.gray(frame, MAX_EDGE), until, likely)
      const kept = known.get(sheet.photograph)
      // What was kept of a photograph are the pages of all its frames: they stand with its first.
      const again = async (pages: readonly RawPage[]): Promise<OcrPage[]> =>
        await Promise.resolve(frame === 0 ? pages.map((page) => ({ ...page, writing: page.text !== '' })) : [])
      const [pages] = await Promise.all([kept === undefined ? read() : again(kept), look(sheet)])
      cutOff ||= picture.cutOff
      progress += 1 / (picture.frames * paths.length)
      onProgress(Math.min(1, progress))
      if (kept === undefined) tell(sheet, pages)
      return pages
    }
    const tell = ({ picture, frame, photograph }: Sheet, pages: OcrPage[]): void => {
      const frames = readOf.get(photograph) ?? []
      frames[frame] = pages
      readOf.set(photograph, frames)
      const whole = Object.keys(frames).length === picture.frames
      // What there was no time for may be read another time.
      if (whole && performance.now() <= until)
        readings?.onRead({ position: photograph, total: paths.length, pages: frames.flat().map(asRawPage) })
    }
    let sheets: OcrPage[][]
    try {
      sheets = await readPages(sheetsOf(paths), readFrame)
    } finally {
      await ocr.close()
    }
    const pages = sheets.flat().map(asRawPage)
    if (pages.every((page) => page.text === '' || page.unread)) throw new MizanError('no_readable_page')
    const notices: Notice[] = cutOff ? [{ code: 'cut_off_file' }] : []
    const { kept, ...found } = await pictures.finish()
    // A picture of two pages is one of the first of them.
    const firstPage = (sheet: number): number => sheets.slice(0, sheet).flat().length
    return {
      format: 'image',
      pageKind: 'page',
      pages: partRunningHeaders(pages),
      metadata: {},
      cover,
      notices,
      pictures: { ...found, kept: kept.map((each) => ({ ...each, page: firstPage(each.page) })) },
    }
  },
  async enlarge({ paths }, { page, hash }) {
    const isMeant = async ({ picture, frame }: Sheet): Promise<boolean> =>
      hashDistance(await pictureHash(await picture.look(frame)), hash) <= SAME_PICTURE
    const large = async ({ picture, frame }: Sheet): Promise<Uint8Array> =>
      await largeForm(await picture.look(frame, LARGE_EDGE))
    const numbered = await sheetAt(paths, page - 1)
    if (numbered !== undefined && (await isMeant(numbered))) return await large(numbered)
    // Where two pages stand in one photograph the photograph comes before the number of its page.
    for await (const sheet of sheetsOf(paths)) if (await isMeant(sheet)) return await large(sheet)
    return numbered && (await large(numbered))
  },
}

async function lookAfter(before: Promise<void>, look: () => Promise<void>): Promise<void> {
  await before
  await look()
}

type Sheet = { picture: OpenPicture; photograph: number; frame: number; number: number }

async function sheetAt(paths: readonly string[], number: number): Promise<Sheet | undefined> {
  for await (const sheet of sheetsOf(paths)) if (sheet.number === number) return sheet
  return undefined
}

async function* sheetsOf(paths: readonly string[]): AsyncGenerator<Sheet> {
  let number = 0
  for (const [photograph, path] of paths.entries()) {
    const picture = await openPicture(await readFile(path))
    for (let frame = 0; frame < picture.frames; frame++, number++) yield { picture, photograph, frame, number }
  }
}
