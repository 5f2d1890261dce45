import type { ListedEvaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import type { NmcAssessment } from '../../contract/nmc.ts'
import type { Result } from '../../contract/result.ts'
import { localizedResult } from './localized-result.ts'
import { recordFields } from './record-fields.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

/** One row of the library list: about 2 KB, in the reader's language. */
export function listedRow(
  stored: StoredEvaluation,
  judged: { result: Result; nmcAssessment: NmcAssessment } | null,
  language: Language,
): ListedEvaluation {
  const fields = recordFields(stored, language)
  return {
    ...fields,
    result: judged ? listedResult(judged.result, stored, language) : failedResult(fields.error),
    nmcAssessment: judged
      ? { enabled: judged.nmcAssessment.enabled, finalAgeBand: judged.nmcAssessment.finalAgeBand }
      : null,
    extractedTextLength: stored.textLength,
  }
}

function failedResult(error: string | undefined): { error: string } | null {
  return error === undefined ? null : { error }
}

function listedResult(whole: Result, stored: StoredEvaluation, language: Language): ListedEvaluation['result'] {
  const result = localizedResult(whole, stored.edits, language)
  return {
    title: result.title,
    arabic_title: result.arabic_title,
    author: result.author,
    publisher: result.publisher,
    isbn: result.isbn,
    language: result.language,
    executive_summary: result.executive_summary,
    recommended_minimum_age: result.recommended_minimum_age,
    recommended_age: result.recommended_age,
    final_verdict: result.final_verdict,
    whitelist_verdict: result.whitelist_verdict,
    whitelist_score: result.whitelist_score,
    genres: result.genres,
    key_drivers: result.key_drivers,
    system1_uae_values: { rating: result.system1_uae_values.rating },
    system2_child_safety: { rating: result.system2_child_safety.rating },
    system3_theme_complexity: {
      rating: result.system3_theme_complexity.rating,
      min_age: result.system3_theme_complexity.min_age,
    },
    system4_language_complexity: {
      rating: result.system4_language_complexity.rating,
      min_age: result.system4_language_complexity.min_age,
    },
    measures: {
      words: result.measures.words,
      reading_minutes: result.measures.reading_minutes,
      language_age: result.measures.language_age,
    },
  }
}

/** What `?q=` searches. */
export function searchText(stored: StoredEvaluation, result: Result): string {
  const { title, author } = { ...result, ...stored.edits }
  const { en, ar } = result.localized
  return [title, result.arabic_title, author, en.executive_summary, ar.executive_summary].join('\n').toLowerCase()
}
