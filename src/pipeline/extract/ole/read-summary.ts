const TITLE = 2
const AUTHOR = 4
const CODEPAGE = 1
const LPSTR = 30
const LPWSTR = 31
const SHORT = 2

/**
 * Title and author of a "\u0005SummaryInformation" stream ([MS-OLEPS]). Anything out of bounds reads as absent: this is
 * a courtesy of the file, never a reason to refuse it.
 */
export function readSummary(stream: Buffer): { title?: string; author?: string } {
  try {
    const section = stream.readUInt32LE(44)
    const places = new Map<number, number>()
    const count = Math.min(64, stream.readUInt32LE(section + 4))
    for (let index = 0; index < count; index++) {
      const at = section + 8 + index * 8
      places.set(stream.readUInt32LE(at), section + stream.readUInt32LE(at + 4))
    }
    const codepage = places.get(CODEPAGE)
    const encoding =
      codepage !== undefined && stream.readUInt32LE(codepage) === SHORT ? stream.readUInt16LE(codepage + 4) : 1252
    const title = readString(stream, places.get(TITLE), encoding)
    const author = readString(stream, places.get(AUTHOR), encoding)
    return { ...(title && { title }), ...(author && { author }) }
  } catch (error) {
    if (error instanceof RangeError) return {}
    throw error
  }
}

function readString(stream: Buffer, at: number | undefined, codepage: number): string {
  if (at === undefined) return ''
  const type = stream.readUInt32LE(at)
  const length = stream.readUInt32LE(at + 4)
  if (length > 4_096) return ''
  if (type === LPWSTR) return untilNul(stream.toString('utf16le', at + 8, at + 8 + length * 2))
  if (type !== LPSTR) return ''
  const bytes = stream.subarray(at + 8, at + 8 + length)
  return untilNul(new TextDecoder(encodingOf(codepage)).decode(bytes))
}

function encodingOf(codepage: number): string {
  if (codepage === 65001) return 'utf-8'
  if (codepage === 1200) return 'utf-16le'
  return codepage >= 1250 && codepage <= 1258 ? `windows-${codepage}` : 'windows-1252'
}

function untilNul(text: string): string {
  return (text.split('\0')[0] ?? '').trim()
}
