import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lookAt, type PictureLook } from './picture-look.ts'

const [WIDTH, HEIGHT] = [120, 100]

/** White paper with a black rectangle on it. */
async function lookAtInk(left: number, top: number, width: number, height: number): Promise<PictureLook> {
  const ink = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  const drawn = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } })
    .composite([{ input: ink, left, top }])
    .png()
    .toBuffer()
  return await lookAt(sharp(drawn))
}

test('solid is what has no paper within four points of it, up to the edges of the picture', async () => {
  const share = (points: number) => points / (WIDTH * HEIGHT)
  expect((await lookAtInk(30, 40, 20, 15)).solid).toBe(share(12 * 7))
  // What is beyond the edge is no paper.
  expect((await lookAtInk(0, 0, 20, 15)).solid).toBe(share(16 * 11))
  expect((await lookAtInk(100, 85, 20, 15)).solid).toBe(share(16 * 11))
  expect((await lookAtInk(0, 40, WIDTH, 9)).solid).toBe(share(WIDTH))
  // As thick as lines of type.
  expect((await lookAtInk(10, 40, 100, 8)).solid).toBe(0)
})

test('a stretch without a gap is as tall as the ink', async () => {
  expect((await lookAtInk(30, 40, 20, 15)).tallest).toBe(15 / HEIGHT)
})
