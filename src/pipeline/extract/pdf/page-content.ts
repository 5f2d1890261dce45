import { memoryView, withMemory } from './pdfium-memory.ts'
import type { Pdfium } from './pdfium-module.ts'

/** What a page shows beside its text. Shares are of the page's area, 0-1. */
export type PageContent = { imageShare: number; drawings: number }

const TYPES = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const
/** Enough to know that a page is full of drawing; hostile pages have millions. */
const MAX_OBJECTS = 2_000
const MAX_DEPTH = 4

/** Pictures and drawings of a page. Bounds inside a form are not mapped to the page, so a form counts as a whole. */
export function readPageContent(pdfium: Pdfium, page: number): PageContent {
  const area = Math.max(1, pdfium._FPDF_GetPageWidthF(page) * pdfium._FPDF_GetPageHeightF(page))
  let seen = 0
  let imageArea = 0
  let drawings = 0
  const hasImage = (form: number, depth: number): boolean => {
    const count = pdfium._FPDFFormObj_CountObjects(form)
    for (let index = 0; index < count && seen < MAX_OBJECTS; index++) {
      seen++
      const object = pdfium._FPDFFormObj_GetObject(form, index)
      const type = pdfium._FPDFPageObj_GetType(object)
      if (type === TYPES.image) return true
      if (type === TYPES.form && depth < MAX_DEPTH && hasImage(object, depth + 1)) return true
      if (type !== TYPES.text) drawings++
    }
    return false
  }
  return withMemory(pdfium, 16, (scratch) => {
    const count = pdfium._FPDFPage_CountObjects(page)
    for (let index = 0; index < count && seen < MAX_OBJECTS; index++) {
      seen++
      const object = pdfium._FPDFPage_GetObject(page, index)
      const type = pdfium._FPDFPageObj_GetType(object)
      if (type === TYPES.image || (type === TYPES.form && hasImage(object, 1))) {
        imageArea += boundsArea(pdfium, object, scratch)
      } else if (type === TYPES.path || type === TYPES.shading) drawings++
    }
    return { imageShare: Math.min(1, imageArea / area), drawings }
  })
}

function boundsArea(pdfium: Pdfium, object: number, scratch: number): number {
  if (pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 0
  const view = memoryView(pdfium)
  const width = view.getFloat32(scratch + 8, true) - view.getFloat32(scratch, true)
  const height = view.getFloat32(scratch + 12, true) - view.getFloat32(scratch + 4, true)
  return Math.max(0, width) * Math.max(0, height)
}
