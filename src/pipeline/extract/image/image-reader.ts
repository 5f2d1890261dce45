import { readFile } from 'node:fs/promises'
import type { BookCover } from '../../../contract/book-text.ts'
import { MizanError } from '../../../contract/errors.ts'
import type { Notice } from '../../../contract/notices.ts'
import type { RawPage, Reader } from '../reader.ts'
import { createPictureCollector } from '../pictures/picture-collector.ts'
import { LARGE_EDGE, largeForm } from '../pictures/large-form.ts'
import { createOcr } from './ocr.ts'
import { openPicture } from './open-picture.ts'
import { readUntil } from './reading-time.ts'
import { partRunningHeaders } from './running-headers.ts'
import { withSecondReader } from './second-reader.ts'

/** A page of A4 at 220 dots to the inch; more costs time and memory and reads no better. */
const MAX_EDGE = 2_600

const WHOLE_PAGE = { left: 0, top: 0, width: 1, height: 1 }

/** Pictures of pages: each frame is a page, several paths are the pages of one book in order. */
export const imageReader: Reader = {
  format: 'image',
  async read({ paths, onProgress, deadline, readElsewhere, readings }) {
    // Pages not reached by then are unread.
    const until = readUntil(deadline)
    const ocr = withSecondReader(createOcr(), readElsewhere)
    const pages: RawPage[] = []
    const pictures = createPictureCollector(deadline)
    let cover: BookCover | null = null
    let cutOff = false
    const known = new Map(readings?.known.map((reading) => [reading.position, reading.pages]))
    try {
      for (const [index, path] of paths.entries()) {
        const picture = await openPicture(await readFile(path))
        cover ??= { bytes: await picture.cover(), type: 'image/jpeg' }
        const kept = known.get(index)
        const own: RawPage[] = kept === undefined ? [] : [...kept]
        for (let frame = 0; frame < picture.frames; frame++) {
          if (!pictures.full)
            await pictures.addDrawn(await picture.look(frame), { page: pages.length + frame, box: WHOLE_PAGE })
          else pictures.skip()
          if (kept === undefined) {
            if (performance.now() > until) own.push({ text: '', source: 'ocr', unread: true })
            else {
              const { writing: _, ...page } = await ocr.readPicture(await picture.gray(frame, MAX_EDGE), until)
              own.push(page)
            }
          }
          onProgress((index + (frame + 1) / picture.frames) / paths.length)
        }
        pages.push(...own)
        // What there was no time for may be read another time.
        if (kept === undefined && performance.now() <= until)
          readings?.onRead({ position: index, total: paths.length, pages: own })
        cutOff ||= picture.cutOff
      }
    } finally {
      await ocr.close()
    }
    if (pages.every((page) => page.text === '' || page.unread)) throw new MizanError('no_readable_page')
    const notices: Notice[] = cutOff ? [{ code: 'cut_off_file' }] : []
    return {
      format: 'image',
      pageKind: 'page',
      pages: partRunningHeaders(pages),
      metadata: {},
      cover,
      notices,
      pictures: pictures.finish(),
    }
  },
  async enlarge({ paths }, { page }) {
    let before = 0
    for (const path of paths) {
      const picture = await openPicture(await readFile(path))
      const frame = page - 1 - before
      if (frame < picture.frames) return await largeForm(await picture.look(frame, LARGE_EDGE))
      before += picture.frames
    }
    return undefined
  },
}
