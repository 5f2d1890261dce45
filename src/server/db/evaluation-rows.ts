import type { Selectable, Updateable } from 'kysely'
import type { AiUsage } from '../../contract/ai-usage.ts'
import type { ReadingCost } from '../../contract/reading-cost.ts'
import type { Evaluator } from '../../contract/assessment.ts'
import type { ErrorCode, ErrorParams } from '../../contract/error-codes.ts'
import type { Language } from '../../contract/languages.ts'
import type { Notice, NoticeCode } from '../../contract/notices.ts'
import type { Outcome } from '../../contract/outcome.ts'
import type { Review } from '../../contract/review.ts'
import type { CommunityData, RetailerData } from '../../contract/sources.ts'
import type { ResultEdits, StoredEvaluation, StoredPictureTaking } from '../evaluations/stored-evaluation.ts'
import { factColumns } from './facts-repository.ts'
import type { EvaluationsTable } from './schema.ts'

type FactColumn = 'facts' | 'rated' | 'popular'

/** A row as the repository reads it. */
type Row = Omit<
  Selectable<EvaluationsTable>,
  'sources_due_at' | 'listed_en' | 'listed_ar' | 'search_text' | 'updated_at' | 'outcome' | 'uploader' | FactColumn
>

/** Everything but the ready list rows, which only the list reads. */
export const COLUMNS = [
  'id',
  'filename',
  'file_size',
  'sha256',
  'is_ocr',
  'status',
  'progress',
  'stage',
  'created_at',
  'completed_at',
  'spent_ms',
  'cover_key',
  'cover_version',
  'scoring_config_id',
  'scoring_config_version',
  'evaluator',
  'needs_review',
  'review_reasons',
  'notices',
  'duplicate_of',
  'unverified_quotes',
  'text_length',
  'edits',
  'error_code',
  'error_params',
  'attempts',
  'starts',
  'job_id',
  'claim',
  'cancel_token_hash',
  'text_language',
  'in_library',
  'ai_usage',
  'ai_estimate',
  'picture_count',
  'pictures_seen',
  'picture_taking',
  'review',
  'verdict_revision',
  'community',
  'retailer',
  'community_cover_key',
  'retailer_cover_key',
  'turn',
  'request_id',
] as const satisfies readonly (keyof Row)[]

/** Fields a step may change; those left out stay. */
export type EvaluationChanges = Partial<
  Pick<
    StoredEvaluation,
    | 'status'
    | 'progress'
    | 'stage'
    | 'completedAt'
    | 'spentMs'
    | 'coverKey'
    | 'coverVersion'
    | 'pictureCount'
    | 'picturesSeen'
    | 'pictureTaking'
    | 'scoringConfigId'
    | 'scoringConfigVersion'
    | 'evaluator'
    | 'needsReview'
    | 'reviewReasons'
    | 'notices'
    | 'unverifiedQuotes'
    | 'textLength'
    | 'edits'
    | 'failure'
    | 'attempts'
    | 'starts'
    | 'jobId'
    | 'claim'
    | 'textLanguage'
    | 'inLibrary'
    | 'aiUsage'
    | 'aiEstimate'
    | 'review'
    | 'verdictRevision'
    | 'community'
    | 'retailer'
    | 'communityCoverKey'
    | 'retailerCoverKey'
    | 'turn'
    | 'sha256'
    | 'duplicateOf'
    | 'fileSize'
  >
> & {
  /** null when it no longer waits */
  uploader?: string | null
  listed?: Record<Language, string> | null
  searchText?: string
  outcome?: Outcome
  /** null: as soon as possible */
  sourcesDueAt?: Date | null
}

/** Times come as Date from both databases; the columns with JSON are parsed here and nowhere else. */
export function fromRow(row: Row): StoredEvaluation {
  return {
    id: row.id,
    filename: row.filename,
    fileSize: row.file_size,
    sha256: row.sha256,
    isOCR: row.is_ocr,
    status: row.status,
    progress: row.progress,
    stage: row.stage,
    createdAt: row.created_at,
    completedAt: row.completed_at,
    spentMs: row.spent_ms,
    coverKey: row.cover_key,
    coverVersion: row.cover_version,
    scoringConfigId: row.scoring_config_id,
    scoringConfigVersion: row.scoring_config_version,
    evaluator: row.evaluator === null ? null : (JSON.parse(row.evaluator) as Evaluator),
    needsReview: row.needs_review,
    reviewReasons: JSON.parse(row.review_reasons) as NoticeCode[],
    notices: JSON.parse(row.notices) as Notice[],
    duplicateOf: row.duplicate_of,
    unverifiedQuotes: row.unverified_quotes,
    textLength: row.text_length,
    edits: JSON.parse(row.edits) as ResultEdits,
    failure:
      row.error_code === null
        ? null
        : { code: row.error_code as ErrorCode, params: JSON.parse(row.error_params ?? '{}') as ErrorParams },
    attempts: row.attempts,
    starts: row.starts,
    jobId: row.job_id,
    claim: row.claim,
    cancelTokenHash: row.cancel_token_hash,
    textLanguage: row.text_language === 'ar' ? 'ar' : 'en',
    inLibrary: row.in_library,
    aiEstimate: row.ai_estimate === null ? null : (JSON.parse(row.ai_estimate) as ReadingCost),
    pictureCount: row.picture_count,
    picturesSeen: row.pictures_seen,
    pictureTaking: row.picture_taking === null ? null : (JSON.parse(row.picture_taking) as StoredPictureTaking),
    aiUsage: row.ai_usage === null ? null : (JSON.parse(row.ai_usage) as AiUsage),
    review: row.review === null ? null : (JSON.parse(row.review) as Review),
    verdictRevision: row.verdict_revision,
    community: row.community === null ? null : (JSON.parse(row.community) as CommunityData),
    retailer: row.retailer === null ? null : (JSON.parse(row.retailer) as RetailerData),
    communityCoverKey: row.community_cover_key,
    retailerCoverKey: row.retailer_cover_key,
    turn: row.turn,
    requestId: row.request_id,
  }
}

export function toColumns(changes: EvaluationChanges): Updateable<EvaluationsTable> {
  const { failure, evaluator, reviewReasons, notices, edits, listed, outcome, review } = changes
  return withoutUndefined({
    status: changes.status,
    sha256: changes.sha256,
    duplicate_of: changes.duplicateOf,
    file_size: changes.fileSize,
    progress: changes.progress,
    stage: changes.stage,
    completed_at: changes.completedAt,
    spent_ms: changes.spentMs,
    cover_key: changes.coverKey,
    cover_version: changes.coverVersion,
    scoring_config_id: changes.scoringConfigId,
    scoring_config_version: changes.scoringConfigVersion,
    evaluator: evaluator && JSON.stringify(evaluator),
    needs_review: changes.needsReview,
    review_reasons: reviewReasons && JSON.stringify(reviewReasons),
    notices: notices && JSON.stringify(notices),
    unverified_quotes: changes.unverifiedQuotes,
    text_length: changes.textLength,
    edits: edits && JSON.stringify(edits),
    error_code: failure === null ? null : failure?.code,
    error_params: failure === null ? null : failure && JSON.stringify(failure.params),
    attempts: changes.attempts,
    starts: changes.starts,
    job_id: changes.jobId,
    claim: changes.claim,
    text_language: changes.textLanguage,
    in_library: changes.inLibrary,
    ai_estimate: changes.aiEstimate && JSON.stringify(changes.aiEstimate),
    picture_count: changes.pictureCount,
    pictures_seen: changes.picturesSeen,
    picture_taking: changes.pictureTaking && JSON.stringify(changes.pictureTaking),
    ai_usage: changes.aiUsage && JSON.stringify(changes.aiUsage),
    outcome: outcome && JSON.stringify(outcome),
    review: review && JSON.stringify(review),
    verdict_revision: changes.verdictRevision,
    community: changes.community && JSON.stringify(changes.community),
    retailer: changes.retailer && JSON.stringify(changes.retailer),
    community_cover_key: changes.communityCoverKey,
    retailer_cover_key: changes.retailerCoverKey,
    turn: changes.turn,
    uploader: changes.uploader,
    sources_due_at: changes.sourcesDueAt,
    listed_en: listed === null ? null : listed?.en,
    listed_ar: listed === null ? null : listed?.ar,
    ...(listed === undefined ? {} : factColumns(listed?.en ?? null)),
    search_text: changes.searchText,
  })
}

function withoutUndefined<T extends object>(columns: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
