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

/**
 * At most this share of the guide's sentences may come back in another book, names and numbers masked. Most of these are picture
 * books of some lines, whose guides are filled up with questions that fit any story.
 */
const REPEATED_AT_MOST = 0.3
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
  const books: { text: string; names: string[]; result: Result }[] = []

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
        const names = [result.title, ...assessment.narrative.characters.map((character) => character.name)]
        books.push({
          text: book.text.replaceAll(/\s+/g, ' '),
          names: names.toSorted((a, b) => b.length - a.length),
          result,
        })
      }
    }
  })

  it.each(LANGUAGES)('hardly repeat a sentence from book to book (%s)', (language) => {
    // What is quoted makes a sentence another one; titles and numbers do not.
    const masked = books.map(({ names, result }) => {
      const mask = (line: string): string =>
        names
          .reduce((text, name) => text.replaceAll(name, 'N'), line.replaceAll(/[\u2066-\u2069]/g, ''))
          .replaceAll(/\d+/g, '#')
      return new Set(guide(result, language).map(mask))
    })
    const seen = new Map<string, number>()
    for (const lines of masked) for (const line of lines) seen.set(line, (seen.get(line) ?? 0) + 1)
    const counts = masked.flatMap((lines) => [...lines].map((line) => seen.get(line) ?? 0))
    const repeated = counts.filter((count) => count > 1).length / counts.length
    console.log(
      `${language}: ${(repeated * 100).toFixed(1)} % of ${counts.length} guide sentences of ${books.length} books come twice`,
    )
    expect(books.length).toBeGreaterThan(30)
    expect(repeated).toBeLessThanOrEqual(REPEATED_AT_MOST)
  })

  it('quote only what stands in the book', () => {
    const invented = books.flatMap(({ text, result }) =>
      [...guide(result, 'en'), result.localized.en.executive_summary]
        .flatMap((line) => [...line.matchAll(/“\u2068?([^“”\u2069]*)\u2069?”/gu)].map((match) => match[1] ?? ''))
        .filter((quote) => quote.length >= SHORTEST_QUOTE && !text.includes(quote.replace(/…$/, ''))),
    )
    expect(invented).toEqual([])
  })

  it('leave nothing unfilled in either language', () => {
    const texts = books.map(({ result }) => JSON.stringify(result.localized))
    expect(texts.filter((text) => /undefined|NaN|\{\w+\}|: ?""/.test(text))).toEqual([])
  })
})
