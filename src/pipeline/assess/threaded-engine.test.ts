import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createLexicalEngine } from './lexical/lexical-engine.ts'
import { createThreadedEngine } from './threaded-engine.ts'
import { plainBook } from '../../../tests/support/plain-book.ts'

const story = plainBook('The pirate drew his knife and stabbed the guard. Mariam shared her bread with the hungry boy.')
const engine = createThreadedEngine({ threads: 2 })
afterAll(() => engine.close())

describe('the engine in threads', () => {
  it('says exactly what the engine itself says, and who it is', async () => {
    const itself = createLexicalEngine()
    expect(engine.evaluator).toEqual(itself.evaluator)
    expect(await engine.assess(story, [])).toEqual(await itself.assess(story, []))
  })

  it('tells the stages in order', async () => {
    const stages: string[] = []
    await engine.assess(story, [], { onStage: (stage) => stages.push(stage) })
    expect(stages).toEqual(['cultural', 'safety', 'complexity'])
  })

  it('answers more books than it has threads, and goes on answering the caller meanwhile', async () => {
    let ticks = 0
    const clock = setInterval(() => (ticks += 1), 5)
    const novel = plainBook(`${story.text}\n`.repeat(800))
    const answers = await Promise.all([novel, story, story, novel, story].map((one) => engine.assess(one, [])))
    clearInterval(clock)
    expect(answers.map(({ languageMeasures }) => languageMeasures.words > 100)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ])
    expect(ticks).toBeGreaterThan(5)
  })

  it('gives up when told, and takes the next book', async () => {
    const stop = new AbortController()
    const given = engine.assess(plainBook(`${story.text}\n`.repeat(20_000)), [], { signal: stop.signal })
    stop.abort(new Error('deleted'))
    await expect(given).rejects.toThrow('deleted')
    expect((await engine.assess(story, [])).findings.length).toBeGreaterThan(0)
  })

  it('never gives a book to a thread that is being ended for having rested', async () => {
    const restless = createThreadedEngine({ threads: 1, idleMs: 5 })
    for (const wait of [4, 5, 6, 7]) {
      expect((await restless.assess(story, [])).findings.length).toBeGreaterThan(0)
      await sleep(wait)
    }
    await restless.close()
  })

  it('ends a book that takes too long with a sentence', async () => {
    const hasty = createThreadedEngine({ threads: 1, timeMs: 1 })
    await expect(hasty.assess(plainBook(`${story.text}\n`.repeat(20_000)), [])).rejects.toMatchObject({
      code: 'extraction_timeout',
    })
    await hasty.close()
  })
})
