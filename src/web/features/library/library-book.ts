import { parseAgeRange, type AgeRange } from '../../../contract/age.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { displayVerdict, type Verdict } from '../../../contract/verdict.ts'

export type ListedResult = Extract<NonNullable<ListedEvaluation['result']>, { title: string }>

/** A completed book with what the filters ask of it worked out once. */
export type LibraryBook = {
  evaluation: ListedEvaluation
  result: ListedResult
  verdict: Verdict
  range: AgeRange
  language: string
  /** Lower-cased title and summary. */
  text: string
  /** Lower-cased genres, or key drivers where there are none. */
  genres: string[]
  band: string | undefined
}

/** Only completed books that have a result are listed. */
export function libraryBooks(evaluations: readonly ListedEvaluation[]): LibraryBook[] {
  return evaluations.flatMap((evaluation) => {
    const { result, nmcAssessment } = evaluation
    if (evaluation.status !== 'completed' || result === null || !('title' in result)) return []
    const genres = result.genres.length > 0 ? result.genres : result.key_drivers
    return [
      {
        evaluation,
        result,
        verdict: displayVerdict(result),
        range: parseAgeRange(result.recommended_minimum_age || result.recommended_age),
        language: result.language || 'English',
        text: `${result.title}\n${result.executive_summary}`.toLowerCase(),
        genres: genres.map((genre) => genre.toLowerCase()),
        band: nmcAssessment?.enabled ? nmcAssessment.finalAgeBand : undefined,
      },
    ]
  })
}
