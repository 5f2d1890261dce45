import { useState } from 'react'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Result } from '../../../contract/result.ts'
import type { Verdict } from '../../../contract/verdict.ts'
import type { ReviewDraft } from './review-draft.ts'
import { useTakenReading } from './use-taken-reading.ts'

/** Years. */
export const OLDEST_READER = 21

/**
 * Verdict, age and reason as they stand in the form: what a person chose, and where nothing was chosen the reading that was
 * taken, or what holds. So a verdict that changes meanwhile takes nothing away that somebody wrote, and leaves nothing
 * standing that nobody did.
 */
export function useReviewFields(evaluation: Evaluation, engine: Result, draft: ReviewDraft | undefined) {
  const { review, verdictRevision: revision = 0 } = evaluation
  const { reading, isSure } = useTakenReading(evaluation, draft)
  const [chosen, setChosen] = useState<{ verdict?: Verdict; age?: string }>({})
  const [reason, setReason] = useState('')
  const [taken, setTaken] = useState(draft)
  const [begunAt, setBegunAt] = useState(revision)
  if (draft !== taken) {
    setTaken(draft)
    setChosen({})
  }
  const begun = draft !== undefined || Object.keys(chosen).length > 0 || reason.trim() !== ''
  if (!begun && begunAt !== revision) setBegunAt(revision)
  const begins = reading ?? review ?? { verdict: engine.final_verdict, recommended_age: engine.recommended_age }
  const { verdict = begins.verdict, age = yearsOf(begins.recommended_age) } = chosen
  const isAsTaken = isSure && verdict === reading?.verdict && age === yearsOf(reading.recommended_age)
  return {
    verdict,
    /** As it is written: anything, until the field is left. */
    age,
    reason,
    /** Whose reading verdict and age are, where they are one's. */
    asTaken: isAsTaken ? draft?.from : undefined,
    /** The book came to another verdict since something was first written here. */
    isChanged: begun && begunAt !== revision,
    setVerdict: (next: Verdict) => setChosen({ ...chosen, verdict: next }),
    setAge: (next: string) => setChosen({ ...chosen, age: next }),
    leaveAge: () => chosen.age !== undefined && setChosen({ ...chosen, age: possibleAge(chosen.age) }),
    setReason,
    beginAnew() {
      setChosen({})
      setReason('')
    },
  }
}

/** @example possibleAge('7.6') // '8' */
const possibleAge = (age: string): string => String(Math.min(OLDEST_READER, Math.max(0, Math.round(Number(age) || 0))))

/** @example yearsOf('8+') // '8' */
const yearsOf = (age: string): string => String(Number.parseInt(age, 10))
