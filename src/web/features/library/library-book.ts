import { parseAgeRange } from '../../../contract/age.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { displayVerdict } from '../../../contract/verdict.ts'
import { fittedOptions, type FilterFacts } from './filter-options.ts'

export type ListedResult = Extract<NonNullable<ListedEvaluation['result']>, { title: string }>

/** A completed book with what the filters ask of it worked out once; `fitted` has the options it fits, a bit each. */
export type LibraryBook = FilterFacts & {
  evaluation: ListedEvaluation
  result: ListedResult
  fitted: readonly number[]
}

/** Only completed books that have a result are listed. */
export function libraryBooks(evaluations: readonly ListedEvaluation[]): LibraryBook[] {
  return evaluations.flatMap((evaluation) => {
    const { result, nmcAssessment } = evaluation
    if (evaluation.status !== 'completed' || result === null || !('title' in result)) return []
    const genres = result.genres.length > 0 ? result.genres : result.key_drivers
    const facts: FilterFacts = {
      verdict: displayVerdict(result),
      range: parseAgeRange(result.recommended_minimum_age || result.recommended_age),
      language: result.language || 'English',
      text: `${result.title}\n${result.executive_summary}`.toLowerCase(),
      genres: genres.map((genre) => genre.toLowerCase()),
      band: nmcAssessment?.enabled ? nmcAssessment.finalAgeBand : undefined,
    }
    return [{ ...facts, evaluation, result, fitted: fittedOptions(facts) }]
  })
}
