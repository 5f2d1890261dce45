import { expect, test } from 'vitest'
import sharp from 'sharp'
import type { GrayPicture } from './gray-picture.ts'
import { mayHoldWriting } from './may-hold-writing.ts'

async function drawn(shapes: string, blur = 0): Promise<GrayPicture> {
  const svg = `<svg width="700" height="700"><rect width="700" height="700" fill="#fff"/>${shapes}</svg>`
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' })
  const soft = blur > 0 ? picture.blur(blur) : picture
  const { data, info } = await soft.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const BALL = '<circle cx="350" cy="300" r="200" fill="#222"/><circle cx="350" cy="300" r="120" fill="#fff"/>'
const WORDS = Array.from({ length: 8 }, (_, at) => `<rect x="${120 + at * 40}" y="600" width="26" height="30"/>`).join(
  '',
)

test('a sharp picture without rows is an illustration', async () => {
  expect(await mayHoldWriting(await drawn(BALL))).toBe(false)
})

test('a row of letters under it is writing, upright or on its side', async () => {
  expect(await mayHoldWriting(await drawn(BALL + WORDS))).toBe(true)
  expect(await mayHoldWriting(await drawn(`<g transform="rotate(90 350 350)">${BALL}${WORDS}</g>`))).toBe(true)
})

test('what is blurred may hold anything', async () => {
  expect(await mayHoldWriting(await drawn(BALL, 20))).toBe(true)
})
