/** What windows-1252 shows for 0x80-0x9F; a gap is the control character itself. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Lead bytes of two- and three-byte UTF-8 as Latin letters, followed by what continuation bytes look like. */
const DOUBLE_ENCODED = /[ØÙÚÛ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF˜™œ¦“”]/g

/**
 * Arabic (or curly quotes) that was UTF-8, was read as windows-1252 and saved as UTF-8 again. Text that is not so, or
 * that would lose characters, comes back unchanged.
 */
export function repairMojibake(text: string): string {
  const sample = text.slice(0, 65_536)
  const hits = sample.match(DOUBLE_ENCODED)?.length ?? 0
  const arabicHits = sample.match(/[ØÙ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g)?.length ?? 0
  if (hits < 3 || (arabicHits > 0 && arabicHits * 4 < sample.length * 0.2)) return text
  if (/[\u0600-\u06FF]{3}/.test(sample)) return text
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const windows = WINDOWS_1252.indexOf(character)
    if (code <= 0xff) bytes.push(code)
    else if (windows >= 0) bytes.push(0x80 + windows)
    else return text
  }
  const repaired = new TextDecoder('utf-8').decode(Uint8Array.from(bytes))
  const broken = repaired.split('\uFFFD').length - 1
  return broken * 200 <= repaired.length ? repaired : text
}
