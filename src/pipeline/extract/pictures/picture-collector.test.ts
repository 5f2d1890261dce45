import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ENGLISH_BOOK } from '../../../../tests/support/books/sample-book.ts'
import { buildPictures } from '../../../../tests/support/books/build-pictures.ts'
import { drawnPicture } from '../../../../tests/support/books/drawn-picture.ts'
import { createPictureCollector, type FoundPictures } from './picture-collector.ts'
import { hashDistance } from './picture-hash.ts'

const WHOLE_PAGE = { left: 0, top: 0, width: 1, height: 1 }
const even = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer()

async function collect(files: readonly Buffer[], samePage = false): Promise<FoundPictures> {
  const collector = createPictureCollector()
  for (const [page, file] of files.entries()) await collector.addFile(file, { page: samePage ? 0 : page, at: 0 })
  return await collector.finish()
}

describe('pictures of a book', () => {
  it('are kept in their order with size, hash and a small WebP', async () => {
    const { kept, more } = await collect([await drawnPicture(1), await drawnPicture(2, { width: 1600, height: 900 })])
    expect(kept.map(({ page, width, height }) => ({ page, width, height }))).toEqual([
      { page: 0, width: 400, height: 300 },
      { page: 1, width: 1600, height: 900 },
    ])
    expect(more).toBe(0)
    const { format, width, height } = await sharp(kept[1]?.thumbnail).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 180 })
    expect(hashDistance(kept[0]!.hash, kept[1]!.hash)).toBeGreaterThan(8)
  })

  it('have like hashes in another size and quality', async () => {
    const picture = await drawnPicture(3, { width: 1200, height: 900 })
    const smaller = await sharp(picture).resize(300).jpeg({ quality: 30 }).toBuffer()
    const { kept } = await collect([picture, smaller])
    expect(hashDistance(kept[0]!.hash, kept[1]!.hash)).toBeLessThanOrEqual(4)
  })

  it('are no ornaments, rules, even surfaces, broken files or programs', async () => {
    const files = [
      await drawnPicture(4, { width: 60, height: 60 }),
      await drawnPicture(5, { width: 1200, height: 100 }),
      await even(500, 400),
      (await drawnPicture(6)).subarray(0, 60),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle r="200"/></svg>'),
    ]
    expect((await collect(files)).kept).toEqual([])
  })

  it('are no lines of type or of notes, while a drawing by a fine pen is one', async () => {
    const drawn = async (shapes: string): Promise<Buffer> => {
      const open = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">'
      const svg = `${open}<rect width="480" height="360" fill="#fff"/><g stroke="#000" stroke-width="2" fill="none">${shapes}</g></svg>`
      return await sharp(Buffer.from(svg)).png().toBuffer()
    }
    const rows = Array.from({ length: 9 }, (_, row) => 30 + row * 36)
    const type = rows.flatMap((y) => Array.from({ length: 60 }, (_, sign) => `<path d="M${20 + sign * 7} ${y}v10h3"/>`))
    const staves = rows.flatMap((y) => [0, 4, 8, 12, 16].map((line) => `<path d="M20 ${y + line}H460"/>`))
    const pen =
      '<path d="M40 20C200 340 300 340 440 30M60 330C160 60 330 60 420 330"/><circle cx="240" cy="180" r="150"/>'
    const files = [await drawn(type.join('')), await drawn(staves.join('')), await drawn(pen)]
    expect((await collect(files)).kept.map(({ page }) => page)).toEqual([2])
  })

  it('a small one that comes back on every page is a running ornament, a large one is shown once', async () => {
    const ornament = await drawnPicture(7, { width: 200, height: 150 })
    const scene = await drawnPicture(8, { width: 800, height: 600 })
    expect((await collect([ornament, ornament, ornament, ornament])).kept).toEqual([])
    expect((await collect([scene, scene, scene, scene])).kept.map(({ page }) => page)).toEqual([0])
    expect((await collect([ornament, ornament])).kept).toHaveLength(2)
  })

  it('a scanned page of type alone is none, one with a drawing on it is', async () => {
    const [typed] = await buildPictures(ENGLISH_BOOK)
    const { width, height } = await sharp(typed).metadata()
    const drawing = await sharp(await drawnPicture(9, { width: Math.round(width / 2), height: Math.round(height / 3) }))
      .grayscale()
      .toBuffer()
    const illustrated = await sharp(typed)
      .composite([{ input: drawing, left: Math.round(width / 4), top: Math.round(height / 2) }])
      .png()
      .toBuffer()
    const collector = createPictureCollector()
    await collector.addDrawn(sharp(typed), { page: 0, box: WHOLE_PAGE })
    await collector.addDrawn(sharp(illustrated), { page: 1, box: WHOLE_PAGE })
    expect((await collector.finish()).kept.map(({ page }) => page)).toEqual([1])
  })

  it('take 1.4 MB of a book together, even where they are nothing but grain; what is over is counted', async () => {
    const [width, height] = [200, 150]
    const collector = createPictureCollector()
    const count = 500
    for (let page = 0; page < count; page += 1) {
      const points = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      await collector.addFile(await points.png({ compressionLevel: 0 }).toBuffer(), { page })
    }
    const { kept, more } = await collector.finish()
    expect(kept.length + more).toBe(count)
    expect(kept.length).toBe(400)
    expect(kept.reduce((sum, { thumbnail }) => sum + thumbnail.length, 0)).toBeLessThanOrEqual(1_400_000)
  })

  it('that time is not enough for are counted', async () => {
    const collector = createPictureCollector(performance.now() - 1)
    await collector.addFile(await drawnPicture(10), { page: 0 })
    expect(collector.full).toBe(true)
    expect(await collector.finish()).toEqual({ kept: [], more: 1 })
  })
})
