import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BookText } from '../../src/contract/book-text.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { VIRTUAL_PAGE_CHARACTERS } from '../../src/contract/limits.ts'
import type { Result } from '../../src/contract/result.ts'
import { createLexicalEngine } from '../../src/pipeline/assess/lexical/lexical-engine.ts'
import { composeResult } from '../../src/pipeline/compose/compose-result.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { score } from '../../src/pipeline/score/score.ts'

const DATA = join(import.meta.dirname, '../../../shared/data')
const FOLDERS = ['books-en/child', 'books-ar/child', 'books-ar/teen', 'levelled/en', 'levelled/ar']
const available = existsSync(join(DATA, 'books-en'))
if (!available) console.log('skipped: the guides of real books (no ../shared/data beside the repository)')

/** Of a dozen books at most this share of the guides' sentences may stand word for word in more than one of the guides. */
const REPEATED_AT_MOST = 0.1
const DOZEN = 12
/** A single word in quotation marks may be the guide's own. */
const SHORTEST_QUOTE = 8
/** Characters; a novel takes longer and repeats no more. */
const LONGEST = 60_000

function readBook(path: string): BookText {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n').normalize('NFC')
  const pages = Array.from({ length: Math.ceil(text.length / VIRTUAL_PAGE_CHARACTERS) }, (_, index) => ({
    number: index + 1,
    start: index * VIRTUAL_PAGE_CHARACTERS,
    end: Math.min(text.length, (index + 1) * VIRTUAL_PAGE_CHARACTERS),
    source: 'text' as const,
  }))
  return { text, pages, pageKind: 'part', format: 'txt', metadata: {}, headings: [], notices: [] }
}

/** Single words are quoted without the vowel signs of their place in a sentence. */
const bare = (text: string): string => text.replaceAll(/[\u064b-\u0652]/gu, '')

function guide(result: Result, language: Language): string[] {
  const texts = result.localized[language]
  return [
    ...texts.lessons_learned,
    ...texts.cultural_teaching_methods.map(({ description }) => description),
    ...texts.family_activities.map(({ description }) => description),
    ...texts.parent_discussion_guide.before_reading,
    ...texts.parent_discussion_guide.after_reading,
    ...texts.discussion_topics.flatMap(({ questions }) => questions),
  ]
}

describe.skipIf(!available)('the guides of real books', () => {
  const books: { text: string; result: Result }[] = []

  beforeAll(async () => {
    const engine = createLexicalEngine()
    const { system1Config, system2Config, system3Config, system4Config } = DEFAULT_SCORING_CONFIG
    const criteria = [system1Config, system2Config, system3Config, system4Config].flatMap((system, index) =>
      system.criteria.map((criterion) => Object.assign({}, criterion, { system: (index + 1) as 1 | 2 | 3 | 4 })),
    )
    for (const folder of FOLDERS) {
      for (const name of readdirSync(join(DATA, folder)).filter((file) => file.endsWith('.txt'))) {
        const book = readBook(join(DATA, folder, name))
        if (book.text.length > LONGEST) continue
        const assessment = await engine.assess(book, criteria)
        const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
        const result = composeResult({ book, filename: name, assessment, judgement })
        books.push({ text: bare(`${result.title} ${book.text}`.replaceAll(/\s+/g, ' ')), result })
      }
    }
  })

  it.each(LANGUAGES)('hardly repeat a sentence from book to book (%s)', (language) => {
    const guides = books.map(
      ({ result }) => new Set(guide(result, language).map((line) => line.replaceAll(/[\u2066-\u2069]/g, ''))),
    )
    const dozens = Array.from({ length: Math.floor(guides.length / DOZEN) }, (_, dozen) =>
      guides.slice(dozen * DOZEN, (dozen + 1) * DOZEN),
    )
    const repeated = dozens.map((some) => {
      const all = some.flatMap((lines) => [...lines])
      const times = Map.groupBy(all, (line) => line)
      return all.filter((line) => times.get(line)!.length > 1).length / all.length
    })
    const mean = repeated.reduce((sum, share) => sum + share, 0) / repeated.length
    console.log(`${language}: ${(mean * 100).toFixed(1)} % of the guide sentences of a dozen books come twice`)
    expect(books.length).toBeGreaterThan(30)
    expect(mean).toBeLessThanOrEqual(REPEATED_AT_MOST)
  })

  it('quote only what stands in the book, and its title', () => {
    const invented = books.flatMap(({ text, result }) =>
      [...guide(result, 'en'), result.localized.en.executive_summary]
        .flatMap((line) => [...line.matchAll(/“\u2068?([^“”\u2069]*)\u2069?”/gu)].map((match) => match[1] ?? ''))
        .filter((quote) => quote.length >= SHORTEST_QUOTE && !text.includes(bare(quote.replace(/…$/, '')))),
    )
    expect(invented).toEqual([])
  })

  it('leave nothing unfilled in either language', () => {
    const texts = books.map(({ result }) => JSON.stringify(result.localized))
    expect(texts.filter((text) => /undefined|NaN|\{\w+\}|: ?""/.test(text))).toEqual([])
  })
})
