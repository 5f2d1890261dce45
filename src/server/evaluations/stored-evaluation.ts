import type { AiUsage } from '../../contract/ai-usage.ts'
import type { ReadingCost } from '../../contract/reading-cost.ts'
import type { Evaluator } from '../../contract/assessment.ts'
import type { ErrorCode, ErrorParams } from '../../contract/error-codes.ts'
import type { EvaluationStatus, Stage } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import type { Notice, NoticeCode } from '../../contract/notices.ts'
import type { Review } from '../../contract/review.ts'
import type { CommunityData, RetailerData } from '../../contract/sources.ts'

/** What a person corrected of a result. */
export type ResultEdits = { title?: string; author?: string; publisher?: string }

/** The pictures are to be taken out of the book's file, or could not be; null where nobody asked, or it is done. */
export type StoredPictureTaking =
  | { status: 'waiting'; performedBy: string }
  | { status: 'failed'; code: ErrorCode; params: ErrorParams }

/** One evaluation as the database keeps it, without the book's text and without its result. */
export type StoredEvaluation = {
  id: string
  filename: string
  /** bytes */
  fileSize: number
  sha256: string
  isOCR: boolean
  status: EvaluationStatus
  /** 0-100 */
  progress: number
  stage: Stage | null
  createdAt: Date
  completedAt: Date | null
  spentMs: number
  coverKey: string | null
  coverVersion: number
  /** null where nobody looked for them. */
  pictureCount: number | null
  /** How many of them a person has seen; null where nobody looked. */
  picturesSeen: number | null
  pictureTaking: StoredPictureTaking | null
  scoringConfigId: string | null
  scoringConfigVersion: string | null
  evaluator: Evaluator | null
  needsReview: boolean
  reviewReasons: NoticeCode[]
  notices: Notice[]
  duplicateOf: string | null
  unverifiedQuotes: number
  textLength: number
  edits: ResultEdits
  failure: { code: ErrorCode; params: ErrorParams } | null
  attempts: number
  starts: number
  jobId: string | null
  /** The attempt that works on it, or did last. */
  claim: string | null
  cancelTokenHash: string
  textLanguage: Language
  /** false for a deep analysis nobody has added to the library. */
  inLibrary: boolean
  /** null where no model was asked. */
  aiUsage: AiUsage | null
  aiEstimate: ReadingCost | null
  /** A person's decision, which holds over the engine's verdict. */
  review: Review | null
  /** Counts every change of verdict. */
  verdictRevision: number
  /** What readers say elsewhere; null where nobody was asked. */
  community: CommunityData | null
  /** The age a publisher or shop gives; null where nobody was asked. */
  retailer: RetailerData | null
  communityCoverKey: string | null
  retailerCoverKey: string | null
  /** Waiting books are taken by turn, then by arrival. */
  turn: number
  /** Of the request that brought it; null of books from before and of those that came without one. */
  requestId: string | null
}
