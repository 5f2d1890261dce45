import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MizanError } from '../../../contract/errors.ts'
import { decodeBmp } from './decode-bmp.ts'

type Bitmap = {
  width: number
  height: number
  bits: number
  pixels: number[]
  palette?: number[]
  compression?: number
}

/** A bitmap with the usual header; `pixels` are the bytes of the rows as stored. */
function bmp({ width, height, bits, pixels, palette = [], compression = 0 }: Bitmap): Buffer {
  const header = Buffer.alloc(54)
  header.write('BM', 'latin1')
  header.writeUInt32LE(54 + palette.length, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(width, 18)
  header.writeInt32LE(height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(bits, 28)
  header.writeUInt32LE(compression, 30)
  header.writeUInt32LE(palette.length / 4, 46)
  return Buffer.concat([header, Buffer.from(palette), Buffer.from(pixels)])
}

const RED = [255, 0, 0]
const BLUE = [0, 0, 255]
const BLACK_AND_BLUE = [0, 0, 0, 0, 255, 0, 0, 0]

function codeOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof MizanError) return error.code
    throw error
  }
  return 'none'
}

describe('a bitmap', () => {
  test('of 24 bits is read from the bottom row, each row padded to four bytes', () => {
    const pixels = [0, 0, 255, 0, 255, 0, 0, 0]
    const picture = decodeBmp(bmp({ width: 1, height: 2, bits: 24, pixels }))
    expect([...picture.data]).toEqual([0, 0, 255, ...RED])
  })

  test('of 32 bits with a negative height is read from the top', () => {
    const pixels = [0, 0, 255, 0, 255, 0, 0, 0]
    expect([...decodeBmp(bmp({ width: 1, height: -2, bits: 32, pixels })).data]).toEqual([...RED, ...BLUE])
  })

  test.each([
    [1, [0b0100_0000, 0, 0, 0]],
    [4, [0x01, 0, 0, 0]],
    [8, [0, 1, 0, 0]],
  ])('of %i bits takes its colours from the palette', (bits, pixels) => {
    const picture = decodeBmp(bmp({ width: 2, height: 1, bits, pixels, palette: BLACK_AND_BLUE }))
    expect([...picture.data]).toEqual([0, 0, 0, ...BLUE])
  })

  test('in run lengths of 8 bits: a run, single pixels, an end of line', () => {
    const pixels = [2, 1, 0, 0, 0, 3, 1, 0, 1, 0, 0, 1]
    const picture = decodeBmp(bmp({ width: 3, height: 2, bits: 8, pixels, palette: BLACK_AND_BLUE, compression: 1 }))
    expect([...picture.data]).toEqual([...BLUE, 0, 0, 0, ...BLUE, ...BLUE, ...BLUE, 0, 0, 0])
  })

  test('cut off below keeps its lower rows and is white above', () => {
    const pixels = Array.from({ length: 4 * 20 }, () => 0)
    const picture = decodeBmp(bmp({ width: 1, height: 40, bits: 24, pixels }))
    expect(picture.data.at(-1)).toBe(0)
    expect(picture.data.at(0)).toBe(255)
  })

  test.each([
    ['of a size no page has', { width: 65_535, height: 65_535, bits: 24, pixels: [0] }, 'too_complex'],
    ['that promises far more than it holds', { width: 5_000, height: 5_000, bits: 24, pixels: [0] }, 'damaged_file'],
    ['without width', { width: 0, height: 5, bits: 24, pixels: [0] }, 'damaged_file'],
    ['of 7 bits', { width: 1, height: 1, bits: 7, pixels: [0] }, 'damaged_file'],
    ['holding a JPEG', { width: 1, height: 1, bits: 24, pixels: [0], compression: 4 }, 'damaged_file'],
  ])('%s is refused', (_, bitmap, code) => {
    expect(codeOf(() => decodeBmp(bmp(bitmap)))).toBe(code)
  })

  test('of any bytes is a picture or a MizanError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (noise, run) => {
        const bytes = bmp({ width: 4, height: 4, bits: run ? 8 : 24, pixels: [...noise], compression: run ? 1 : 0 })
        noise.forEach((value, index) => index % 7 === 0 && bytes.writeUInt8(value, 18 + (index % 36)))
        expect(['none', 'damaged_file', 'too_complex']).toContain(codeOf(() => decodeBmp(bytes)))
      }),
    )
  })
})
