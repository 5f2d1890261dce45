import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evaluation } from '../src/contract/evaluation.ts'
import { readModelSettings, type ModelSettings } from '../src/pipeline/assess/llm/model/model-settings.ts'
import { costOf, PRICES } from '../src/pipeline/assess/llm/model/prices.ts'
import { assessedCriteria, createPipeline } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { createLexicalEngine } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { createLlmEngine } from '../src/pipeline/assess/llm/llm-engine.ts'
import { startStubModel } from '../tests/support/stub-model-server.ts'
import { stubEnvironment } from '../tests/support/model-settings.ts'
import { categoriesOf, LABELS, readPassages, type Label } from './passage-data.ts'
import { bookFigures, judgeBooks, labelledBooks, type Share } from './score-books.ts'
import { plainBook } from '../tests/support/plain-book.ts'

/**
 * How well a language model judges the same labelled books and passages: `--engine llm`, with the AI_ variables of the
 * server. `--limit N` reads N books and N passages of each language, `--stub` asks the stub of the tests instead of a
 * model: that says nothing about accuracy, but what a book costs in tokens.
 */
export async function measureModel(args: readonly string[]): Promise<void> {
  const limit = Number(args[args.indexOf('--limit') + 1]) || Infinity
  const stub = args.includes('--stub') ? await startStubModel() : undefined
  const environment = stub === undefined ? process.env : { ...process.env, ...stubEnvironment(stub) }
  const { settings, faults } = readModelSettings(environment)
  if (settings === null) {
    console.error(['Set AI_PROVIDER and what it needs, or use --stub.', ...faults].join('\n'))
    process.exitCode = 2
    return
  }
  const report = await measure(settings, limit, stub !== undefined)
  console.log(report)
  // Figures of the stub are nobody's accuracy.
  if (stub === undefined) writeFileSync(join(import.meta.dirname, '..', 'docs', 'accuracy-model.md'), report)
  await stub?.close()
}

async function measure(settings: ModelSettings, limit: number, isStub: boolean): Promise<string> {
  const judged = await judgeBooks(labelledBooks().slice(0, limit), createPipeline({ model: settings }))
  const figures = bookFigures(judged)
  const ratio = ({ hit, of }: Share): string => `${hit} of ${of}`
  const usages = judged.map(({ record }) => record.aiUsage)
  const passages = await passageFigures(settings, limit)
  return `# Accuracy of a language model

Written by \`npm run bench:accuracy -- --engine llm\`: ${settings.provider}/${settings.model}, reading ${settings.reading}${isStub ? '. **The stub of the tests: these figures say nothing about any model**' : ''}.

${judged.length} books, judged under the default rules:

| figure | measured |
| --- | --- |
| recommended age within a year of the expected range | ${ratio(figures.withinOneYear)} |
| adult books Whitelisted | ${ratio(figures.adultWhitelisted)} |
| adult books with a severity of 3 Not Whitelisted | ${ratio(figures.severeRejected)} |
| books for under-eights Not Whitelisted | ${ratio(figures.youngRejected)} |
| quotes found word for word at their place | ${ratio(figures.quotesVerified)} |
| quotes of the model dropped because they are not in the book | ${judged.reduce((sum, { record }) => sum + record.unverifiedQuotes, 0)} |
| books a person should look at | ${judged.filter(({ record }) => record.needsReview).length} |

${passages}
${costs(judged.map(({ record }) => record).filter((_, index) => usages[index] !== undefined))}`
}

/** Each passage as a book of its own: a label is found when a finding of its categories stands. */
async function passageFigures(settings: ModelSettings, limit: number): Promise<string> {
  const engine = createLlmEngine(settings, createLexicalEngine())
  const counts = new Map<Label, { hits: number; misses: number; false: number }>()
  for (const label of LABELS) counts.set(label, { hits: 0, misses: 0, false: 0 })
  const passages = (['en', 'ar'] as const).flatMap((language) => (readPassages(language) ?? []).slice(0, limit))
  for (const { text, labels } of passages) {
    const { findings } = await engine.assess(plainBook(text), assessedCriteria(DEFAULT_SCORING_CONFIG))
    for (const [label, count] of counts) {
      const found = findings.some(({ category }) => categoriesOf(label).includes(category))
      if (labels[label] > 0) count[found ? 'hits' : 'misses'] += 1
      else if (found) count.false += 1
    }
  }
  const rows = [...counts].map(([label, { hits, misses, false: wrong }]) => {
    const precision = hits / Math.max(1, hits + wrong)
    const recall = hits / Math.max(1, hits + misses)
    const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall)
    return `| ${label} | ${precision.toFixed(2)} | ${recall.toFixed(2)} | ${f1.toFixed(2)} | ${hits} / ${misses} / ${wrong} |`
  })
  return `${passages.length} passages:\n\n| category | precision | recall | F1 | hit / miss / false |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

/** What the books would have cost with each model of a known price. */
function costs(records: readonly Evaluation[]): string {
  const sum = (of: (record: Evaluation) => number): number => records.reduce((total, record) => total + of(record), 0)
  const words = sum(({ result }) => (result !== null && 'measures' in result ? result.measures.words : 0))
  const input = sum(({ aiUsage }) => aiUsage?.inputTokens ?? 0)
  const output = sum(({ aiUsage }) => aiUsage?.outputTokens ?? 0)
  const per = (tokens: number): number => (tokens / Math.max(1, words)) * 50_000
  const rows = PRICES.map(
    ([name, price]) => `| ${name} | $${(costOf(price, per(input), per(output)) ?? 0).toFixed(2)} |`,
  )
  return `\n${records.length} books of ${words} words: ${input} tokens read, ${output} written; for a book of 50,000 words ${Math.round(per(input))} and ${Math.round(per(output))}.\n\n| model | a book of 50,000 words |\n| --- | --- |\n${rows.join('\n')}\n`
}
