import { expect, it } from 'vitest'
import { ENGLISH_STORY, makeSample } from '../../../tests/support/make-assessment.ts'
import { plainBook } from '../../../tests/support/plain-book.ts'
import { createLexicalEngine } from '../assess/lexical/lexical-engine.ts'
import { assessedCriteria } from '../pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../score/default-config.ts'
import { score } from '../score/score.ts'
import { composeResult } from './compose-result.ts'

const engine = createLexicalEngine()

async function summaryOf(text: string): Promise<{ en: string; ar: string }> {
  const book = plainBook(text)
  const assessment = await engine.assess(book, assessedCriteria(DEFAULT_SCORING_CONFIG))
  const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
  const { localized } = composeResult({ book, filename: 'book.txt', assessment, judgement })
  return { en: localized.en.executive_summary, ar: localized.ar.executive_summary }
}

const KITE = `Mariam’s kite

Mariam had a red kite. She had made it with her grandfather from paper and reeds.

On Friday the wind was strong, and the kite flew over the houses and away.

Mariam looked for it in the market. She looked for it at the harbour.

Then she found it on the roof of the baker, who gave her warm bread and helped her with a ladder.

In the evening the kite hung over her bed.
`

it('says of a picture book how it begins, in its own words', async () => {
  const { en, ar } = await summaryOf(KITE)
  expect(en).toContain('“Mariam had a red kite. She had made it with her grandfather from paper and reeds.”')
  expect(ar).toContain('Mariam had a red kite. She had made it with her grandfather from paper and reeds.')
})

it('quotes no sentence of a long story for how it begins only because it stands there', async () => {
  const { en } = await summaryOf(
    `${KITE}\n${'The wind went over the sand, and the boats waited for the morning. '.repeat(150)}`,
  )
  expect(en).not.toContain('its first lines')
  expect(en).not.toContain('begins like this')
})

it('names the genre of a story only where it is sure', () => {
  const said = (chance: number, words = 40_000): string => {
    const { book, assessment } = makeSample(ENGLISH_STORY, {})
    const told = {
      ...assessment,
      bookKind: 'story' as const,
      genres: [{ genre: 'Adventure' as const, chance }],
      languageMeasures: { ...assessment.languageMeasures, words },
    }
    const judgement = score(told, DEFAULT_SCORING_CONFIG)
    return composeResult({ book, filename: 'book.txt', assessment: told, judgement }).localized.en.executive_summary
  }
  expect(said(0.7)).toContain('an adventure story')
  expect(said(0.5)).not.toContain('adventure story')
  expect(said(0.5)).toContain('a story')
  expect(said(0.7, 500)).not.toContain('adventure story')
})

it('calls a collection one of stories where people talk in it or its genres are those of tales', () => {
  const said = (genre: 'Fable' | 'Educational', dialogueShare = 0): string => {
    const { book, assessment } = makeSample(ENGLISH_STORY, {})
    const narrative = { ...assessment.narrative, dialogueShare }
    const told = { ...assessment, bookKind: 'collection' as const, genres: [{ genre, chance: 0.6 }], narrative }
    const judgement = score(told, DEFAULT_SCORING_CONFIG)
    return composeResult({ book, filename: 'book.txt', assessment: told, judgement }).localized.en.executive_summary
  }
  expect(said('Fable')).toContain('a collection of stories')
  expect(said('Educational')).toContain('a collection of shorter pieces')
})
