import { describe, expect, test } from 'vitest'
import { estimateSkew } from './estimate-skew.ts'
import type { GrayPicture } from './gray-picture.ts'

/** A page of dashed lines like text, running down to the right by `degrees`, or down the page when `sideways`. */
function page(degrees: number, sideways = false): GrayPicture {
  const width = 800
  const height = 800
  const data = Buffer.alloc(width * height, 255)
  const slope = Math.tan((degrees * Math.PI) / 180)
  for (let line = 100; line < 700; line += 30) {
    for (let along = 80; along < 720; along++) {
      if (along % 24 > 17) continue
      for (let thick = 0; thick < 10; thick++) {
        const across = Math.round(line + thick + (along - 400) * slope)
        const [x, y] = sideways ? [across, along] : [along, across]
        data[y * width + x] = (along * 7 + thick * 3) % 5 === 0 ? 255 : 20
      }
    }
  }
  return { data, width, height }
}

describe('the lie of a page', () => {
  test.each([0, 2, -3, 5])('lines that fall by %s degrees are turned back', (degrees) => {
    expect(Math.abs(estimateSkew(page(degrees)).degrees + degrees)).toBeLessThanOrEqual(0.5)
  })

  test('a page on its side is told from an upright one', () => {
    expect(estimateSkew(page(0)).uprightness).toBeGreaterThan(1.6)
    expect(estimateSkew(page(0, true)).uprightness).toBeLessThan(1)
  })

  test('an empty page lies straight', () => {
    expect(estimateSkew({ data: Buffer.alloc(10_000, 255), width: 100, height: 100 })).toEqual({
      degrees: 0,
      uprightness: 1,
    })
  })
})
