/** What windows-1252 shows for the bytes 0x80-0x9F; a gap is the control character itself. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
/** Of a name in windows-1256 read as Latin nearly every letter is an accented one. */
const MOSTLY = 0.7
const FEWEST_LETTERS = 3

/**
 * A title or name whose bytes a program read in the wrong encoding: UTF-8 or windows-1256 (Arabic) taken for Latin
 * letters. What is not clearly so comes back unchanged.
 * @example repairEncoding('DelacrÃ©taz') // 'Delacrétaz'
 */
export function repairEncoding(text: string): string {
  const accented = text.match(/[\u0080-\u00ff]/g)?.length ?? 0
  if (accented === 0) return text
  const bytes = bytesOf(text)
  if (bytes === undefined) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    const latin = text.match(/[\u00c0-\u00ff]/g)?.length ?? 0
    return letters >= FEWEST_LETTERS && latin / letters >= MOSTLY ? new TextDecoder('windows-1256').decode(bytes) : text
  }
}

/** The bytes a Latin reading was made of; undefined when it has other characters. */
function bytesOf(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const windows = WINDOWS_1252.indexOf(character)
    if (code > 0xff && windows < 0) return undefined
    bytes.push(code <= 0xff ? code : 0x80 + windows)
  }
  return Uint8Array.from(bytes)
}
