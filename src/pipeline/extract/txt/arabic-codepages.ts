import type { DecodedText } from './decoded-text.ts'

/** In Arabic the letters above ASCII make up words, in the languages of Western Europe they stand alone among others. */
const MOSTLY_IN_WORDS = 0.5
/** Mean plausibility of a letter from which a reading is Arabic; other scripts and wrong codepages stay far below. */
const PLAUSIBLE = -3.9

/** How often a letter occurs, in thousandths, in Arabic prose. */
const FREQUENCIES: ReadonlyMap<string, number> = new Map(
  (
    'ا125 ل115 ي65 م62 و60 ن60 ر46 ت46 ه42 ب38 ع36 د30 ف29 ق26 س26 ك24 أ20 ة20 ' +
    'ح20 ج13 ش12 ى10 ص10 خ10 ض7 ط7 ذ7 إ7 ث6 ز6 ء5 غ5 ئ4 ظ3 آ2 ؤ2'
  )
    .split(' ')
    .map((entry) => [entry.charAt(0), Number(entry.slice(1))]),
)
const IMPOSSIBLE = -9
const VOWEL_MARK = -3

/**
 * 8-bit Arabic: windows-1256, or ISO 8859-6 with its superset Mac Arabic, whichever reads more like Arabic by its
 * letters and where they stand, so that a title is enough; undefined when neither does.
 */
export function decodeArabicByteText(bytes: Uint8Array, sampleBytes: number): DecodedText | undefined {
  const sample = bytes.subarray(0, sampleBytes)
  if (shareInWords(sample) < MOSTLY_IN_WORDS) return undefined
  const windows = plausibility(new TextDecoder('windows-1256').decode(sample))
  const iso = plausibility(decodeMacArabic(sample))
  if (Math.max(windows, iso) < PLAUSIBLE) return undefined
  if (windows >= iso) return { text: new TextDecoder('windows-1256').decode(bytes), encoding: 'windows-1256' }
  return { text: decodeMacArabic(bytes), encoding: isMacOnly(sample) ? 'x-mac-arabic' : 'iso-8859-6' }
}

/** Of the letters above ASCII those that stand in rows of three or more. */
function shareInWords(bytes: Uint8Array): number {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const all = latin.match(/[\xc0-\xff]/g)?.length ?? 0
  const inRows = latin.match(/[\xc0-\xff]{3,}/g)?.reduce((sum, { length }) => sum + length, 0) ?? 0
  return all === 0 ? 0 : inRows / all
}

/** Mean log probability of the signs above ASCII: letters by their frequency, none that cannot stand where they do. */
function plausibility(text: string): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign < '\u00C0') continue
    const afterLetter = isArabicLetter(text.charAt(at - 1)) || isVowelMark(text.charAt(at - 1))
    const beforeLetter = isArabicLetter(text.charAt(at + 1))
    const frequency = FREQUENCIES.get(sign)
    if (frequency !== undefined) {
      // These two only end words; a hamza on its own seldom begins one.
      const misplaced =
        ((sign === 'ة' || sign === 'ى') && (beforeLetter || !afterLetter)) || (sign === 'ء' && !afterLetter)
      sum += misplaced ? IMPOSSIBLE : Math.log(frequency / 1_000)
    } else if (isVowelMark(sign)) sum += afterLetter ? VOWEL_MARK : IMPOSSIBLE
    else if (/[\p{L}\uFFFD]/u.test(sign)) sum += IMPOSSIBLE
    else continue
    count++
  }
  return count === 0 ? IMPOSSIBLE : sum / count
}

function isArabicLetter(sign: string): boolean {
  return sign >= '\u0621' && sign <= '\u064A'
}

function isVowelMark(sign: string): boolean {
  return sign >= '\u064B' && sign <= '\u0652'
}

/** Bytes that ISO 8859-6 leaves undefined, or right-to-left spaces in place of ordinary ones. */
function isMacOnly(bytes: Uint8Array): boolean {
  const undefinedInIso = /[\xa1-\xa3\xa5-\xab\xae-\xba\xbc-\xbe\xc0\xdb-\xdf\xf3-\xff]/
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return undefinedInIso.test(latin) || (latin.match(/\xa0/g)?.length ?? 0) > (latin.match(/ /g)?.length ?? 0)
}

/** 0x80 to 0xFF after the Unicode consortium's MacArabic mapping; right-to-left twins of ASCII become the ASCII sign. */
const MAC_ARABIC =
  'Ä\u00A0ÇÉÑÖÜáàâäں«çéèêëí…îïñó»ôö÷úùûü' +
  ' !"#$٪&\'()*+،-./٠١٢٣٤٥٦٧٨٩:؛<=>؟' +
  '❊ءآأؤإئابةتثجحخدذرزسشصضطظعغ[\\]^_' +
  'ـفقكلمنهوىيًٌٍَُِّْپٹچەڤگڈڑ{|}ژے'

export function decodeMacArabic(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return latin.replaceAll(/[\x80-\xff]/g, (byte) => MAC_ARABIC[byte.charCodeAt(0) - 0x80] ?? byte)
}
