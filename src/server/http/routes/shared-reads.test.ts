import { expect, test } from 'vitest'
import { keepAnswers, shareNext } from './shared-reads.ts'

test('who comes while an answer is fetched shares the next one', async () => {
  const pending: ((answer: string) => void)[] = []
  const ask = shareNext(async () => await new Promise<string>((resolve) => pending.push(resolve)))
  const first = ask()
  const [second, third] = [ask(), ask()]
  expect(pending).toHaveLength(1)
  pending[0]?.('before')
  expect(await first).toBe('before')
  await expect.poll(() => pending.length).toBe(2)
  const fourth = ask()
  pending[1]?.('after')
  expect(await Promise.all([second, third])).toEqual(['after', 'after'])
  await expect.poll(() => pending.length).toBe(3)
  pending[2]?.('last')
  expect(await fourth).toBe('last')
})

test('a failure is told to those who share it, and forgotten', async () => {
  let tries = 0
  const ask = shareNext(async () => {
    tries += 1
    if (tries < 3) throw new Error(`failed ${String(tries)}`)
    return 'answer'
  })
  const answers = await Promise.allSettled([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(tries).toBe(2)
  expect(await ask()).toBe('answer')
})

test('answers are kept by what they depend on, the last few', async () => {
  const keep = keepAnswers<number>(2)
  let asked = 0
  const ask = async () => (asked += 1)
  expect([await keep('a', ask), await keep('a', ask), await keep('b', ask), await keep('c', ask)]).toEqual([1, 1, 2, 3])
  expect(await keep('a', ask)).toBe(4)
  await expect(keep('d', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keep('d', ask)).toBe(5)
})
