import { MizanError } from '../../../contract/errors.ts'

type Packed = { width: number; height: number; bits: number; offset: number }

/**
 * The palette index of each pixel of a bitmap packed in run lengths (RLE8, RLE4), rows in the order of the file.
 * Runs past the edge of a row or of the picture are cut off; what no run sets is index 0.
 * @throws MizanError damaged_file when not one pixel is set
 */
export function decodeRunLengths(bytes: Buffer, { width, height, bits, offset }: Packed): Buffer {
  const pixels = Buffer.alloc(width * height)
  let x = 0
  let row = 0
  let at = offset
  let drawn = 0
  const put = (index: number): void => {
    if (x < width) {
      pixels[row * width + x] = index
      drawn++
    }
    x++
  }
  while (at + 1 < bytes.length && row < height) {
    const count = bytes[at] ?? 0
    const value = bytes[at + 1] ?? 0
    at += 2
    if (count > 0) {
      for (let step = 0; step < count; step++) put(bits === 8 ? value : step % 2 === 0 ? value >> 4 : value & 0x0f)
    } else if (value === 0) {
      x = 0
      row++
    } else if (value === 1) break
    else if (value === 2) {
      x += bytes[at] ?? 0
      row += bytes[at + 1] ?? 0
      at += 2
    } else {
      for (let step = 0; step < value; step++) {
        const byte = bytes[at + (bits === 8 ? step : step >> 1)] ?? 0
        put(bits === 8 ? byte : step % 2 === 0 ? byte >> 4 : byte & 0x0f)
      }
      const used = bits === 8 ? value : (value + 1) >> 1
      at += used + (used & 1)
    }
  }
  if (drawn === 0) throw new MizanError('damaged_file')
  return pixels
}
