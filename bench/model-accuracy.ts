// How well a language model judges the passages and whole books that the embedded engine is measured by, in the same tables, with
// money and minutes: `node bench/model-accuracy.ts [--passages 50] [--books 12] [--out FILE]`, with the AI_ variables of the
// server. So many passages of each language and kind and so many books are read, at even distances of all; what that will cost is
// said first, and `--estimate` says no more. `--stub` asks the stub of the tests: that shows the way, and nobody's accuracy.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Assessment, Finding } from '../src/contract/assessment.ts'
import type { BookText } from '../src/contract/book-text.ts'
import { createMemoryJournal, type CallEntry } from '../src/pipeline/assess/llm/calls/call-journal.ts'
import { estimateReading } from '../src/pipeline/assess/llm/estimate-reading.ts'
import { createLlmEngine } from '../src/pipeline/assess/llm/llm-engine.ts'
import { connectModel } from '../src/pipeline/assess/llm/model/connect-model.ts'
import { fullName, readModelSettings, type ModelSettings } from '../src/pipeline/assess/llm/model/model-settings.ts'
import { tokensOf } from '../src/pipeline/assess/llm/reading/cut-parts.ts'
import type { Engine } from '../src/pipeline/assess/engine.ts'
import { createLexicalEngine } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { assessedCriteria } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { stubEnvironment } from '../tests/support/model-settings.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { startStubModel } from '../tests/support/stub-model-server.ts'
import { categoryTable, PASSAGES_HEADER, passagesRow, table, TITLES, wholeRows } from './accuracy-tables.ts'
import { requireData } from './data.ts'
import { learnedWithout } from './fold-readers.ts'
import { FOLDS, wholeBooks, type WholeBook } from './labelled-books.ts'
import { LABELS } from './passage-data.ts'
import { isSafe } from './passage-systems.ts'
import { foldOfPassage, readingFigures, readingPassages, type Kind, type ReadPassage } from './reading.ts'
import { share } from './shares.ts'
import { judgeWhole, wholeFigures, type JudgedWhole } from './whole-books.ts'

export type Sample = {
  passages: { language: 'en' | 'ar'; kind: Kind; passages: readonly ReadPassage[] }[]
  books: readonly WholeBook[]
}

const CRITERIA = assessedCriteria(DEFAULT_SCORING_CONFIG)

/**
 * Reads a sample with an engine and writes the tables of it. What cannot be judged, because the model refuses it or keeps to no
 * form, is listed and counts nowhere.
 *
 * @param engineFor one that asks a model, beside an embedded engine that has learned from no book of the text's author
 * @param atOnce how many texts are read at the same time
 */
export async function measureModel(
  engineFor: (text: ReadPassage | WholeBook) => Engine,
  sample: Sample,
  atOnce = 1,
): Promise<string> {
  const journal = createMemoryJournal()
  const failures: string[] = []
  const started = performance.now()
  const assess = (text: ReadPassage | WholeBook, book: BookText): Promise<Assessment> =>
    engineFor(text).assess(book, CRITERIA, { calls: journal })
  const tried = async <Item, Answer>(
    items: readonly Item[],
    nameOf: (item: Item) => string,
    work: (item: Item) => Promise<Answer>,
  ): Promise<[Item, Answer][]> => {
    const answers: [Item, Answer][] = []
    const left = [...items]
    const one = async (): Promise<void> => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) {
        try {
          answers.push([item, await work(item)])
        } catch (error) {
          failures.push(`${nameOf(item)}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
    return answers
  }

  const rows: string[][] = []
  const sections: string[] = []
  for (const { language, kind, passages } of sample.passages) {
    const read = await tried(
      passages,
      ({ id }) => id,
      (passage) => assess(passage, plainBook(passage.text)),
    )
    const findings = new Map<ReadPassage, readonly Finding[]>(
      read.map(([passage, { findings: own }]) => [passage, own]),
    )
    const figures = readingFigures([...findings.keys()], (passage) => findings.get(passage) ?? [])
    const innocent = read.filter(([{ labels }]) => LABELS.every((label) => labels[label] === 0))
    const harmless = share(innocent, ([, assessment]) => !isSafe(assessment))
    rows.push(passagesRow(TITLES[language][kind], figures, harmless))
    sections.push(`### ${TITLES[language][kind]}\n\n${categoryTable(figures)}`)
  }
  const cost = costWords(
    journal.entries,
    sample.passages.reduce((sum, { passages }) => sum + passages.length, 0),
  )
  const paidForPassages = journal.entries.length
  const passageMinutes = (performance.now() - started) / 60_000
  const books = await tried(
    sample.books,
    ({ stem }) => stem,
    (whole) => judgeWhole(whole, (book) => assess(whole, book)),
  )
  const judged = books.map(([, book]): JudgedWhole => book)
  const bookCost = costWords(journal.entries.slice(paidForPassages), judged.length)
  const bookMinutes = (performance.now() - started) / 60_000 - passageMinutes
  return [
    '## Passages',
    table(PASSAGES_HEADER, rows),
    `${cost}, ${passageMinutes.toFixed(1)} minutes.`,
    ...sections,
    '## Whole books',
    table(['figure', 'measured'], wholeRows(wholeFigures(judged))),
    `${bookCost}, ${bookMinutes.toFixed(1)} minutes.`,
    ...(failures.length === 0 ? [] : ['## Not judged', failures.map((failure) => `- ${failure}`).join('\n')]),
  ].join('\n\n')
}

function costWords(entries: readonly CallEntry[], texts: number): string {
  const paid = entries.filter(({ outcome }) => outcome !== 'reused')
  const sum = (of: (entry: CallEntry) => number): number => paid.reduce((total, entry) => total + of(entry), 0)
  const dollars = paid.some(({ costUsd }) => costUsd === null)
    ? 'price not known'
    : `$${sum(({ costUsd }) => costUsd ?? 0).toFixed(2)}`
  return `${texts} texts: ${paid.length} requests, ${sum(({ inputTokens }) => inputTokens)} tokens read and ${sum(({ outputTokens }) => outputTokens)} written, ${dollars}`
}

/** So many of them at even distances. */
function evenly<Item>(items: readonly Item[], most: number): Item[] {
  return items.filter(
    (_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length),
  )
}

function drawSample(passages: number, books: number): Sample {
  const kinds = (['en', 'ar'] as const).flatMap((language) =>
    (['old', 'modern'] as const).map((kind) => ({ language, kind })),
  )
  return {
    passages: kinds.map(({ language, kind }) => ({
      language,
      kind,
      passages: evenly(readingPassages(language, kind) ?? [], passages),
    })),
    books: evenly(wholeBooks(), books),
  }
}

function estimate({ passages, books }: Sample, settings: ModelSettings): string {
  const texts = [
    ...passages.flatMap((group) => group.passages.map(({ text }) => text)),
    ...books.map((book) => book.text()),
  ]
  const costs = texts.map((text) => estimateReading(tokensOf(text), settings))
  const sum = (of: (cost: (typeof costs)[number]) => number): number =>
    costs.reduce((total, cost) => total + of(cost), 0)
  const dollars =
    settings.price === undefined ? 'price not known' : `about $${sum(({ costUsd }) => costUsd ?? 0).toFixed(2)}`
  const minutes = sum(({ seconds }) => seconds) / 60 / settings.concurrency
  return `${texts.length} texts with ${fullName(settings)}: about ${sum(({ calls }) => calls)} requests, ${sum(({ inputTokens }) => inputTokens)} tokens read and ${sum(({ outputTokens }) => outputTokens)} written, ${dollars}, ${Math.ceil(minutes)} minutes`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      passages: { type: 'string', default: '50' },
      books: { type: 'string', default: '12' },
      out: { type: 'string' },
      stub: { type: 'boolean', default: false },
      estimate: { type: 'boolean', default: false },
    },
  })
  requireData()
  const stub = values.stub ? await startStubModel() : undefined
  const { settings, faults } = readModelSettings({ ...process.env, ...(stub && stubEnvironment(stub)) })
  if (settings === null) {
    console.error(['Set AI_PROVIDER and what it needs, or use --stub.', ...faults].join('\n'))
    process.exitCode = 2
    return
  }
  const sample = drawSample(Number(values.passages), Number(values.books))
  console.error(estimate(sample, settings))
  if (!values.estimate) {
    const model = connectModel(settings)
    const engines = Array.from({ length: FOLDS }, (_, fold) =>
      createLlmEngine(
        settings,
        createLexicalEngine(() => learnedWithout(fold)),
        model,
      ),
    )
    const engineFor = (text: ReadPassage | WholeBook): Engine =>
      engines['fold' in text ? text.fold : foldOfPassage(text)]!
    const tables = await measureModel(engineFor, sample, settings.concurrency)
    const report = `# Accuracy of ${fullName(settings)}\n\nWritten by \`node bench/model-accuracy.ts\`, reading ${settings.reading}${values.stub ? '. **The stub of the tests: these figures say nothing about any model**' : ''}. The labels and the tables are those of docs/accuracy.md; the model has learned from none of them that we know of.\n\n${tables}\n`
    console.log(report)
    if (values.out !== undefined) writeFileSync(values.out, report)
  }
  await stub?.close()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
