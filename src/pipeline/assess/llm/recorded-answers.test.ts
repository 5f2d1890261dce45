import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRecordedModel, recordedBooks } from '../../../../tests/support/recorded-model.ts'
import { assessmentSchema } from '../../../contract/assessment.ts'
import { assessedCriteria } from '../../pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../score/default-config.ts'
import { score } from '../../score/score.ts'
import { createLexicalEngine } from '../lexical/lexical-engine.ts'
import { createLlmEngine } from './llm-engine.ts'
import { readModelSettings } from './model/model-settings.ts'
import { plainBook } from '../../../../tests/support/plain-book.ts'

const SAMPLES = join(import.meta.dirname, '../../../../samples')
const VERDICTS = { falcon: /^Whitelisted/, harbour: /^(?:Whitelisted|Parent Guidance)/, lastround: /^Not Whitelisted/ }
const lexical = createLexicalEngine()

test.each(recordedBooks().map((book) => [book.sample, book.recordedFrom, book] as const))(
  '%s as read by %s becomes an assessment of the contract whose every quote is in the book',
  async (sample, _, recorded) => {
    const { settings } = readModelSettings({
      AI_PROVIDER: 'openai',
      AI_MODEL: 'recorded',
      AI_API_KEY: 'none',
    })
    const book = plainBook(readFileSync(join(SAMPLES, sample), 'utf8'))
    const engine = createLlmEngine(settings!, lexical, createRecordedModel(recorded))
    const assessment = await engine.assess(book, assessedCriteria(DEFAULT_SCORING_CONFIG))
    expect(assessmentSchema.parse(assessment)).toEqual(assessment)
    for (const { quote, start, end } of [
      ...assessment.findings,
      ...assessment.criteria.flatMap(({ evidence }) => evidence),
      ...assessment.values.flatMap(({ evidence }) => evidence),
    ]) {
      expect(book.text.slice(start, end)).toBe(quote)
    }
    expect(score(assessment, DEFAULT_SCORING_CONFIG).verdict).toMatch(
      VERDICTS[sample.split('.')[0] as keyof typeof VERDICTS],
    )
    expect(assessment.texts?.lessons.length).toBeGreaterThan(2)
  },
)
