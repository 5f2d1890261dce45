import type { DecodedText } from './decode-text.ts'

/** At least this share of the Arabic words must be ones every Arabic text is full of. */
const PLAUSIBLE = 0.08
const COMMON_WORDS = new Set(
  'من في على إلى الى عن أن ان إن لا ما هذا هذه التي الذي كان كانت قال قالت ثم هو هي لم لن كل مع بعد قد يا أو او كما بين عند ولا وقد وهو وهي فيه منه له لها به بها'.split(
    ' ',
  ),
)

/**
 * 8-bit Arabic: windows-1256, or ISO 8859-6 with its superset Mac Arabic, whichever yields more common Arabic words;
 * undefined when neither reads like Arabic.
 */
export function decodeArabicByteText(bytes: Uint8Array, sampleBytes: number): DecodedText | undefined {
  const sample = bytes.subarray(0, sampleBytes)
  const windows = plausibility(new TextDecoder('windows-1256').decode(sample))
  const iso = plausibility(decodeMacArabic(sample))
  if (Math.max(windows, iso) < PLAUSIBLE) return undefined
  if (windows >= iso) return { text: new TextDecoder('windows-1256').decode(bytes), encoding: 'windows-1256' }
  return { text: decodeMacArabic(bytes), encoding: isMacOnly(sample) ? 'x-mac-arabic' : 'iso-8859-6' }
}

function plausibility(text: string): number {
  const words = text.match(/[\u0621-\u064A\u064B-\u0652]+/g) ?? []
  const known = words.filter((word) => COMMON_WORDS.has(word) || /^[وفبك]?ال[\u0621-\u064A]{2}/.test(word))
  return words.length === 0 ? 0 : known.length / words.length
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
