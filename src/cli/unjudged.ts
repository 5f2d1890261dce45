import { v7 as uuid } from 'uuid'
import type { Evaluation } from '../contract/evaluation.ts'
import { isImageName } from '../contract/limits.ts'

/** The record of a book that nobody has judged. */
export function unjudged(
  filename: string,
  judge: Partial<Pick<Evaluation, 'scoringConfigVersion' | 'evaluator'>> = {},
): Evaluation {
  return {
    id: uuid(),
    filename,
    fileSize: 0,
    status: 'failed',
    progress: 0,
    stage: null,
    isOCR: isImageName(filename),
    createdAt: new Date().toISOString(),
    completedAt: null,
    processingMs: null,
    coverImage: null,
    scoringConfigId: null,
    scoringConfigVersion: null,
    evaluator: null,
    needsReview: false,
    reviewReasons: [],
    warnings: [],
    duplicateOf: null,
    unverifiedQuotes: 0,
    result: null,
    nmcAssessment: null,
    extractedText: null,
    extractedTextLength: 0,
    pageKind: null,
    pages: [],
    ...judge,
  }
}

/** The same with the sentence that says why. */
export function failed(record: Evaluation, sentence: string, code: string): Evaluation {
  return { ...record, error: sentence, errorCode: code, result: { error: sentence } }
}
