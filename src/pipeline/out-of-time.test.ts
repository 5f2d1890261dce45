import { expect, it } from 'vitest'
import { outOfTime } from './out-of-time.ts'

it.each([
  [59_000, false],
  [31_000, false],
  [12_000, true],
  [0, true],
  [undefined, false],
])('after a minute of which %s ms were its own, trying again may help: %s', (workedMs, retryable) => {
  expect(outOfTime(60_000, workedMs)).toMatchObject({ code: 'extraction_timeout', retryable })
})
