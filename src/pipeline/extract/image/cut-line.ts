import { scalePicture } from './prepare-picture.ts'
import type { GrayPicture } from './gray-picture.ts'
import type { LineBox } from './find-lines.ts'

/** White at the ends of a line, in shares of its letters: the recogniser loses letters that touch the edge. */
const MARGIN = 0.6
const MARGIN_ABOVE = 0.15

/** The ink of one line on white paper, its neighbours left out, brought to a height. */
export function cutLine({ data, width, height }: GrayPicture, line: LineBox, target: number): Promise<GrayPicture> {
  const left = Math.round(line.letterHeight * MARGIN)
  const top = Math.max(2, Math.round(line.letterHeight * MARGIN_ABOVE))
  const cutWidth = line.x1 - line.x0 + 1 + 2 * left
  const cutHeight = line.y1 - line.y0 + 1 + 2 * top
  const shades = shadesOf(data, width, line)
  const cut = Buffer.alloc(cutWidth * cutHeight, 255)
  for (const { x0, y0, x1, y1 } of line.ink) {
    for (let y = Math.max(0, y0 - 1, line.y0 - top); y <= Math.min(height - 1, y1 + 1, line.y1 + top); y++) {
      for (let x = Math.max(0, x0 - 1, line.x0 - left); x <= Math.min(width - 1, x1 + 1, line.x1 + left); x++) {
        cut[(y - line.y0 + top) * cutWidth + x - line.x0 + left] = shades[data[y * width + x] ?? 255] ?? 255
      }
    }
  }
  return scalePicture({ data: cut, width: cutWidth, height: cutHeight }, target / cutHeight)
}

/** Paper is the gray most of the box has at least; ink the darkest of it. Between them the grays are stretched. */
function shadesOf(data: Buffer, width: number, line: LineBox): Uint8Array {
  const counts = new Uint32Array(256)
  for (let y = line.y0; y <= line.y1; y++) {
    for (let x = line.x0; x <= line.x1; x++) counts[data[y * width + x] ?? 255]!++
  }
  const total = (line.x1 - line.x0 + 1) * (line.y1 - line.y0 + 1)
  const level = (share: number): number => {
    let sum = 0
    return counts.findIndex((count) => (sum += count) >= total * share)
  }
  const [ink, paper] = [level(0.02), level(0.6)]
  return Uint8Array.from({ length: 256 }, (_, gray) =>
    Math.min(255, Math.max(0, (255 * (gray - ink)) / Math.max(1, paper * 0.97 - ink))),
  )
}
