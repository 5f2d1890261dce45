import { expect, it } from 'vitest'
import type { Quad } from './quad.ts'
import { straighten } from './straighten.ts'

/** Red grows to the right, green downwards. */
function ramp(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) data.set([column, row, 0, 255], (row * width + column) * 4)
  }
  return { data, width, height }
}

it('lays each corner of the page into the corner of its picture', () => {
  const corners: Quad = [
    { x: 0.2, y: 0.1 },
    { x: 0.8, y: 0.2 },
    { x: 0.9, y: 0.9 },
    { x: 0.1, y: 0.8 },
  ]
  const { data, width, height } = straighten(ramp(200, 200), corners, 1000)
  const at = (column: number, row: number) =>
    Array.from(data.slice((row * width + column) * 4, (row * width + column) * 4 + 2))
  const near = (got: number[], x: number, y: number) =>
    expect(Math.hypot((got[0] ?? 0) - x * 200, (got[1] ?? 0) - y * 200)).toBeLessThan(3)
  near(at(0, 0), 0.2, 0.1)
  near(at(width - 1, 0), 0.8, 0.2)
  near(at(width - 1, height - 1), 0.9, 0.9)
  near(at(0, height - 1), 0.1, 0.8)
})

it('is as large as the page was, and no larger than asked for', () => {
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]
  expect(straighten(ramp(120, 80), whole, 1000)).toMatchObject({ width: 120, height: 80 })
  expect(straighten(ramp(120, 80), whole, 60)).toMatchObject({ width: 60, height: 40 })
})
