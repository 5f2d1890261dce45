import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureModel, type Sample } from '../../bench/model-accuracy.ts'
import type { WholeBook } from '../../bench/labelled-books.ts'
import { createLexicalEngine } from '../../src/pipeline/assess/lexical/lexical-engine.ts'
import { createLlmEngine } from '../../src/pipeline/assess/llm/llm-engine.ts'
import { readModelSettings } from '../../src/pipeline/assess/llm/model/model-settings.ts'
import { plainBook } from '../support/plain-book.ts'
import { createRecordedModel, recordedBooks } from '../support/recorded-model.ts'

const SAMPLES = join(import.meta.dirname, '..', '..', 'samples')
const NONE = { gambling: 0, language: 0, violence: 0, substances: 0, sexual: 0, cultural: 0, fear: 0 }

const sampleBook = (stem: string, others: Partial<WholeBook>): WholeBook => ({
  stem,
  language: 'en',
  audience: 'child',
  ages: { low: 5, high: 8 },
  severities: NONE,
  fold: 0,
  text: () => readFileSync(join(SAMPLES, stem), 'utf8'),
  ...others,
})

test('a model’s answers come out in the tables of the embedded engine, with money and what could not be judged', async () => {
  const { settings } = readModelSettings({
    AI_PROVIDER: 'openai',
    AI_MODEL: 'recorded',
    AI_API_KEY: 'none',
    AI_PRICES: '1,10',
  })
  const embedded = createLexicalEngine()
  const gentle = sampleBook('falcon.en.txt', {})
  const grave = sampleBook('lastround.en.txt', {
    audience: 'adult',
    ages: { low: 17, high: 21 },
    severities: { ...NONE, gambling: 3, violence: 2 },
  })
  const unanswered = sampleBook('harbour.en.txt', {})
  const engineOf = (stem: string) => {
    const recorded = recordedBooks().find(({ sample }) => sample === stem)!
    return createLlmEngine(settings!, embedded, createRecordedModel(recorded))
  }
  const engines = new Map([gentle, grave].map(({ stem }) => [stem, engineOf(stem)]))
  // A model that has nothing left to say.
  const spent = engineOf('falcon.en.txt')
  await spent.assess(plainBook(gentle.text()), [])
  const labels = { gambling: 0, profanity: 0, violence: 0, substances: 0, sexual: 0, cultural: 0, fear: 0 }
  const sample: Sample = {
    passages: [{ language: 'en', kind: 'modern', passages: [{ id: 'p', lang: 'en', text: gentle.text(), labels }] }],
    books: [gentle, grave, unanswered],
  }
  const tables = await measureModel(
    (text) => ('id' in text ? engineOf('falcon.en.txt') : (engines.get(text.stem) ?? spent)),
    sample,
  )
  expect(tables).toContain("| English, today's language | 1 |")
  expect(tables).toContain('| books with a severity of 3 Not Whitelisted | 1 of 1 (100 %) |')
  expect(tables).toContain('| adult books Whitelisted | 0 of 1 (0 %) |')
  // The gentle book was a passage, too: nothing is paid for twice.
  expect(tables).toMatch(/2 texts: 3 requests, \d+ tokens read and \d+ written, \$\d+\.\d\d, \d/)
  expect(tables).toMatch(/## Not judged\n\n- harbour\.en\.txt: no answer to \w+ was recorded/)
})
