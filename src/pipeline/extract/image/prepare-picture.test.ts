import sharp from 'sharp'
import { expect, test } from 'vitest'
import { flattenLight, stretchContrast } from './prepare-picture.ts'

test('stretched grays are those of the whole picture, point by point', async () => {
  const random = seeded(7)
  const kinds: (() => number)[] = [
    () => (random() < 0.03 ? 60 + random() * 20 : 235 - random() * 10),
    () => 120 + random() * 40,
    () => 200 + 40 * (random() - random()) - (random() < 0.1 ? 150 : 0),
    () => (random() < 0.005 ? 3 : 180 + random() * 60),
    () => (random() < 0.5 ? 0 : 255),
    () => random() * 5,
    () => 255,
    () => 0,
  ]
  for (const [kind, width, height] of kinds.flatMap((each) => SIZES.map((size) => [each, ...size] as const))) {
    const data = Buffer.from(Array.from({ length: width * height }, () => Math.max(0, Math.min(255, kind()))))
    const raw = { width, height, channels: 1 } as const
    const whole = await sharp(data, { raw }).normalise({ lower: 1, upper: 99 }).toColourspace('b-w').raw().toBuffer()
    const stretched = await stretchContrast({ data, width, height })
    expect(Buffer.compare(stretched.data, whole)).toBe(0)
  }
})

/** Of the first two libvips takes the lightest gray for white, of the others a lighter one. */
const SIZES = [
  [300, 200],
  [160, 256],
  [887, 887],
  [41, 1],
] as const

/** Park and Miller's numbers: the same pictures every time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

test('a page in half shadow becomes black letters on white paper everywhere', async () => {
  const width = 600
  const height = 400
  const paperAt = (x: number): number => 230 - Math.round((x / width) * 130)
  const isLetter = (x: number, y: number): boolean => x % 20 < 4 && y % 40 > 20 && x > 20 && x < width - 20
  const data = Buffer.alloc(width * height)
  for (let at = 0; at < data.length; at++) {
    const x = at % width
    const y = (at - x) / width
    data[at] = paperAt(x) * (isLetter(x, y) ? 0.4 : 1)
  }
  const flat = await flattenLight({ data, width, height })
  const at = (x: number, y: number): number => flat.data[y * width + x] ?? -1
  for (const x of [61, 301, 541]) {
    expect(at(x, 230)).toBeLessThan(140)
    expect(at(x + 10, 230)).toBeGreaterThan(185)
  }
})
