import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findLines } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'
import { lieOfWriting } from './lie-of-writing.ts'
import { turnPicture } from './prepare-picture.ts'

const WORDS = {
  en: ['The old boat lay under the hill', 'behind the field of tall barley', 'and the children kept it dry.'],
  ar: ['كان القارب القديم تحت التل', 'خلف حقل الشعير العالي الأصفر', 'وكان الأطفال يحفظونه جافا'],
  vowelled: ['كَانَ القَارِبُ تَحْتَ التَّلِّ', 'خَلْفَ حَقْلِ الشَّعِيرِ', 'وَكَانَ الأَطْفَالُ هُنَا'],
}

async function page(words: readonly string[]): Promise<GrayPicture> {
  const lines = words.map((line, at) => `<text x='450' y='${110 + at * 90}' text-anchor='middle'>${line}</text>`)
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='900' height='420' font-size='44' font-family='DejaVu Sans'><rect width='100%' height='100%' fill='#fff'/>${lines.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const lie = (picture: GrayPicture) => lieOfWriting(picture, findLines(picture))

test.each([
  ['en', 'en', false],
  ['ar', 'ar', false],
  ['vowelled', 'ar', true],
] as const)('lines tell their language and which way up they stand: %s', async (words, language, vowelled) => {
  const upright = await page(WORDS[words])
  expect(lie(upright)).toMatchObject({ language, upsideDown: false, vowelled })
  expect(lie(await turnPicture(upright, 180))).toMatchObject({ language, upsideDown: true })
})

test('there are rows along the lines of a page and hardly any across them', async () => {
  const upright = await page(WORDS.en)
  expect(lie(upright).rows).toBeGreaterThan(4 * lie(await turnPicture(upright, 90)).rows)
})

test('an empty page tells nothing', async () => {
  expect(lie(await page([]))).toMatchObject({ rows: 0, language: undefined, upsideDown: undefined })
})
