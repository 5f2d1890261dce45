import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'

test('pages are answered in their order, whichever is done first', async () => {
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const reading = readPages([0, 1, 2, 3], async (page) => {
    await gates[page]?.promise
    return page
  })
  for (const gate of gates.toReversed()) gate.resolve()
  expect(await reading).toEqual([0, 1, 2, 3])
})

test('a page is told of all pages up to the fourth before it, however quick the others were', async () => {
  const told: (readonly number[])[] = []
  await readPages([0, 1, 2, 3, 4, 5], async (page, earlier: readonly number[]) => {
    told.push(earlier)
    return page
  })
  expect(told).toEqual([[], [], [], [], [0], [0, 1]])
})

test('the failure of a page is the failure of the book', async () => {
  const reading = readPages([0, 1, 2], async (page) => {
    if (page === 1) throw new Error('torn')
    return page
  })
  await expect(reading).rejects.toThrow('torn')
})
