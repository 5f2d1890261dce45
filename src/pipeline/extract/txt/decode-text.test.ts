import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const ARABIC = 'ذهبت البنت إلى السوق مع أمها، ثم قالت: ما هذا؟ كان الولد في البيت على الكرسي.'
const ENGLISH = 'The girl said “hello” – and the cat didn’t answer.'

/** Encodes with the inverse of a TextDecoder's single-byte table. */
function encode(text: string, label: string): Buffer {
  const decoder = new TextDecoder(label)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from(Array.from(text, (character) => table.get(character) ?? 0x3f))
}

describe('decodeText', () => {
  test.each([
    ['utf-8', Buffer.from(ARABIC)],
    ['utf-8', Buffer.from(`\uFEFF${ARABIC}`)],
    ['utf-16le', Buffer.from(`\uFEFF${ARABIC}`, 'utf16le')],
    ['utf-16le', Buffer.from(ARABIC, 'utf16le')],
    ['utf-16be', Buffer.from(ARABIC, 'utf16le').swap16()],
    ['windows-1256', encode(ARABIC, 'windows-1256')],
    ['iso-8859-6', encode(ARABIC, 'iso-8859-6')],
  ])('Arabic in %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: ARABIC, encoding })
  })

  test.each([
    ['utf-8', Buffer.from(ENGLISH)],
    ['utf-16le', Buffer.from(ENGLISH, 'utf16le')],
    ['utf-16be', Buffer.from(ENGLISH, 'utf16le').swap16()],
    ['windows-1252', encode(ENGLISH, 'windows-1252')],
  ])('English in %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: ENGLISH, encoding })
  })

  test('Mac Arabic with its own spaces and digits', () => {
    const bytes = Buffer.from([
      0xc7, 0xe4, 0xc8, 0xea, 0xca, 0xa0, 0xe1, 0xea, 0xa0, 0xc7, 0xe4, 0xe5, 0xcf, 0xea, 0xe6, 0xc9, 0xa0, 0xb1,
    ])
    expect(decodeText(bytes)).toEqual({ text: 'البيت في المدينة ١', encoding: 'x-mac-arabic' })
  })

  test('UTF-8 that was saved through Latin is repaired', () => {
    const latin = Buffer.from(ARABIC).toString('latin1')
    expect(decodeText(Buffer.from(latin, 'utf8')).text).toBe(ARABIC)
    const quotes = 'It’s “late”. '.repeat(5)
    const broken = new TextDecoder('windows-1252').decode(Buffer.from(quotes))
    expect(decodeText(Buffer.from(broken, 'utf8')).text).toBe(quotes)
  })

  describe('a few words are enough', () => {
    const LABELS = ['windows-1256', 'iso-8859-6'] as const
    const WORDS = ['حكاية الأرنب الصغير', 'لوئيز ملكة البحر', 'قَالَتِ الأُمُّ لِوَلَدِهَا', 'ليلى والذئب', 'مدينة النحاس']

    test.each(WORDS.flatMap((words) => LABELS.map((label) => [words, label] as const)))(
      '%s in %s',
      (words, encoding) => {
        expect(decodeText(encode(words, encoding))).toEqual({ text: words, encoding })
      },
    )

    test.each(['طفل', 'مدرسة'])('%s in UTF-16, without a mark or a space', (word) => {
      const long = word.repeat(2)
      expect(decodeText(Buffer.from(long, 'utf16le'))).toEqual({ text: long, encoding: 'utf-16le' })
      expect(decodeText(Buffer.from(long, 'utf16le').swap16())).toEqual({ text: long, encoding: 'utf-16be' })
    })

    test('among more words of English', () => {
      const both = `The girl said: «صباح الخير يا جدتي», and her grandmother answered her with a smile and a cup of tea.`
      expect(decodeText(encode(both, 'windows-1256'))).toEqual({ text: both, encoding: 'windows-1256' })
    })

    test.each(['windows-1251', 'windows-1253', 'windows-1255', 'windows-1252'])(
      '%s is not taken for Arabic',
      (label) => {
        const texts: Record<string, string> = {
          'windows-1251': 'Однажды маленькая девочка пошла в лес за грибами и заблудилась.',
          'windows-1253': 'Μια φορά κι έναν καιρό ήταν ένα μικρό κορίτσι.',
          'windows-1255': 'היה היתה ילדה קטנה שגרה ביער עם סבתא שלה.',
          'windows-1252': 'À côté, Noël éclôt: où naît l’été, déjà fané, rêvé.',
        }
        expect(decodeText(encode(texts[label] ?? '', label)).text).not.toMatch(/\p{Script=Arabic}/u)
      },
    )
  })

  test('UTF-8 with a cut end stays UTF-8', () => {
    const bytes = Buffer.from(ARABIC.repeat(20))
    expect(decodeText(bytes.subarray(0, -2)).text.startsWith(ARABIC)).toBe(true)
    expect(decodeText(bytes.subarray(0, -2)).encoding).toBe('utf-8')
  })

  test('English of a mainframe', () => {
    const words = '\xc8\x85\x93\x93\x96\x40\xa6\x96\x99\x93\x84\x25'
    expect(decodeText(Buffer.from(words.repeat(3), 'latin1'))).toEqual({
      text: 'Hello world\n'.repeat(3),
      encoding: 'cp500',
    })
  })

  test('accents of a Latin language are not taken for Arabic or for a broken file', () => {
    const text = 'Été à la forêt, où le garçon naïf préférait rêver.'
    expect(decodeText(encode(text, 'windows-1252')).text).toBe(text)
    expect(decodeText(Buffer.from(text)).text).toBe(text)
  })
})
