import { expect, it } from 'vitest'
import { findPage } from './find-page.ts'
import type { Pixels, Point, Quad } from './quad.ts'

const WIDTH = 240
const HEIGHT = 320

/** A picture in which what lies within the corners has one brightness, and what lies around has another. */
function drawn(corners: readonly Point[], page: number, table: number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      const isPage = corners.every((from, index) => {
        const to = corners[(index + 1) % corners.length] ?? from
        return (to.x - from.x) * (row - from.y) - (to.y - from.y) * (column - from.x) >= 0
      })
      // Lines of print within its margins, along its upper side.
      const line = row + 0.098 * column
      const isPrint = isPage && column > 66 && column < 186 && line > 90 && line < 240 && line % 14 < 4
      data.fill(isPrint ? 60 : isPage ? page : table, (row * WIDTH + column) * 4, (row * WIDTH + column) * 4 + 3)
    }
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
  ['a white page on a pale desk', 250, 215],
  ['a dark cover on a white table', 60, 235],
])('%s is found, corner for corner from the top left', (_, page, table) => {
  expect(furthest(findPage(drawn(SLANTED, page, table)), SLANTED)).toBeLessThan(4)
})

it('finds nothing where there is nothing, and nothing in a small slip of paper', () => {
  expect(findPage(drawn(SLANTED, 128, 128))).toBeNull()
  const slip = SLANTED.map(({ x, y }) => ({ x: 100 + x / 8, y: 140 + y / 8 }))
  expect(findPage(drawn(slip, 240, 70))).toBeNull()
})
