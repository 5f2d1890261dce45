import sharp from 'sharp'
import type { ReadElsewhere } from '../reader.ts'
import type { GrayPicture } from './gray-picture.ts'
import type { Ocr, OcrPage } from './ocr.ts'

/** From here on the recogniser is believed, and nobody is paid for a second look. */
const SURE = 75
/** Below this the second reader could not read the page either. */
const READABLE = 50
const MAX_EDGE = 2000
/** Words a misreading does not produce by chance, and how many of them a second reading of the same page must share. */
const TELLING_LETTERS = 4
const FEWEST_TELLING = 6
const SHARED = 0.3

/**
 * Reads poor pages once more, elsewhere: those with writing that the recogniser read with little confidence or not at all.
 * The second reading replaces the first only where it is of the same page, for a model may make up a harmless one.
 */
export function withSecondReader(ocr: Ocr, readElsewhere: ReadElsewhere | undefined): Ocr {
  if (readElsewhere === undefined) return ocr
  return {
    close: () => ocr.close(),
    async readPicture(picture, until, likely) {
      const page = await ocr.readPicture(picture, until, likely)
      if (!isPoor(page) || performance.now() > until) return page
      const second = await readElsewhere(await toJpeg(picture), until - performance.now())
      if (second === null || second.readable < READABLE || !isSamePage(page, second.text)) return page
      return { text: second.text.trim(), source: 'ocr', confidence: Math.round(second.readable), writing: true }
    },
  }
}

function isPoor({ unread, writing, confidence, text }: OcrPage): boolean {
  if (text === '' && !unread && !writing) return false
  return unread === true || (confidence ?? 0) < SURE
}

function isSamePage(first: OcrPage, second: string): boolean {
  if (second.trim() === '') return false
  const telling = wordsOf(first.text)
  // Too little was read the first time to compare with.
  if (first.unread || telling.size < FEWEST_TELLING) return true
  const other = wordsOf(second)
  return [...telling].filter((word) => other.has(word)).length >= telling.size * SHARED
}

function wordsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => word.length >= TELLING_LETTERS))
}

async function toJpeg({ data, width, height }: GrayPicture): Promise<Uint8Array> {
  return await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
}
