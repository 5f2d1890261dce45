import type { Language } from '../../contract/languages.ts'
import type { NmcAssessment } from '../../contract/nmc.ts'
import type { Result } from '../../contract/result.ts'
import { listedRow } from './listed-row.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

/** The ready list row of a finished evaluation in both languages. */
export function listedRows(
  stored: StoredEvaluation,
  judged: { result: Result; nmcAssessment: NmcAssessment } | null,
): Record<Language, string> {
  return {
    en: JSON.stringify(listedRow(stored, judged, 'en')),
    ar: JSON.stringify(listedRow(stored, judged, 'ar')),
  }
}
