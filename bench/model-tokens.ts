// How many requests a book takes of a language model, and how many tokens of its prompts are not the book's own:
// `node bench/model-tokens.ts [FILE ...]`, without files the whole books of the data folder. No model is asked: one that answers as
// much as careful readers did (twelve findings, four values, five themes, six people and 110 words of events for each part) stands
// in, and the prompts that the engine really writes are counted, as it counts tokens everywhere.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { NMC_CATEGORIES } from '../src/contract/nmc.ts'
import { FINDING_CATEGORIES } from '../src/contract/assessment.ts'
import { createLlmEngine } from '../src/pipeline/assess/llm/llm-engine.ts'
import type { Model } from '../src/pipeline/assess/llm/model/model.ts'
import { readModelSettings } from '../src/pipeline/assess/llm/model/model-settings.ts'
import { tokensOf } from '../src/pipeline/assess/llm/reading/cut-parts.ts'
import { createLexicalEngine } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { assessedCriteria } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { table } from './accuracy-tables.ts'
import { DATA, requireData } from './data.ts'

const ANSWERED = { findings: 12, values: 4, themes: 5, people: 6, eventWords: 110, quoteCharacters: 130 }
const CRITERIA = assessedCriteria(DEFAULT_SCORING_CONFIG)

export type Counted = {
  words: number
  requests: number
  /** Of the text. */
  own: number
  /** Of all prompts, instructions included, beyond the text. */
  beside: number
}

/** Reads a text as a model of usual length of answer would make it be read, and counts what is sent. */
export async function countPrompts(text: string, settings = settingsOf()): Promise<Counted> {
  const counted = { requests: 0, sent: 0 }
  const model: Model = {
    async generate({ name, system, prompt }) {
      counted.requests += 1
      counted.sent += tokensOf(system) + tokensOf(prompt)
      return { text: JSON.stringify(answerTo(name, prompt)), finish: 'complete', inputTokens: 0, outputTokens: 0 }
    },
  }
  await createLlmEngine(settings, createLexicalEngine(), model).assess(plainBook(text), CRITERIA)
  const own = tokensOf(text)
  return { words: text.split(/\s+/).length, requests: counted.requests, own, beside: counted.sent - own }
}

function settingsOf() {
  const { settings, faults } = readModelSettings({ AI_PROVIDER: 'openai', AI_MODEL: 'counted', AI_API_KEY: 'none' })
  if (settings === null) throw new Error(faults.join('\n'))
  return settings
}

function answerTo(name: string, prompt: string): unknown {
  const text = { en: 'Somebody goes to the shore and comes home.', ar: 'يمضي أحدهم إلى الشاطئ ثم يعود إلى بيته.' }
  if (name === 'findings') return partAnswer(/^<(\w+)>\n([\s\S]*?)\n<\/\1>/m.exec(prompt)?.[2] ?? '')
  if (name === 'ratings')
    return {
      theme_age: 8,
      criteria: CRITERIA.filter(({ system }) => system < 4).map(({ key }) => ({
        key,
        score: 90,
        rationale: text,
        evidence: [],
      })),
      nmc: Object.fromEntries(NMC_CATEGORIES.map((one) => [one, { intensity: '0', forbidden: false, evidence: [] }])),
    }
  const [lessons, titled] = [[text, text, text], [{ title: text, description: text }]]
  return {
    summary: text,
    lessons,
    teachingMethods: titled,
    activities: titled,
    beforeReading: lessons,
    afterReading: lessons,
    genres: ['Adventure'],
    plot: text,
    characters: text,
    pacing: text,
    pedagogy: text,
  }
}

/** Quotes at even distances of the part, in whole words. */
function partAnswer(part: string): unknown {
  const quotes = Array.from({ length: ANSWERED.findings }, (_, index) => {
    const at = Math.floor((index * part.length) / ANSWERED.findings)
    const words = part.slice(at, at + ANSWERED.quoteCharacters).replaceAll(/\[\[[^\]]*\]\]/g, ' ')
    return words.slice(words.search(/\s/) + 1, words.search(/\s\S*$/)).trim()
  })
  const some = (count: number): string[] => quotes.slice(0, count)
  return {
    findings: quotes.map((quote, index) => ({
      category: FINDING_CATEGORIES[index % FINDING_CATEGORIES.length],
      sense: 'something told',
      intensity: String(1 + (index % 2)),
      stance: 'depicted',
      forbidden: false,
      quote,
    })),
    values: some(ANSWERED.values).map((quote) => ({ value: 'courage', quote })),
    themes: some(ANSWERED.themes).map((quote) => ({ theme: 'adventure', quote })),
    people: some(ANSWERED.people).map((quote) => ({ names: [quote.split(/\s/)[0]], kind: 'person' })),
    instructions: [],
    events: Array.from({ length: ANSWERED.eventWords }, () => 'happens').join(' '),
  }
}

function wholeTexts(): string[] {
  requireData()
  return ['books-en', 'books-ar']
    .flatMap((folder) =>
      readdirSync(join(DATA, folder), { recursive: true }).map((name) => join(DATA, folder, String(name))),
    )
    .filter((path) => path.endsWith('.txt'))
}

if (process.argv[1] === import.meta.filename) {
  const files = process.argv.length > 2 ? process.argv.slice(2) : wholeTexts()
  const rows: string[][] = []
  for (const file of files) {
    const { words, requests, own, beside } = await countPrompts(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
    const share = `${String(Math.round((100 * beside) / own))} %`
    rows.push([basename(file, '.txt'), String(words), String(requests), String(own), String(beside), share])
  }
  console.log(table(['book', 'words', 'requests', 'tokens of the book', 'of the prompts beside it', 'share'], rows))
}
