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
