/** What a UTF-16 code unit means to the tokenizer. */
export const CHARACTER = {
  other: 0,
  latin: 1,
  arabic: 2,
  foreign: 3,
  digit: 4,
  mark: 5,
  apostrophe: 6,
  space: 7,
  newline: 8,
  stop: 9,
  straightQuote: 10,
  openQuote: 11,
  closeQuote: 12,
  dash: 13,
} as const

/** Highest class that is part of a word by itself. */
export const LAST_WORD_CLASS = CHARACTER.mark

/** Class of every code unit of the basic plane; surrogates are 'other', so emoji never join words. */
export const CHARACTER_CLASS: Uint8Array = buildTable()

function buildTable(): Uint8Array {
  const table = new Uint8Array(0x1_00_00)
  const set = (from: number, to: number, value: number): void => {
    table.fill(value, from, to + 1)
  }
  const setEach = (characters: string, value: number): void => {
    for (const character of characters) table[character.charCodeAt(0)] = value
  }
  set(0x41, 0x5a, CHARACTER.latin)
  set(0x61, 0x7a, CHARACTER.latin)
  set(0xc0, 0x24f, CHARACTER.latin)
  setEach('×÷', CHARACTER.other)
  set(0x1e00, 0x1eff, CHARACTER.latin)
  set(0x300, 0x36f, CHARACTER.mark)
  set(0x370, 0x5ff, CHARACTER.foreign)
  set(0x900, 0x1bff, CHARACTER.foreign)
  set(0x1f00, 0x1fff, CHARACTER.foreign)
  set(0x3040, 0x9fff, CHARACTER.foreign)
  set(0xac00, 0xd7a3, CHARACTER.foreign)
  // Arabic letters, with the presentation forms a broken extraction may leave behind.
  set(0x620, 0x64a, CHARACTER.arabic)
  set(0x66e, 0x6d3, CHARACTER.arabic)
  set(0x6fa, 0x6ff, CHARACTER.arabic)
  set(0x750, 0x77f, CHARACTER.arabic)
  set(0x8a0, 0x8c9, CHARACTER.arabic)
  set(0xfb50, 0xfdfb, CHARACTER.arabic)
  set(0xfe70, 0xfefc, CHARACTER.arabic)
  // Tashkeel, superscript alef, Quranic marks and tatweel belong to the word they stand in.
  set(0x610, 0x61a, CHARACTER.mark)
  set(0x64b, 0x65f, CHARACTER.mark)
  set(0x6d6, 0x6ed, CHARACTER.mark)
  setEach('\u0640\u0670\u00AD\u200C\u200D', CHARACTER.mark)
  set(0x30, 0x39, CHARACTER.digit)
  set(0x660, 0x669, CHARACTER.digit)
  set(0x6f0, 0x6f9, CHARACTER.digit)
  setEach("'’‘ʼ", CHARACTER.apostrophe)
  setEach(' \t\r\u00A0\u2002\u2003\u2009\u202F\u3000', CHARACTER.space)
  setEach('\n\u2028\u2029', CHARACTER.newline)
  setEach('.!?…؟', CHARACTER.stop)
  setEach('"', CHARACTER.straightQuote)
  setEach('“„«', CHARACTER.openQuote)
  setEach('”»', CHARACTER.closeQuote)
  setEach('-–—', CHARACTER.dash)
  return table
}
