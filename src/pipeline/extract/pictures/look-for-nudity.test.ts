import { expect, test } from 'vitest'
import { drawnPicture } from '../../../../tests/support/books/drawn-picture.ts'
import { skinColouredPicture } from '../../../../tests/support/books/skin-coloured-picture.ts'
import { isDoubtful } from '../../../contract/pictures.ts'
import { lookForNudity } from './look-for-nudity.ts'
import { createPictureCollector, type FoundPicture } from './picture-collector.ts'

async function found(files: readonly Buffer[]): Promise<FoundPicture[]> {
  const collector = createPictureCollector()
  for (const [page, file] of files.entries()) await collector.addFile(file, { page })
  const { kept } = await collector.finish()
  return kept
}

test('what looks like naked skin is doubtful, drawings in plain colours are not, each beside its own picture', async () => {
  const pictures = await found([await drawnPicture(1), await skinColouredPicture(), await drawnPicture(2)])
  const looked = await lookForNudity(pictures)
  expect(looked.map(isDoubtful)).toEqual([false, true, false])
  for (const { nudity } of looked) expect(nudity).toBeGreaterThanOrEqual(0)
  expect(looked.map(({ hash }) => hash)).toEqual(pictures.map(({ hash }) => hash))
})

test('a picture there is no time for is not looked at, which is not the same as harmless', async () => {
  const pictures = await found([await drawnPicture(1), await skinColouredPicture()])
  expect(await lookForNudity(pictures, performance.now())).toEqual(pictures)
  expect(pictures.every((picture) => !('nudity' in picture))).toBe(true)
})
