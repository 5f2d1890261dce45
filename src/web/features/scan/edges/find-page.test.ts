import { expect, it } from 'vitest'
import { findPage } from './find-page.ts'
import type { Pixels, Point, Quad } from './quad.ts'

const WIDTH = 240
const HEIGHT = 320

/** Each pixel is looked at in so many places each way: a camera draws no stairs. */
const FINE = 4

/** A picture in which what lies within the corners has one brightness, and what lies around has another. */
function drawn(corners: readonly Point[], page: number, table: number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  const brightness = (x: number, y: number): number => {
    const isPage = corners.every((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
    })
    // Lines of print within its margins, along its upper side.
    const line = y + 0.098 * x
    const isPrint = isPage && x > 66 && x < 186 && line > 90 && line < 240 && line % 14 < 4
    return isPrint ? 60 : isPage ? page : table
  }
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    let sum = 0
    for (let part = 0; part < FINE * FINE; part += 1) {
      const [right, down] = [(part % FINE) / FINE, Math.floor(part / FINE) / FINE]
      sum += brightness((at % WIDTH) + right, Math.floor(at / WIDTH) + down)
    }
    data.fill(sum / (FINE * FINE), at * 4, at * 4 + 3)
  }
  return { data, width: WIDTH, height: HEIGHT }
}

function furthest(found: Quad | null, corners: readonly Point[]): number {
  if (found === null) return Number.POSITIVE_INFINITY
  return Math.max(
    ...corners.map(({ x, y }, index) => {
      const corner = found[index] ?? { x: 9, y: 9 }
      return Math.hypot(corner.x * WIDTH - x, corner.y * HEIGHT - y)
    }),
  )
}

const SLANTED: Point[] = [
  { x: 42, y: 38 },
  { x: 205, y: 22 },
  { x: 216, y: 290 },
  { x: 28, y: 270 },
]

it.each([
  ['a bright page on a dark table', 240, 70],
  ['a page on a wooden desk', 240, 110],
  ['a dark cover on a white table', 60, 235],
])('%s is found, corner for corner from the top left', (_, page, table) => {
  expect(furthest(findPage(drawn(SLANTED, page, table)), SLANTED)).toBeLessThan(4)
})

it('finds nothing where there is nothing, and nothing in a small slip of paper', () => {
  expect(findPage(drawn(SLANTED, 128, 128))).toBeNull()
  const slip = SLANTED.map(({ x, y }) => ({ x: 100 + x / 8, y: 140 + y / 8 }))
  expect(findPage(drawn(slip, 240, 70))).toBeNull()
})
