import sharp, { type Sharp } from 'sharp'
import type { PictureBox } from '../../../contract/pictures.ts'
import type { GrayPicture } from '../image/gray-picture.ts'
import { withMemory } from './pdfium-memory.ts'
import type { Pdfium } from './pdfium-module.ts'

const GRAY = 1
const BGRA = 4
const FLAG_ANNOTATIONS = 0x01
const FLAG_GRAYSCALE = 0x08
const FLAG_RGB_ORDER = 0x10
const MAX_PIXELS = 6_000_000

const COVER_WIDTH = 600
const SCAN_DPI = 220
/** Small pages are drawn larger and posters smaller: letters must come out at a size the recogniser knows. */
const MIN_LONG_EDGE = 1_700
const MAX_LONG_EDGE = 2_600

/** The page as a gray picture for recognition. Throws when the page has no size. */
export function renderForReading(pdfium: Pdfium, page: number): GrayPicture {
  const size = pageSize(pdfium, page)
  const longEdge = Math.max(size.width, size.height)
  const target = Math.min(MAX_LONG_EDGE, Math.max(MIN_LONG_EDGE, (longEdge * SCAN_DPI) / 72))
  const { width, height } = scaled(size, target / longEdge)
  return { data: render(pdfium, page, { width, height }, GRAY, FLAG_ANNOTATIONS | FLAG_GRAYSCALE), width, height }
}

/** The page as a JPEG about 600 pixels wide. */
export async function renderCover(pdfium: Pdfium, page: number): Promise<Uint8Array> {
  const size = pageSize(pdfium, page)
  const { width, height } = scaled(size, Math.min(COVER_WIDTH / size.width, (2 * COVER_WIDTH) / size.height))
  const data = render(pdfium, page, { width, height }, BGRA, FLAG_ANNOTATIONS | FLAG_RGB_ORDER)
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}

const LOOKING_EDGE = 960
const PRINT_DPI = 300

/** The page in colour, its long edge 960 pixels, to cut its pictures out of. */
export function renderForLooking(pdfium: Pdfium, page: number): { picture: Sharp; width: number; height: number } {
  const size = pageSize(pdfium, page)
  const { width, height } = scaled(size, LOOKING_EDGE / Math.max(size.width, size.height))
  const data = render(pdfium, page, { width, height }, BGRA, FLAG_ANNOTATIONS | FLAG_RGB_ORDER)
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  return { picture, width, height }
}

/** A part of the page (shares of it) in colour, its long edge at most `edge` pixels, and no finer than print. */
export function renderPart(pdfium: Pdfium, page: number, box: PictureBox, edge: number): Sharp {
  const size = pageSize(pdfium, page)
  const longest = Math.max(size.width * box.width, size.height * box.height)
  const { width, height } = scaled(size, Math.min(edge / longest, PRINT_DPI / 72), Number.POSITIVE_INFINITY)
  const part = {
    left: Math.round(box.left * width),
    top: Math.round(box.top * height),
    width: Math.min(edge, Math.max(1, Math.round(box.width * width))),
    height: Math.min(edge, Math.max(1, Math.round(box.height * height))),
  }
  const data = render(pdfium, page, { width, height }, BGRA, FLAG_ANNOTATIONS | FLAG_RGB_ORDER, part)
  return sharp(data, { raw: { width: part.width, height: part.height, channels: 4 } }).flatten({
    background: '#ffffff',
  })
}

function pageSize(pdfium: Pdfium, page: number): { width: number; height: number } {
  const width = pdfium._FPDF_GetPageWidthF(page)
  const height = pdfium._FPDF_GetPageHeightF(page)
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) throw new Error('the page has no size')
  return { width, height }
}

type Size = { width: number; height: number }

function scaled(size: Size, scale: number, maxPixels = MAX_PIXELS): Size {
  const fit = Math.min(scale, Math.sqrt(maxPixels / (size.width * size.height)))
  const edge = (length: number): number => Math.min(10_000, Math.max(1, Math.round(length * fit)))
  return { width: edge(size.width), height: edge(size.height) }
}

/** The page as large as `size`; of it all, or a part. */
function render(
  pdfium: Pdfium,
  page: number,
  size: Size,
  format: 1 | 4,
  flags: number,
  { left, top, width, height }: Size & { left: number; top: number } = { left: 0, top: 0, ...size },
): Buffer {
  return withMemory(pdfium, width * height * format, (address) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, format, address, width * format)
    if (bitmap === 0) throw new Error('PDFium could not make a picture')
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
      pdfium._FPDF_RenderPageBitmap(bitmap, page, -left, -top, size.width, size.height, 0, flags)
      return Buffer.from(pdfium.HEAPU8.slice(address, address + width * height * format))
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap)
    }
  })
}
