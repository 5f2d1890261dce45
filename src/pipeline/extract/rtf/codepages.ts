import { decodeMacArabic } from '../txt/arabic-codepages.ts'

/** \fcharset of a font to codepage (RTF 1.9.1, font table); others keep the document's \ansicpg. */
const CHARSETS: Record<number, number> = {
  77: 10000,
  84: 10004,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

const LABELS: Record<number, string> = {
  437: 'windows-1252',
  708: 'iso-8859-6',
  850: 'windows-1252',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
}

export function charsetCodepage(charset: number): number | undefined {
  return CHARSETS[charset]
}

const MAC_ARABIC = 10_004
const decoders = new Map<number, InstanceType<typeof TextDecoder>>()

/** Bytes in a Windows codepage to text; unknown codepages read as windows-1252. */
export function decodeCodepage(bytes: readonly number[], codepage: number): string {
  if (codepage === MAC_ARABIC) return decodeMacArabic(Uint8Array.from(bytes))
  let decoder = decoders.get(codepage)
  if (!decoder) {
    decoder = new TextDecoder(
      LABELS[codepage] ?? (codepage >= 1250 && codepage <= 1258 ? `windows-${codepage}` : 'windows-1252'),
    )
    decoders.set(codepage, decoder)
  }
  return decoder.decode(Uint8Array.from(bytes))
}
