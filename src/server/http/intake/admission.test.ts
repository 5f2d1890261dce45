import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { createAdmission } from './admission.ts'

const LIMITS = { maxWaitingBooks: 5, maxUploads: 100, keepFreeBytes: 0, dataDirectory: '.' }
const request = { headers: {} } as FastifyRequest

it('takes as many books as there is room for, however long a burst lasts', async () => {
  let stored = 0
  let clock = 0
  const waiting = { count: () => Promise.resolve(stored), endedSince: () => Promise.resolve(0) }
  const admission = createAdmission(waiting, LIMITS, () => clock)
  const ended = Promise.withResolvers<string>()
  const answers: Promise<string>[] = []
  for (let book = 0; book < 12; book += 1) {
    // Each book lies in the library while its upload goes on, and the next ones arrive meanwhile.
    const answer = admission.admit(request, async () => {
      stored += 1
      return await ended.promise
    })
    answers.push(answer.catch(() => 'refused'))
    await new Promise((resolve) => setImmediate(resolve))
    clock += 700
  }
  ended.resolve('taken')
  const said = await Promise.all(answers)
  expect(said.filter((word) => word === 'taken')).toHaveLength(5)
})

it('counts what it took while it was counting', async () => {
  const counts = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  let asked = 0
  const waiting = { count: () => counts[asked++]!.promise, endedSince: () => Promise.resolve(0) }
  const admission = createAdmission(waiting, { ...LIMITS, maxWaitingBooks: 2 }, () => 0)
  const take = () => admission.admit(request, () => Promise.resolve('taken')).catch(() => 'refused')
  const [one, two] = [take(), take()]
  counts[0]!.resolve(0)
  expect(await one).toBe('taken')
  counts[1]!.resolve(0)
  expect(await two).toBe('taken')
  counts[2] = Promise.withResolvers()
  counts[2].resolve(2)
  expect(await take()).toBe('refused')
})
