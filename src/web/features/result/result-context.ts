import { createContext, useContext } from 'react'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { ComposedTexts, Result } from '../../../contract/result.ts'
import type { Verdict } from '../../../contract/verdict.ts'
import type { ReviewDraft } from '../review/review-draft.ts'

export type ShownResult = {
  evaluation: Evaluation
  result: Result
  /** The composed texts in the reader's language. */
  texts: ComposedTexts
  verdict: Verdict
  openEvidence: (name: string, refs: readonly EvidenceRef[], reasons?: readonly string[]) => void
  /** Opens the text at the place; undefined where the reader may not have the text. */
  showInText: ((ref: EvidenceRef) => void) | undefined
  openTab: (tab: string) => void
  /** Opens the review with the verdict and the age of a reading; undefined where the form stands by itself. */
  takeVerdict: ((draft: ReviewDraft) => void) | undefined
}

export const ResultContext = createContext<ShownResult | undefined>(undefined)

export function useResult(): ShownResult {
  const shown = useContext(ResultContext)
  if (!shown) throw new Error('useResult is only for parts of a result')
  return shown
}
