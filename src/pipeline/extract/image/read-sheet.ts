import type { Language } from '../../../contract/languages.ts'
import type { GrayPicture } from './gray-picture.ts'
import { lieOfPage } from './lie-of-page.ts'
import type { Ocr, OcrPage } from './ocr.ts'
import { splitSpread } from './split-spread.ts'

/**
 * Recognises the one or two pages of a picture, in the order in which they are read: of an open book in Arabic the right
 * one comes first. `until` and `likely` as of `readPicture`.
 */
export async function readSheet(ocr: Ocr, picture: GrayPicture, until: number, likely?: Language): Promise<OcrPage[]> {
  const halves = await splitSpread(picture)
  const pages = await Promise.all(halves.map((half) => ocr.readPicture(half, until, likely)))
  if (pages.length < 2) return pages
  const looks = await Promise.all(halves.map(async (half) => (await lieOfPage(half)).lie.language))
  const language = [...pages.map((page) => page.language), ...looks, likely].find((each) => each !== undefined)
  return language === 'ar' ? pages.toReversed() : pages
}
