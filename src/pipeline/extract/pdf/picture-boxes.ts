import type { PictureBox } from '../../../contract/pictures.ts'
import { memoryView, withMemory } from './pdfium-memory.ts'
import type { Pdfium } from './pdfium-module.ts'

const TYPES = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const
/** Hostile pages have millions. */
const MAX_OBJECTS = 3_000
const MAX_DEPTH = 4
/** A page is mapped to so many units each way. */
const UNITS = 10_000
/** Of the page: smaller is an ornament. Drawings count together, and a frame or a table draws only a few. */
const LEAST_SHARE = 0.02
const LEAST_EDGE = 0.08
const MANY_DRAWINGS = 40
const LEAST_DRAWN_SHARE = 0.04
/** What lies so near each other is one picture: many are cut into strips. */
const NEAR = 0.01
/** A rectangle over all of the page is its ground, a thin one a rule. */
const GROUND = 0.9
const THIN = 0.004

type Corners = { left: number; top: number; right: number; bottom: number }

/** Where the pictures of a page are: its images, and its drawings as one where there are many. Shares of the page as it is shown. */
export function pictureBoxes(pdfium: Pdfium, page: number): PictureBox[] {
  const images: Corners[] = []
  const drawn: Corners[] = []
  let seen = 0
  const holds = (form: number, type: number, depth: number): boolean => {
    const count = pdfium._FPDFFormObj_CountObjects(form)
    for (let index = 0; index < count && seen < MAX_OBJECTS; index += 1) {
      seen += 1
      const object = pdfium._FPDFFormObj_GetObject(form, index)
      const own = pdfium._FPDFPageObj_GetType(object)
      if (own === type || (own === TYPES.form && depth < MAX_DEPTH && holds(object, type, depth + 1))) return true
    }
    return false
  }
  withMemory(pdfium, 16, (scratch) => {
    const count = pdfium._FPDFPage_CountObjects(page)
    for (let index = 0; index < count && seen < MAX_OBJECTS; index += 1) {
      seen += 1
      const object = pdfium._FPDFPage_GetObject(page, index)
      const type = pdfium._FPDFPageObj_GetType(object)
      const list =
        type === TYPES.image || (type === TYPES.form && holds(object, TYPES.image, 1))
          ? images
          : type === TYPES.path || type === TYPES.shading
            ? drawn
            : undefined
      const corners = list && cornersOf(pdfium, page, object, scratch)
      if (corners) list.push(corners)
    }
  })
  const shapes = drawn.filter(
    (box) => shareOf(box) < GROUND && box.right - box.left > THIN && box.bottom - box.top > THIN,
  )
  const drawing =
    shapes.length >= MANY_DRAWINGS ? [union(shapes)].filter((box) => shareOf(box) >= LEAST_DRAWN_SHARE) : []
  return merged([...images, ...drawing])
    .filter((box) => shareOf(box) >= LEAST_SHARE && Math.min(box.right - box.left, box.bottom - box.top) >= LEAST_EDGE)
    .map(({ left, top, right, bottom }) => ({ left, top, width: right - left, height: bottom - top }))
}

function cornersOf(pdfium: Pdfium, page: number, object: number, scratch: number): Corners | undefined {
  if (pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return undefined
  const view = memoryView(pdfium)
  const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => view.getFloat32(scratch + offset, true)) as [
    number,
    number,
    number,
    number,
  ]
  // The page may be turned, and its crop begin anywhere.
  const toShare = (x: number, y: number): [number, number] | undefined => {
    if (pdfium._FPDF_PageToDevice(page, 0, 0, UNITS, UNITS, 0, x, y, scratch, scratch + 4) === 0) return undefined
    const after = memoryView(pdfium)
    return [after.getInt32(scratch, true) / UNITS, after.getInt32(scratch + 4, true) / UNITS]
  }
  const one = toShare(left, top)
  const other = toShare(right, bottom)
  if (one === undefined || other === undefined) return undefined
  const within = (share: number): number => Math.min(1, Math.max(0, share))
  return {
    left: within(Math.min(one[0], other[0])),
    right: within(Math.max(one[0], other[0])),
    top: within(Math.min(one[1], other[1])),
    bottom: within(Math.max(one[1], other[1])),
  }
}

const shareOf = ({ left, right, top, bottom }: Corners): number => (right - left) * (bottom - top)

function union(boxes: readonly Corners[]): Corners {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

/** Boxes that touch become one, until none does. */
function merged(boxes: readonly Corners[]): Corners[] {
  const apart: Corners[] = []
  for (const box of boxes) {
    let grown = box
    for (let at = apart.findIndex((other) => touch(other, grown)); at >= 0;) {
      grown = union([grown, ...apart.splice(at, 1)])
      at = apart.findIndex((other) => touch(other, grown))
    }
    apart.push(grown)
  }
  return apart.toSorted((a, b) => a.top - b.top || a.left - b.left)
}

const touch = (a: Corners, b: Corners): boolean =>
  a.left <= b.right + NEAR && b.left <= a.right + NEAR && a.top <= b.bottom + NEAR && b.top <= a.bottom + NEAR
