import type { BookText } from '../../contract/book-text.ts'
import type { Evaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import type { PictureMark } from '../../contract/picture-marks.ts'
import type { NmcAssessment } from '../../contract/nmc.ts'
import type { Result } from '../../contract/result.ts'
import { localizedResult } from './localized-result.ts'
import { recordFields } from './record-fields.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

export type RecordParts = {
  stored: StoredEvaluation
  judged: { result: Result; nmcAssessment: NmcAssessment } | null
  book: BookText | null
  marks?: PictureMark[] | undefined
  /** How many scanned pages are read; only of a book that is being read. */
  scanned?: { read: number; total: number } | null
  /** How many books wait before it; only of a pending one. */
  queuePosition?: number | undefined
}

export type RecordOptions = {
  /** Of warnings and errors. */
  language: Language
  /** Of the composed texts; the book's own when absent. */
  resultLanguage?: Language | undefined
  /** Copyrighted whole texts are only for some readers. */
  withText: boolean
}

/** The answer of `GET /api/evaluate/{id}`. */
export function wholeRecord(
  { stored, judged, book, marks = [], scanned = null, queuePosition }: RecordParts,
  options: RecordOptions,
): Evaluation {
  const fields = recordFields(stored, options.language)
  return {
    ...fields,
    ...(scanned === null ? {} : { scanned }),
    ...(queuePosition === undefined ? {} : { queuePosition }),
    result: judged ? localizedResult(judged.result, stored.edits, options.resultLanguage) : failed(fields.error),
    nmcAssessment: judged?.nmcAssessment ?? null,
    extractedText: options.withText ? (book?.text ?? null) : null,
    extractedTextLength: stored.textLength,
    pageKind: book?.pageKind ?? null,
    pages: book?.pages ?? [],
    ...(marks.length === 0 ? {} : { pictureMarks: marks }),
  }
}

function failed(error: string | undefined): { error: string } | null {
  return error === undefined ? null : { error }
}
