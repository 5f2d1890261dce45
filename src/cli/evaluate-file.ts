import { basename } from 'node:path'
import type { AiUsage } from '../contract/ai-usage.ts'
import type { DeepAnalysis } from '../contract/deep-analysis.ts'
import { MizanError } from '../contract/errors.ts'
import type { Evaluation, Stage } from '../contract/evaluation.ts'
import type { Language } from '../contract/languages.ts'
import { noticeSentence } from '../contract/notices.ts'
import { countSeen, seenPictures } from '../contract/picture-marks.ts'
import type { ReadingCost } from '../contract/reading-cost.ts'
import type { ScoringConfigInput } from '../contract/scoring-config.ts'
import { composeDeepAnalysis } from '../pipeline/compose/compose-deep-analysis.ts'
import { createMemoryJournal, type CallEntry } from '../pipeline/assess/llm/calls/call-journal.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { acceptedSize } from './accepted-size.ts'
import { failed, unjudged } from './unjudged.ts'

export type EvaluateFileOptions = {
  pipeline: Pipeline
  rules: ScoringConfigInput
  language: Language
  /** Whether the record also carries the deep analysis, in `language`. */
  deep?: boolean
  onStage?: (stage: Stage) => void
  /** Told what a model's reading will take, before it begins; not called where none reads. */
  onEstimate?: (estimate: ReadingCost) => void
}

/** The record `GET /api/evaluate/{id}` gives, with the answer of `POST /api/deep-analyze` beside it when asked for. */
export type EvaluatedFile = Evaluation & { deepAnalysis?: DeepAnalysis }

/** Judges one file without server or database. A failure is a record with status failed, never a throw. */
export async function evaluateFile(path: string, options: EvaluateFileOptions): Promise<EvaluatedFile> {
  const { pipeline, rules, language, deep = false, onStage, onEstimate } = options
  const started = performance.now()
  const filename = basename(path)
  const record = unjudged(filename, { scoringConfigVersion: rules.version, evaluator: pipeline.evaluator })
  const calls = createMemoryJournal()
  try {
    record.fileSize = await acceptedSize(path, filename)
    onStage?.('extracting')
    const { book, pictures } = await pipeline.extract(
      { paths: [path], filename, kind: record.isOCR ? 'images' : 'document' },
      { calls },
    )
    const aiEstimate = pipeline.estimate(book, { pictures: pictures.length })
    if (aiEstimate !== null) {
      record.aiEstimate = aiEstimate
      onEstimate?.(aiEstimate)
    }
    const assessment = await pipeline.assess(book, rules, { calls, ...(onStage && { onStage }) })
    onStage?.('report')
    const sight = await pipeline.look(pictures, { calls })
    if (sight?.fault) console.error(`${filename}: ${sight.fault.sentence(language)}`)
    const marks = sight?.marks ?? []
    const { judgement, result, nmcAssessment } = pipeline.judge({
      book,
      filename,
      assessment,
      rules,
      pictures: seenPictures(pictures.length, marks),
    })
    const composed = { book, filename, assessment, judgement, result }
    return {
      ...record,
      status: 'completed',
      progress: 100,
      completedAt: new Date().toISOString(),
      processingMs: Math.round(performance.now() - started),
      needsReview: judgement.needsReview,
      reviewReasons: judgement.reviewReasons,
      warnings: judgement.notices.map((notice) => noticeSentence(notice, language)),
      unverifiedQuotes: assessment.unverifiedQuotes,
      evaluator: assessment.evaluator,
      ...usageIn(calls.entries),
      result,
      nmcAssessment,
      ...(deep ? { deepAnalysis: composeDeepAnalysis(composed, language) } : {}),
      extractedText: book.text,
      extractedTextLength: book.text.length,
      pageKind: book.pageKind,
      pages: book.pages,
      pictureCount: pictures.length,
      picturesSeen: countSeen(marks),
      ...(marks.length === 0 ? {} : { pictureMarks: marks }),
    }
  } catch (error) {
    const known = error instanceof MizanError ? error : new MizanError('internal', {}, { cause: error })
    // An error nobody foresaw is a fault of ours: whoever runs the command must be able to report it.
    if (known.code === 'internal') console.error(error)
    return { ...failed(record, known.sentence(language), known.code), ...usageIn(calls.entries) }
  }
}

/** What a model was paid; nothing where none was asked. */
function usageIn(entries: readonly CallEntry[]): { aiUsage?: AiUsage } {
  if (entries.length === 0) return {}
  const paid = entries.filter(({ outcome }) => outcome !== 'reused')
  const sum = (of: (entry: CallEntry) => number): number => paid.reduce((total, entry) => total + of(entry), 0)
  return {
    aiUsage: {
      calls: paid.length,
      reusedCalls: entries.length - paid.length,
      inputTokens: sum(({ inputTokens }) => inputTokens),
      outputTokens: sum(({ outputTokens }) => outputTokens),
      costUsd: paid.some(({ costUsd }) => costUsd === null) ? null : sum(({ costUsd }) => costUsd ?? 0),
    },
  }
}
