/** Where in a file a long run of hexadecimal digits lies, in bytes, end excluded. */
export type HexRun = { start: number; end: number }

/** Shorter ones may stay in the text; a picture of this size has no thumbnail. */
const LEAST = 2048

const HEX_OR_BREAK = new Uint8Array(256)
for (const sign of '0123456789abcdefABCDEF\r\n') HEX_OR_BREAK[sign.charCodeAt(0)] = 1
/** What may stand before the data of a picture: a digit of a control word before it is none of its own. */
const BEFORE = new Set([' ', '\r', '\n', '}'].map((sign) => sign.charCodeAt(0)))
const BACKSLASH = '\\'.charCodeAt(0)
const SPACE = ' '.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
const BIN = Array.from('bin', (letter) => letter.charCodeAt(0))

/**
 * The long runs of hexadecimal digits and line breaks in RTF: the data of its pictures and objects, which is most of a file with
 * pictures. Data that stands as it is (`\bin`) is passed over. The bytes come in pieces of any size.
 */
export async function findHexRuns(pieces: AsyncIterable<Uint8Array>): Promise<HexRun[]> {
  const runs: HexRun[] = []
  let at = 0
  let start = -1
  let previous = SPACE
  /** How much of `\bin` was read, and the length behind it; bytes of it that are still to come. */
  let word = 0
  let length = 0
  let binary = 0
  const endRun = (): void => {
    if (start >= 0 && at - start >= LEAST) runs.push({ start, end: at })
    start = -1
  }
  for await (const piece of pieces) {
    // By their index: an iterator takes twice as long, and there may be a hundred million.
    for (let index = 0; index < piece.length; index += 1) {
      const byte = piece[index] ?? 0
      if (binary > 0) binary -= 1
      else {
        if (HEX_OR_BREAK[byte] === 1) {
          if (start < 0 && (BEFORE.has(previous) || byte === 10 || byte === 13)) start = at
        } else if (start >= 0) endRun()
        if (byte === BACKSLASH) word = word === 1 ? 0 : 1
        else if (word > 0 && word <= BIN.length) {
          word = byte === BIN[word - 1] ? word + 1 : 0
          length = 0
        } else if (word > BIN.length) {
          const digit = byte - ZERO
          if (digit >= 0 && digit <= 9 && length < Number.MAX_SAFE_INTEGER / 100) length = length * 10 + digit
          else {
            binary = Math.max(0, byte === SPACE ? length : length - 1)
            // The first byte of the data itself was looked at already.
            if (length > 0) start = -1
            word = 0
          }
        }
      }
      previous = byte
      at += 1
    }
  }
  endRun()
  return runs
}
