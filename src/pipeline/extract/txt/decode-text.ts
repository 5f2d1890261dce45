import { decodeArabicByteText } from './arabic-codepages.ts'
import type { DecodedText } from './decoded-text.ts'
import { decodeEbcdic } from './decode-ebcdic.ts'
import { repairMojibake } from './repair-mojibake.ts'

const SAMPLE_BYTES = 256 * 1024
/** At most this share of broken characters, and the text is still UTF-8 (a cut end, a few bad bytes). */
const TOLERATED_DAMAGE = 0.002

/**
 * Bytes of unknown encoding to text: byte order mark, UTF-16 by the parity of its NULs, UTF-8, then the 8-bit codepage
 * whose Arabic reads like Arabic, else windows-1252. UTF-8 that was taken for Latin once and saved again is repaired.
 * @example decodeText(Buffer.from([0xc7, 0xe1])).encoding // 'windows-1256'
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = byMark(bytes)
  if (marked) return marked
  const wide = byNulParity(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide }
  const utf8 = asUtf8(bytes)
  if (utf8 !== undefined) return { text: repairMojibake(utf8), encoding: 'utf-8' }
  const mainframe = decodeEbcdic(bytes, SAMPLE_BYTES)
  if (mainframe !== undefined) return { text: mainframe, encoding: 'cp500' }
  return (
    decodeArabicByteText(bytes, SAMPLE_BYTES / 4) ?? {
      text: new TextDecoder('windows-1252').decode(bytes),
      encoding: 'windows-1252',
    }
  )
}

function byMark(bytes: Uint8Array): DecodedText | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return { text: repairMojibake(new TextDecoder('utf-8').decode(bytes)), encoding: 'utf-8' }
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' }
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be' }
  return undefined
}

/**
 * In UTF-16 the high bytes of one parity are a handful of values: 0x00 for Latin, 0x06 for Arabic. Arabic alone has
 * NULs only beside its spaces, so both are counted.
 */
function byNulParity(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length < 4) return undefined
  const length = Math.min(bytes.length, SAMPLE_BYTES)
  const high = [0, 0]
  const nul = [0, 0]
  for (let index = 0; index < length; index++) {
    const parity = index % 2
    const byte = bytes[index]
    if (byte === 0) nul[parity] = (nul[parity] ?? 0) + 1
    if (byte === 0 || byte === 6) high[parity] = (high[parity] ?? 0) + 1
  }
  const [even = 0, odd = 0] = high
  const [nulEven = 0, nulOdd = 0] = nul
  const most = length * 0.4
  // A word of Arabic alone has no NUL, but then each of its letters begins alike.
  if (bytes.length % 2 === 0 && bytes.length >= 8) {
    if (odd === length / 2 && even < odd) return 'utf-16le'
    if (even === length / 2 && odd < even) return 'utf-16be'
  }
  if (odd > most && even < odd / 4 && nulOdd > 0) return 'utf-16le'
  if (even > most && odd < even / 4 && nulEven > 0) return 'utf-16be'
  return undefined
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const sample = bytes.subarray(0, SAMPLE_BYTES)
    const lenient = new TextDecoder('utf-8').decode(sample)
    const broken = lenient.split('\uFFFD').length - 1
    const wide = lenient.match(/[\u0080-\uFFFC]/g)?.length ?? 0
    return broken <= Math.max(1, lenient.length * TOLERATED_DAMAGE) && wide > 10 * broken
      ? new TextDecoder('utf-8').decode(bytes)
      : undefined
  }
}
