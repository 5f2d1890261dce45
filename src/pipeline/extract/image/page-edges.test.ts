import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photographedPage } from '../../../../tests/support/lit-page.ts'
import { imageReader } from './image-reader.ts'

const STORY = {
  en: [
    ['The river rose in the night and the', 'children heard it under the floor.'],
    ['Their mother lit the lamp and counted', 'them, one after the other.'],
    ['The smallest was not in his bed. He', 'had gone down to look at the boat.'],
  ],
  ar: [
    ['ارتفع النهر في الليل وسمع الأطفال', 'صوت الماء تحت الأرض.'],
    ['أشعلت أمهم المصباح وعدتهم واحدا', 'بعد الآخر حتى وصلت إلى الصغير.'],
    ['لم تجده في سريره، وكان قد نزل إلى', 'الشاطئ لينظر إلى القارب.'],
  ],
}
const EDGES = {
  en: { header: 'THE RIVER HOUSE', stamp: ['CITY', 'LIBRARY'] as const },
  ar: { header: 'بيت النهر الكبير', stamp: ['مكتبة', 'المدينة'] as const },
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-edges-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['en', 'ar'] as const)(
  'headers, page numbers, a stamp and fingers stay out of a short book (%s)',
  { timeout: 120_000 },
  async (language) => {
    const { header, stamp } = EDGES[language]
    const paths = await Promise.all(
      STORY[language].map(async (lines, at) => {
        const path = join(folder, `${language}-${at}.png`)
        const edges = {
          header,
          footer: String(12 + at),
          fingers: true,
          ...(at === 0 && { stamp: { words: stamp, ink: '#3b3fa8' } }),
        }
        await writeFile(path, await photographedPage({ lines, rightToLeft: language === 'ar', ...edges }))
        return path
      }),
    )
    const [first = '', ...others] = paths
    const { pages } = await imageReader.read({
      paths: [first, ...others],
      filename: first,
      onProgress: () => undefined,
    })
    const story = STORY[language].map((lines) => lines.join(' '))
    expect(pages.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual(story)
  },
)
