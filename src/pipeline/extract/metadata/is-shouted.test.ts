import { expect, test } from 'vitest'
import { isShouted } from './is-shouted.ts'

test.each(['THE GOLD LANTERN', 'McMILL AND SON', 'THE HERON and THE FOX, AS TOLD by the KEEPER', "O'MILL"])(
  '%j is set in capitals',
  (line) => {
    expect(isShouted(line)).toBe(true)
  },
)

test.each(['The Gold Lantern', 'THE GOLD Lantern', 'A', 'of the', 'حارس الفانوس'])('%j is not', (line) => {
  expect(isShouted(line)).toBe(false)
})
