import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

it('hands answers over in the order of the items, never more at once than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(3), { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      async (delays, parallel) => {
        const answers: number[] = []
        let active = 0
        let most = 0
        await inOrder(
          delays.map((delay, index) => ({ delay, index })),
          parallel,
          async ({ delay, index }) => {
            most = Math.max(most, ++active)
            await sleep(delay)
            active -= 1
            return index
          },
          (answer) => answers.push(answer),
        )
        expect(answers).toEqual(delays.map((_, index) => index))
        expect(most).toBeLessThanOrEqual(parallel)
      },
    ),
    { numRuns: 30 },
  )
})

it('ends with the first fault', async () => {
  await expect(
    inOrder(
      [1, 2, 3],
      2,
      (item) => (item === 2 ? Promise.reject(new Error('broken')) : Promise.resolve(item)),
      () => {},
    ),
  ).rejects.toThrow('broken')
})
