import { ageSortValue, firstAge } from '../../../contract/age.ts'
import type { AiUsage } from '../../../contract/ai-usage.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import type { BookFacts, LibrarySummary } from '../../../contract/library-facts.ts'
import { RETAILER_AGE_TOLERANCE_YEARS, TOP_AGE_GROUPS, TOP_GENRES } from '../../../contract/limits.ts'
import { countedVerdict } from '../../../contract/verdict.ts'

export type Count = { name: string; count: number; share: number }
export type Summary = {
  total: number
  completed: number
  failed: number
  /** 0-1 */
  successRate: number
  /** milliseconds; undefined where nothing was measured */
  meanProcessingMs: number | undefined
  whitelisted: number
  models: ModelSummary | undefined
  retailer: { covered: number; matching: number; differing: number } | undefined
  verdicts: Count[]
  languages: Count[]
  genres: Count[]
  ages: Count[]
}

/** What language models were paid, over all books they were asked about. */
export type ModelSummary = {
  books: number
  calls: number
  reused: number
  inputTokens: number
  outputTokens: number
  costUsd: number
  /** Books whose model has no known price; they are not in the cost. */
  unpriced: number
}

function sumModels(evaluations: readonly ListedEvaluation[]): ModelSummary | undefined {
  const usages = evaluations.flatMap(({ aiUsage }) => aiUsage ?? [])
  if (usages.length === 0) return undefined
  const sum = (of: (usage: AiUsage) => number): number => usages.reduce((total, usage) => total + of(usage), 0)
  return {
    books: usages.length,
    calls: sum(({ calls, reusedCalls }) => calls + reusedCalls),
    reused: sum(({ reusedCalls }) => reusedCalls),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    costUsd: sum(({ costUsd }) => costUsd ?? 0),
    unpriced: usages.filter(({ costUsd }) => costUsd === null).length,
  }
}

/** The figures of the dashboard. Shares are of the completed books. */
export function summarise(evaluations: readonly ListedEvaluation[]): Summary {
  const completed = evaluations.filter((evaluation) => evaluation.status === 'completed')
  const results = completed.flatMap(({ result }) => (result !== null && 'title' in result ? [result] : []))
  const times = completed.flatMap(({ processingMs }) => (processingMs === null ? [] : [processingMs]))
  const one = (names: readonly string[]): [string, number][] => names.map((name) => [name, 1])
  return {
    total: evaluations.length,
    completed: completed.length,
    failed: evaluations.filter((evaluation) => evaluation.status === 'failed').length,
    meanProcessingMs: times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0) / times.length,
    models: sumModels(evaluations),
    retailer: compareAges(
      completed.flatMap(({ result, retailerData }) =>
        retailerData?.status === 'ok' && result !== null && 'title' in result
          ? [{ ours: result.recommended_age, theirs: retailerData.targetAge, count: 1 }]
          : [],
      ),
    ),
    ...distributions({
      verdicts: one(results.map((result) => result.final_verdict)),
      languages: one(results.map((result) => result.language || 'English')),
      genres: one(results.flatMap((result) => result.genres)),
      ages: one(results.map((result) => result.recommended_minimum_age)),
      books: results.length,
      successRate: evaluations.length === 0 ? 0 : completed.length / evaluations.length,
    }),
  }
}

/** The same of a library that was counted by the server. */
export function summariseCounted({ total, completed, failed, groups, figures }: LibrarySummary): Summary {
  const by = (name: (facts: BookFacts) => string): [string, number][] =>
    groups.map(({ facts, count }) => [name(facts), count])
  const models = figures?.models
  return {
    total,
    completed,
    failed,
    meanProcessingMs: figures?.meanProcessingMs ?? undefined,
    models: models ? { ...models, calls: models.calls + models.reusedCalls, reused: models.reusedCalls } : undefined,
    retailer: compareAges(figures?.retailer ?? []),
    ...distributions({
      verdicts: by(({ verdict }) => verdict),
      languages: by(({ language }) => language),
      genres: groups.flatMap(({ facts, count }) => facts.genres.map((genre): [string, number] => [genre, count])),
      ages: by(({ age }) => age),
      books: groups.reduce((sum, { count }) => sum + count, 0),
      successRate: total === 0 ? 0 : completed / total,
    }),
  }
}

type Counted = Record<'verdicts' | 'languages' | 'genres' | 'ages', [string, number][]> & {
  /** Of which the shares are. */
  books: number
  successRate: number
}

function distributions({ verdicts, languages, genres, ages, books, successRate }: Counted) {
  const count = (values: readonly [string, number][]): Count[] => {
    const counts = new Map<string, number>()
    for (const [name, amount] of values) counts.set(name, (counts.get(name) ?? 0) + amount)
    return [...counts]
      .map(([name, amount]) => ({ name, count: amount, share: amount / books }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
  }
  const known = count(verdicts.map(([name, amount]) => [countedVerdict(name), amount]))
  return {
    successRate,
    whitelisted: known.find(({ name }) => name === 'Whitelisted')?.count ?? 0,
    verdicts: known,
    languages: count(languages),
    genres: count(genres).slice(0, TOP_GENRES),
    ages: count(ages)
      .slice(0, TOP_AGE_GROUPS)
      .toSorted((a, b) => ageSortValue(a.name) - ageSortValue(b.name)),
  }
}

/** How often the retailer's first age and ours differ by at most two years. */
function compareAges(
  pairs: readonly { ours: string; theirs: string | undefined; count: number }[],
): Summary['retailer'] {
  let [matching, differing] = [0, 0]
  for (const pair of pairs) {
    const [ours, theirs] = [firstAge(pair.ours), firstAge(pair.theirs)]
    if (ours === undefined || theirs === undefined) continue
    if (Math.abs(ours - theirs) <= RETAILER_AGE_TOLERANCE_YEARS) matching += pair.count
    else differing += pair.count
  }
  const covered = matching + differing
  return covered === 0 ? undefined : { covered, matching, differing }
}
