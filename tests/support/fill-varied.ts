import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import type { LibrarySummary } from '../../src/contract/library-facts.ts'
import type { TestApp } from './create-test-app.ts'
import { until } from './until.ts'
import { markerOf, variedText } from './varied-books.ts'

/** Often enough, and no work for a machine that is busy judging. */
const LOOK_EACH_MS = 250

/** Puts so many of the varied books into a library and waits until they are judged. @returns the word of each, by its id */
export async function fillVaried(
  server: TestApp,
  count: number,
  headers: Record<string, string> = {},
): Promise<Map<string, string>> {
  const books = new Map<string, string>()
  for (let number = 0; number < count; number += 1) {
    const file = { name: 'file', filename: `${markerOf(number)}.txt`, content: variedText(number) }
    books.set((await server.upload([file], { headers })).json<UploadAnswer>().id, markerOf(number))
  }
  await until(
    async () => {
      const answer = await server.app.inject({ url: '/api/evaluations/summary', headers })
      const { completed, failed } = answer.json<LibrarySummary>()
      if (failed > 0) throw new Error(`${String(failed)} books failed`)
      return completed === count
    },
    'the judgement of every book',
    { interval: LOOK_EACH_MS },
  )
  return books
}
