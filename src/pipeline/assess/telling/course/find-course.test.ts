import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { assessedCriteria } from '../../../pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../../score/default-config.ts'
import { createLexicalEngine } from '../../lexical/lexical-engine.ts'

const engine = createLexicalEngine()
const courseOf = async (text: string) =>
  (await engine.assess(plainBook(text), assessedCriteria(DEFAULT_SCORING_CONFIG))).course

const TALE = [
  'The Kite and the Wind',
  'Once there lived a girl called Salma who had a red kite, and she wanted to fly it higher than any other kite in the village.',
  'Every afternoon she ran over the hill. Every afternoon the kite fell down again.',
  '“The wind does not like me,” she said to her brother Omar. Omar only shrugged and went on eating his dates.',
  'One day a strong wind came from the sea, and it tore the string out of her hand.',
  'The kite flew over the houses. It flew over the palm trees. Salma ran after it and cried.',
  'Then she saw it hanging from the top of the old tower, and nobody dared to climb up.',
  'Omar took off his shoes, climbed the tower stone by stone, and untied the kite.',
  'Salma thanked her brother, and she gave him half of the string.',
  'From that day on they flew the kite together, and it never fell down again.',
].join('\n\n')

describe('what happens in a short story', () => {
  it('is told by its own sentences: how things are, a turn, and how it comes out', async () => {
    const course = (await courseOf(TALE))!
    const steps = course.map(({ step }) => step)
    expect([...new Set(steps)]).toEqual(['situation', 'turn', 'outcome'])
    expect(steps.length).toBeLessThanOrEqual(5)
    for (const { evidence } of course) expect(TALE.slice(evidence.start, evidence.end)).toBe(evidence.quote)
    const quotes = course.map(({ evidence }) => evidence.quote)
    const [situation, outcome] = [quotes[0], quotes.at(-1)]
    expect(situation).toContain('called Salma')
    expect(outcome).toMatch(/together|half of the string/)
    const starts = course.map(({ evidence }) => evidence.start)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  it('is not told of a long story, of which three sentences say nothing', async () => {
    const walk = 'They walked on through the sand and talked about the sea and the town. '
    expect(await courseOf(TALE + '\n\n' + walk.repeat(200))).toEqual([])
  })
})
