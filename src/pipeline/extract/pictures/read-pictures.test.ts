import { expect, test } from 'vitest'
import { drawnPicture } from '../../../../tests/support/books/drawn-picture.ts'
import { readPictures } from './read-pictures.ts'

test('a picture comes as often as a page shows it, an ornament of the page once, two files for one place once', async () => {
  const drawn: Record<string, Buffer> = {
    cover: await drawnPicture(1),
    scene: await drawnPicture(2),
    leaf: await drawnPicture(3),
  }
  const links = [
    { source: 'cover', at: 0 },
    { source: 'leaf', at: 10 },
    { source: 'scene', at: 20 },
    { source: 'scene', at: 20 },
    { source: 'leaf', at: 30 },
    { source: 'leaf', at: 50 },
    { source: 'cover', at: 60 },
  ]
  const page = { text: 'x'.repeat(80), source: 'text' as const, pictures: links }
  const { kept } = await readPictures(
    { read: async (source) => await Promise.resolve(drawn[source]) },
    [page],
    undefined,
  )
  expect(kept.map(({ at }) => at)).toEqual([0, 10, 20, 60])
})

test('a broken picture, one that is no file and ornaments among good ones leave the others in their order', async () => {
  const good = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => drawnPicture(number, { width: 900 - 100 * number, height: 400 })),
  )
  const files: Record<string, Buffer | undefined> = {
    large: good[0],
    broken: good[1]!.subarray(0, 200),
    small: good[2],
    none: undefined,
    rule: await drawnPicture(6, { width: 900, height: 20 }),
    last: good[4],
  }
  const pages = Object.keys(files).map((source) => ({
    text: source,
    source: 'text' as const,
    pictures: [{ source, at: 0 }],
  }))
  const { kept, more } = await readPictures(
    {
      read: async (source) => {
        if (source === 'none') throw new Error('no such entry')
        return await Promise.resolve(files[source])
      },
    },
    pages,
    undefined,
  )
  expect(kept.map(({ page, width }) => ({ page, width }))).toEqual([
    { page: 0, width: 800 },
    { page: 2, width: 600 },
    { page: 5, width: 400 },
  ])
  expect(more).toBe(0)
})
