import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PictureBox } from '../../../contract/pictures.ts'
import { createPictureCollector, type FoundPictures, type PictureCollector } from '../pictures/picture-collector.ts'
import type { OpenPdf } from './open-pdf.ts'
import { isTrap } from './pdfium-module.ts'
import { pictureBoxes } from './picture-boxes.ts'
import { renderForLooking } from './render-page.ts'

/**
 * The pictures of a PDF as its pages show them, cut out of the drawn page. A page that cannot be drawn has none; one that traps
 * PDFium ends the looking, and what was found stays.
 *
 * @param until on the clock of `performance.now()`
 */
export async function readPagePictures(pdf: OpenPdf, until: number): Promise<FoundPictures> {
  const collector = createPictureCollector(until)
  for (let index = 0; index < pdf.pageCount; index += 1) {
    try {
      await lookAtPage(pdf, index, collector)
    } catch (error) {
      if (isTrap(error)) {
        pdf.abandon()
        break
      }
    }
    await nextTurn()
  }
  return await collector.finish()
}

async function lookAtPage({ pdfium, document }: OpenPdf, index: number, collector: PictureCollector): Promise<void> {
  const page = pdfium._FPDF_LoadPage(document, index)
  if (page === 0) return
  const boxes = pictureBoxes(pdfium, page)
  const drawn = boxes.length > 0 && !collector.full ? renderForLooking(pdfium, page) : undefined
  pdfium._FPDF_ClosePage(page)
  for (const box of boxes) {
    if (drawn === undefined) collector.skip()
    else await collector.addDrawn(drawn.picture.clone().extract(regionOf(box, drawn)), { page: index, box })
  }
}

function regionOf(box: PictureBox, { width, height }: { width: number; height: number }) {
  const left = Math.min(width - 1, Math.floor(box.left * width))
  const top = Math.min(height - 1, Math.floor(box.top * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(box.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(box.height * height))),
  }
}
