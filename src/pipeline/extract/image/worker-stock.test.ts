import type { Worker } from 'tesseract.js'
import { expect, test } from 'vitest'
import { createWorkerStock } from './worker-stock.ts'

/** Workers that note what is asked of them instead of reading. */
function workshop() {
  const made: { language: string; asked: string[] }[] = []
  const start = async (language: string): Promise<Worker> => {
    const asked: string[] = []
    made.push({ language, asked })
    const note = (what: string) => async () => await Promise.resolve(void asked.push(what))
    return { recognize: note('recognize'), terminate: note('terminate') } as unknown as Worker
  }
  return { made, start }
}

test('a worker that a book put back reads the next one in its language, and has seen white in between', async () => {
  const { made, start } = workshop()
  const stock = createWorkerStock({ resting: 2, start })
  const first = await stock.take('en')
  stock.putBack('en', Promise.resolve(first))
  expect(await stock.take('en')).toBe(first)
  expect(made).toEqual([{ language: 'en', asked: ['recognize'] }])
  expect(await stock.take('ar')).not.toBe(first)
})

test('no more rest than may: the longest at rest is ended first', async () => {
  const { made, start } = workshop()
  const stock = createWorkerStock({ resting: 2, start })
  const taken = ['en', 'ar', 'ar'] as const
  const workers = taken.map((language) => stock.take(language))
  for (const [index, worker] of workers.entries()) stock.putBack(taken[index]!, worker)
  await Promise.all(workers)
  expect(await stock.take('en')).not.toBe(await workers[0])
  expect([await stock.take('ar'), await stock.take('ar')]).toEqual(
    expect.arrayContaining(await Promise.all(workers.slice(1))),
  )
  expect(made[0]?.asked.at(-1)).toBe('terminate')
})

test('where none may rest a worker ends with its book', async () => {
  const { made, start } = workshop()
  const stock = createWorkerStock({ resting: 0, start })
  stock.putBack('en', stock.take('en'))
  await stock.close()
  expect(made).toEqual([{ language: 'en', asked: ['terminate'] }])
})

test('what was prepared is taken, once', async () => {
  const { made, start } = workshop()
  const stock = createWorkerStock({ resting: 3, start })
  stock.prepare('ar')
  stock.prepare('ar')
  await stock.take('ar')
  expect(made).toHaveLength(1)
  await stock.take('ar')
  expect(made).toHaveLength(2)
})

test('a worker that could not start, or not forget, is given to nobody', async () => {
  const broken = createWorkerStock({ resting: 3, start: () => Promise.reject(new Error('no memory')) })
  broken.prepare('en')
  await new Promise((resolve) => setImmediate(resolve))
  await expect(broken.take('en')).rejects.toThrow('no memory')

  const { made, start } = workshop()
  const stock = createWorkerStock({ resting: 3, start })
  const stuck = await stock.take('en')
  Object.assign(stuck, { recognize: () => Promise.reject(new Error('out of order')) })
  stock.putBack('en', Promise.resolve(stuck))
  await new Promise((resolve) => setImmediate(resolve))
  expect(await stock.take('en')).not.toBe(stuck)
  expect(made[0]?.asked).toEqual(['terminate'])
})
