import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { laterId } from './later-id.ts'

test('ids go on in their order when the clock was set back', () => {
  const ids = [uuidv7({ msecs: Date.now() + 3_600_000 })]
  for (let count = 0; count < 100; count += 1) ids.push(laterId(ids.at(-1)))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(101)
})

test('and tell the time otherwise', () => {
  const before = uuidv7({ msecs: Date.now() - 1 })
  expect(laterId(undefined) > before).toBe(true)
  expect(laterId(before) < uuidv7({ msecs: Date.now() + 1000 })).toBe(true)
})
