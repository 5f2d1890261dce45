import { foldArabic } from '../../../pipeline/assess/lexical/segment/arabic-fold.ts'

const MARKS = /\p{M}/gu
const WORD = /[\p{L}\p{N}]+/gu
const APOSTROPHE = /(?<=\p{L})['\u2019\u02BC](?=\p{L})/gu

/**
 * The words of a title or name in the form in which spellings meet: lower case, without accents, vowel signs and
 * punctuation, Arabic letters folded.
 *
 * @example foldWords("L'Été d'Aïcha") // ['lete', 'daicha']
 */
export function foldWords(text: string): string[] {
  const plain = foldArabic(text.normalize('NFKD').replaceAll(MARKS, '')).toLowerCase().replaceAll(APOSTROPHE, '')
  return plain.match(WORD) ?? []
}

export const isArabic = (text: string): boolean => /[\u0620-\u064A]/.test(text)
