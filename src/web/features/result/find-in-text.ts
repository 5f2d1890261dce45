const MARKS = '[\\u064B-\\u065F\\u0670\\u0640]*'
const MAX_MATCHES = 2_000
const ALIKE: Record<string, string> = {
  ا: '[اأإآٱ]',
  ه: '[هة]',
  ي: '[يىئ]',
  و: '[وؤ]',
  "'": "['’‘]",
  '"': '["“”«»]',
  '-': '[-‐–—]',
}
for (const [letter, forms] of Object.entries({ ...ALIKE })) {
  for (const form of forms.slice(1, -1)) ALIKE[form] ??= ALIKE[letter] ?? form
}

/**
 * Where words stand in a text, letter case, Arabic vowel marks, forms of alef and curly quotes aside. At most 2,000
 * places; offsets are UTF-16 code units.
 * @example findInText('فِي البَيْت', 'البيت') // [{ start: 4, end: 12 }]
 */
export function findInText(text: string, words: string): { start: number; end: number }[] {
  const wanted = words.trim().replaceAll(/[\u064B-\u065F\u0670\u0640]/g, '')
  if (wanted === '') return []
  const pattern = Array.from(wanted)
    .map((letter) =>
      /\s/.test(letter) ? '\\s+' : (ALIKE[letter] ?? letter.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&')) + MARKS,
    )
    .join('')
  const matches: { start: number; end: number }[] = []
  for (const match of text.matchAll(new RegExp(pattern, 'giu'))) {
    matches.push({ start: match.index, end: match.index + match[0].length })
    if (matches.length >= MAX_MATCHES) break
  }
  return matches
}
