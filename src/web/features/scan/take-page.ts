import type { EdgeFinder } from './edges/edge-finder.ts'
import type { Pixels, Quad } from './edges/quad.ts'

/** The longest edge of a kept photograph; browsers of phones draw no larger ones. */
const MAX_EDGE = 4000
/** A page of A4 at 220 dots to the inch: more is not read better. */
const PAGE_EDGE = 2600
/** What corners are looked for in. */
const LOOKING_EDGE = 320
const THUMBNAIL_EDGE = 240
const JPEG = 'image/jpeg'

export type TakenPage = {
  /** As it was photographed. */
  original: Blob
  /** The page alone, straight; absent where no edges were found. */
  straight?: Blob
  corners?: Quad
  /** Of what is shown and sent. */
  thumbnail: Blob
}

type Source = CanvasImageSource & { readonly width?: unknown }

/** A frame of the camera, or a picture that was chosen, as a page: its edges are found and the page is straightened. */
export async function takePage(
  source: Source,
  size: { width: number; height: number },
  edges: EdgeFinder | undefined,
): Promise<TakenPage> {
  const photograph = drawn(source, size, MAX_EDGE)
  const original = await jpegOf(photograph, 0.9)
  const corners = edges === undefined ? null : await edges.find(pixelsOf(drawn(photograph, photograph, LOOKING_EDGE)))
  if (corners === null || edges === undefined) return { original, thumbnail: await thumbnailOf(photograph) }
  const page = canvasOf(await edges.straighten(pixelsOf(photograph), corners, PAGE_EDGE))
  return { original, straight: await jpegOf(page, 0.88), corners, thumbnail: await thumbnailOf(page) }
}

/** The corners of the page in what the camera sees just now. */
export async function lookForPage(source: Source, size: { width: number; height: number }, edges: EdgeFinder) {
  return await edges.find(pixelsOf(drawn(source, size, LOOKING_EDGE)))
}

/** @throws DOMException where it is no picture this browser can show */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  return await createImageBitmap(file)
}

export async function thumbnailOfBlob(picture: Blob): Promise<Blob> {
  const bitmap = await openPicture(picture)
  try {
    return await thumbnailOf(drawn(bitmap, bitmap, THUMBNAIL_EDGE))
  } finally {
    bitmap.close()
  }
}

async function thumbnailOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return await jpegOf(drawn(canvas, canvas, THUMBNAIL_EDGE), 0.8)
}

function drawn(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  maxEdge: number,
): HTMLCanvasElement {
  const scale = Math.min(1, maxEdge / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  contextOf(canvas).drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

function pixelsOf(canvas: HTMLCanvasElement): Pixels {
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  return { data, width, height }
}

function canvasOf({ data, width, height }: Pixels): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  contextOf(canvas).putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return canvas
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('this browser draws no pictures')
  return context
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be kept'))), JPEG, quality)
  })
}
