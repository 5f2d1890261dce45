const FEWEST_FUNCTIONS = 3
/** Functions that enclose their values between two equal bytes are at most this long. */
const LONGEST_FUNCTION = 12
const LETTERS = 0.4

/**
 * Whether bytes look like WordPerfect up to 4.2, which wrote no signature: readable ASCII, with functions that begin
 * and end with the same byte from 0xC0 to 0xFE. It can only be guessed, so it is the last thing asked.
 */
export function looksLikeWordPerfect4(bytes: Uint8Array): boolean {
  let functions = 0
  let letters = 0
  let others = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte >= 0xc0 && byte < 0xff) {
      const end = bytes.subarray(at + 2, at + LONGEST_FUNCTION).indexOf(byte)
      if (end >= 0) {
        functions++
        at += end + 2
      } else others++
    } else if (isLetter(byte)) letters++
    else others++
  }
  return functions >= FEWEST_FUNCTIONS && letters > LETTERS * (letters + others)
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
}
