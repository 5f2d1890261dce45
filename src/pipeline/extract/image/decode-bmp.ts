import { MizanError } from '../../../contract/errors.ts'
import { decodeRunLengths } from './decode-run-lengths.ts'
import { assertPictureSize } from './picture-limits.ts'

/** Red, green and blue, one byte each, rows from the top without padding. */
export type RgbPicture = { data: Buffer; width: number; height: number }

const CORE_HEADER = 12
const INFO_HEADER = 40
const UNCOMPRESSED = 0
const RUN_LENGTHS_8 = 1
const RUN_LENGTHS_4 = 2
const BITFIELDS = 3

/** True when the bytes begin as a Windows bitmap does. */
export function isBmp(bytes: Uint8Array): boolean {
  return bytes[0] === 0x42 && bytes[1] === 0x4d
}

/**
 * Reads a Windows bitmap of 1, 4, 8, 16, 24 or 32 bits, uncompressed or in run lengths, which sharp cannot. Every number of the header is
 * checked against the bytes that are there before anything is allocated. Missing rows at the end stay white.
 * @throws MizanError damaged_file, too_complex
 */
export function decodeBmp(bytes: Buffer): RgbPicture {
  const header = readHeader(bytes)
  const { width, height, bits, offset } = header
  assertPictureSize(width, height)
  if (header.runLengths) return colourIndices(decodeRunLengths(bytes, header), bytes, header)
  const stride = Math.floor((width * bits + 31) / 32) * 4
  // A header that promises far more than the file holds is a trap, not a picture cut off.
  if (bytes.length - offset < (stride * height) / 20) throw new MizanError('damaged_file')
  const data = Buffer.alloc(width * height * 3, 0xff)
  for (let row = 0; row < height; row++) {
    const from = offset + row * stride
    if (from + stride > bytes.length) break
    const y = header.topDown ? row : height - 1 - row
    copyRow(bytes, from, data, y * width * 3, header)
  }
  return { data, width, height }
}

type Header = {
  width: number
  height: number
  topDown: boolean
  bits: number
  runLengths: boolean
  offset: number
  palette: number
  paletteEntry: 3 | 4
  colours: number
  masks: [red: number, green: number, blue: number]
}

function readHeader(bytes: Buffer): Header {
  if (!isBmp(bytes) || bytes.length < 26) throw new MizanError('damaged_file')
  const size = bytes.readUInt32LE(14)
  const core = size === CORE_HEADER
  if (!core && (size < INFO_HEADER || bytes.length < 14 + INFO_HEADER)) throw new MizanError('damaged_file')
  const width = core ? bytes.readUInt16LE(18) : bytes.readInt32LE(18)
  const storedHeight = core ? bytes.readInt16LE(20) : bytes.readInt32LE(22)
  const bits = bytes.readUInt16LE(core ? 24 : 28)
  const compression = core ? UNCOMPRESSED : bytes.readUInt32LE(30)
  if (width <= 0 || storedHeight === 0) throw new MizanError('damaged_file')
  if (![1, 4, 8, 16, 24, 32].includes(bits)) throw new MizanError('damaged_file')
  const withMasks = compression === BITFIELDS && bits >= 16
  const runLengths = (compression === RUN_LENGTHS_8 && bits === 8) || (compression === RUN_LENGTHS_4 && bits === 4)
  if (compression !== UNCOMPRESSED && !withMasks && !runLengths) throw new MizanError('damaged_file')
  const masksAt = 14 + INFO_HEADER
  if (withMasks && bytes.length < masksAt + 12) throw new MizanError('damaged_file')
  const used = core ? 0 : bytes.readUInt32LE(46)
  return {
    width,
    height: Math.abs(storedHeight),
    topDown: storedHeight < 0,
    bits,
    runLengths,
    offset: bytes.readUInt32LE(10),
    palette: 14 + size + (withMasks && size === INFO_HEADER ? 12 : 0),
    paletteEntry: core ? 3 : 4,
    colours: bits > 8 ? 0 : Math.min(used === 0 ? 2 ** bits : used, 2 ** bits),
    masks: withMasks
      ? [bytes.readUInt32LE(masksAt), bytes.readUInt32LE(masksAt + 4), bytes.readUInt32LE(masksAt + 8)]
      : bits === 16
        ? [0x7c00, 0x03e0, 0x001f]
        : [0xff0000, 0x00ff00, 0x0000ff],
  }
}

function copyRow(bytes: Buffer, from: number, target: Buffer, to: number, header: Header): void {
  const { width, bits } = header
  for (let x = 0, at = to; x < width; x++, at += 3) {
    if (bits <= 8) {
      const shift = 8 - bits - ((x * bits) & 7)
      const index = ((bytes[from + ((x * bits) >> 3)] ?? 0) >> shift) & ((1 << bits) - 1)
      const entry = header.palette + Math.min(index, Math.max(0, header.colours - 1)) * header.paletteEntry
      copyColour(bytes, entry, target, at)
    } else if (bits === 24) copyColour(bytes, from + x * 3, target, at)
    else {
      const value = bits === 16 ? bytes.readUInt16LE(from + x * 2) : bytes.readUInt32LE(from + x * 4)
      for (const [channel, mask] of header.masks.entries()) target[at + channel] = masked(value, mask)
    }
  }
}

/** Colours of a picture given as one palette index per pixel, rows from the bottom. */
function colourIndices(indices: Buffer, bytes: Buffer, header: Header): RgbPicture {
  const { width, height, palette, paletteEntry, colours } = header
  const data = Buffer.alloc(width * height * 3, 0xff)
  for (let row = 0; row < height; row++) {
    const y = header.topDown ? row : height - 1 - row
    for (let x = 0; x < width; x++) {
      const index = Math.min(indices[row * width + x] ?? 0, Math.max(0, colours - 1))
      copyColour(bytes, palette + index * paletteEntry, data, (y * width + x) * 3)
    }
  }
  return { data, width, height }
}

/** Blue, green, red as stored to red, green, blue. */
function copyColour(bytes: Buffer, from: number, target: Buffer, to: number): void {
  target[to] = bytes[from + 2] ?? 0
  target[to + 1] = bytes[from + 1] ?? 0
  target[to + 2] = bytes[from] ?? 0
}

function masked(value: number, mask: number): number {
  if (mask === 0) return 0
  const shift = 31 - Math.clz32(mask & -mask)
  return Math.round((((value & mask) >>> shift) * 255) / (mask >>> shift))
}
