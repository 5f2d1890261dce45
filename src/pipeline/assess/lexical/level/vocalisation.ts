/** Counts of Arabic letters, vowel marks and the syllables they write, over a piece of text. */
export type Vocalisation = { letters: number; marks: number; syllables: number }

/**
 * Letters and tashkeel of an Arabic text. Syllables as OSMAN counts them: a short vowel one, a vowel before its long
 * letter two, a doubled or nunated letter two. Code units outside Arabic are skipped.
 */
export function vocalisation(text: string, start = 0, end = text.length): Vocalisation {
  let letters = 0
  let marks = 0
  let short = 0
  let long = 0
  let stressed = 0
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= 0x621 && code <= 0x64a && code !== 0x640) letters += 1
    else if (code >= 0x64b && code <= 0x652) {
      marks += 1
      if (code <= 0x64d || code === 0x651) stressed += 1
      else if (code <= 0x650) {
        const next = text.charCodeAt(at + 1)
        const isLong =
          (code === 0x64e && (next === 0x627 || next === 0x649)) ||
          (code === 0x64f && next === 0x648) ||
          (code === 0x650 && next === 0x64a)
        if (isLong) long += 1
        else short += 1
      }
    }
  }
  return { letters, marks, syllables: short + 2 * (long + stressed) }
}
