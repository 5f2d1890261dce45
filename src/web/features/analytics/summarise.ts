import { ageSortValue, firstAge } from '../../../contract/age.ts'
import type { AiUsage } from '../../../contract/ai-usage.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
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
  const count = (values: readonly string[]): Count[] => {
    const counts = new Map<string, number>()
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts]
      .map(([name, amount]) => ({ name, count: amount, share: amount / results.length }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
  }
  const ages = count(results.map((result) => result.recommended_minimum_age))
  return {
    total: evaluations.length,
    completed: completed.length,
    failed: evaluations.filter((evaluation) => evaluation.status === 'failed').length,
    successRate: evaluations.length === 0 ? 0 : completed.length / evaluations.length,
    meanProcessingMs: times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0) / times.length,
    whitelisted: results.filter((result) => countedVerdict(result.final_verdict) === 'Whitelisted').length,
    models: sumModels(evaluations),
    retailer: compareRetailers(completed),
    verdicts: count(results.map((result) => countedVerdict(result.final_verdict))),
    languages: count(results.map((result) => result.language || 'English')),
    genres: count(results.flatMap((result) => result.genres)).slice(0, TOP_GENRES),
    ages: ages.slice(0, TOP_AGE_GROUPS).toSorted((a, b) => ageSortValue(a.name) - ageSortValue(b.name)),
  }
}

/** How often the retailer's first age and ours differ by at most two years. */
function compareRetailers(completed: readonly ListedEvaluation[]): Summary['retailer'] {
  let [matching, differing] = [0, 0]
  for (const { result, retailerData } of completed) {
    if (retailerData?.status !== 'ok' || result === null || !('title' in result)) continue
    const [ours, theirs] = [firstAge(result.recommended_age), firstAge(retailerData.targetAge)]
    if (ours === undefined || theirs === undefined) continue
    if (Math.abs(ours - theirs) <= RETAILER_AGE_TOLERANCE_YEARS) matching += 1
    else differing += 1
  }
  const covered = matching + differing
  return covered === 0 ? undefined : { covered, matching, differing }
}
