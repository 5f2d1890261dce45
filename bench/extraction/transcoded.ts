import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { decodeMacArabic } from '../../src/pipeline/extract/txt/arabic-codepages.ts'
import { DATA } from '../data.ts'

type Source = { source: string; language: 'en' | 'ar' }
type Encoding = { name: string; languages: readonly string[]; encode: (text: string) => Buffer }
/** A text file in one encoding, and what it says: signs that the encoding lacks are question marks. */
export type Transcoded = { what: string; file: string; truth: string }

const BOTH = ['en', 'ar']
const MARK = '\uFEFF'
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')

const ENCODINGS: Encoding[] = [
  { name: 'utf-8', languages: BOTH, encode: (text) => Buffer.from(text) },
  { name: 'utf-8 with mark', languages: BOTH, encode: (text) => Buffer.from(MARK + text) },
  { name: 'utf-16le', languages: BOTH, encode: utf16 },
  { name: 'utf-16le with mark', languages: BOTH, encode: (text) => utf16(MARK + text) },
  { name: 'utf-16be', languages: BOTH, encode: (text) => utf16(text).swap16() },
  { name: 'utf-16be with mark', languages: BOTH, encode: (text) => utf16(MARK + text).swap16() },
  { name: 'windows-1252', languages: ['en'], encode: byTable(decoderOf('windows-1252')) },
  { name: 'windows-1256', languages: BOTH, encode: byTable(decoderOf('windows-1256')) },
  { name: 'iso-8859-6', languages: ['ar'], encode: byTable(decoderOf('iso-8859-6')) },
  { name: 'x-mac-arabic', languages: ['ar'], encode: byTable(decodeMacArabic) },
]

/** Each source in every encoding that can hold it, one file at a time; each is removed when the next is asked for. */
export async function* transcoded(sources: readonly Source[]): AsyncGenerator<Transcoded> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-encodings-'))
  try {
    for (const { source, language } of sources) {
      const text = (await readFile(join(DATA, source), 'utf8')).replace(MARK, '')
      for (const { name, encode } of ENCODINGS.filter((encoding) => encoding.languages.includes(language))) {
        const path = join(folder, basename(source))
        const bytes = encode(text)
        await writeFile(path, bytes)
        const truth = name.startsWith('utf') ? text : withoutMissing(text, encode)
        yield { what: `txt ${language} ${name}`, file: relative(DATA, path), truth }
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function decoderOf(label: string): (bytes: Uint8Array) => string {
  const decoder = new TextDecoder(label)
  return (bytes) => decoder.decode(bytes)
}

/** The inverse of a decoder of single bytes; of two bytes for one sign the lower one. */
function byTable(decode: (bytes: Uint8Array) => string): (text: string) => Buffer {
  const table = new Map<string, number>()
  for (let byte = 255; byte >= 0; byte--) table.set(decode(Uint8Array.of(byte)), byte)
  return (text) => Buffer.from(Array.from(text, (sign) => table.get(sign) ?? 0x3f))
}

function withoutMissing(text: string, encode: (text: string) => Buffer): string {
  const held = new Map<string, boolean>()
  const isHeld = (sign: string): boolean => {
    const known = held.get(sign) ?? (sign === '?' || encode(sign)[0] !== 0x3f)
    held.set(sign, known)
    return known
  }
  return Array.from(text, (sign) => (isHeld(sign) ? sign : '?')).join('')
}
