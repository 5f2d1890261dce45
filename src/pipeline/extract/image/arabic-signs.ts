const LATIN_SIGNS: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' }
/** What the two dots, strokes or loops of tanween are without their double. */
const SINGLE: Record<string, string> = { '\u064b': '\u064e', '\u064c': '\u064f', '\u064d': '\u0650' }

/**
 * What the Arabic model writes and no Arabic book does: Latin commas and question marks after Arabic words, marks of
 * direction, and tanween on a word with the article, which never takes it.
 */
export function withArabicSigns(text: string): string {
  return text
    .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/(?<=[\p{Script=Arabic}\p{M}»”)])[,;?](?=\s|$|[»”)"])/gu, (sign) => LATIN_SIGNS[sign] ?? sign)
    .replaceAll(
      /(?<=(?<![\p{L}\p{M}])[\u064b-\u0652]*[ا\u0671]\p{M}*ل\p{M}*(?:\p{L}\p{M}*){2,})[\u064b-\u064d](?![\p{L}\p{M}])/gu,
      (mark) => SINGLE[mark] ?? mark,
    )
}
