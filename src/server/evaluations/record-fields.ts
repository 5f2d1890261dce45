import { errorMessage } from '../../contract/error-messages.ts'
import type { Evaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import { noticeSentence } from '../../contract/notices.ts'
import type { PictureTaking } from '../../contract/picture-taking.ts'
import { routeUrl } from '../../contract/routes.ts'
import type { CommunityData, RetailerData } from '../../contract/sources.ts'
import type { StoredEvaluation, StoredPictureTaking } from './stored-evaluation.ts'

/** The fields the list and the whole record share. */
export type RecordFields = Omit<
  Evaluation,
  'result' | 'nmcAssessment' | 'extractedText' | 'extractedTextLength' | 'pageKind' | 'pages'
>

/** @param language of the warnings and of the error's sentence */
export function recordFields(stored: StoredEvaluation, language: Language): RecordFields {
  return {
    id: stored.id,
    filename: stored.filename,
    fileSize: stored.fileSize,
    status: stored.status,
    progress: stored.progress,
    stage: stored.stage,
    isOCR: stored.isOCR,
    createdAt: stored.createdAt.toISOString(),
    completedAt: stored.completedAt?.toISOString() ?? null,
    processingMs: stored.status === 'completed' ? Math.round(stored.spentMs) : null,
    coverImage:
      stored.coverKey === null ? null : `${routeUrl('cover', { id: stored.id })}?v=${String(stored.coverVersion)}`,
    ...(stored.pictureCount === null
      ? {}
      : { pictureCount: stored.pictureCount, picturesSeen: stored.picturesSeen ?? 0 }),
    ...(stored.pictureTaking === null ? {} : { pictureTaking: told(stored.pictureTaking, language) }),
    scoringConfigId: stored.scoringConfigId,
    scoringConfigVersion: stored.scoringConfigVersion,
    evaluator: stored.evaluator,
    ...(stored.aiUsage === null ? {} : { aiUsage: stored.aiUsage }),
    ...(stored.aiEstimate === null ? {} : { aiEstimate: stored.aiEstimate }),
    needsReview: stored.needsReview,
    reviewReasons: stored.reviewReasons,
    warnings: stored.notices.map((notice) => noticeSentence(notice, language)),
    duplicateOf: stored.duplicateOf,
    unverifiedQuotes: stored.unverifiedQuotes,
    review: stored.review,
    verdictRevision: stored.verdictRevision,
    ...(stored.community === null ? {} : { openLibraryData: withCover(stored.community, 'community', stored) }),
    ...(stored.retailer === null ? {} : { retailerData: withCover(stored.retailer, 'retailer', stored) }),
    ...failureFields(stored, language),
  }
}

function told(taking: StoredPictureTaking, language: Language): PictureTaking {
  if (taking.status === 'waiting') return { status: 'waiting' }
  const { code, params } = taking
  return { status: 'failed', error: errorMessage(code, params, language), errorCode: code }
}

/** Covers of others are kept here: a browser never asks anybody else for a picture. */
function withCover<Data extends CommunityData | RetailerData>(
  data: Data,
  source: 'community' | 'retailer',
  stored: StoredEvaluation,
): Data {
  const key = source === 'community' ? stored.communityCoverKey : stored.retailerCoverKey
  return key === null ? data : { ...data, coverImageUrl: routeUrl('sourceCover', { id: stored.id, source }) }
}

function failureFields(stored: StoredEvaluation, language: Language): { error?: string; errorCode?: string } {
  if (stored.failure === null) return {}
  const { code, params } = stored.failure
  return { error: errorMessage(code, params, language), errorCode: code }
}
