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
