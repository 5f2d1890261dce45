import { FIT_ANSWERS, stricterAnswer, type FitAnswer } from '../../contract/fit.ts'
import type { FitBook } from './fit-book.ts'
import { groundsOf, type FitProfile, type Ground } from './grounds.ts'
import type { Reader } from './reader.ts'

export type FitInput = {
  /** null of a book nobody has judged. */
  book: FitBook | null
  /** The id of the book, by which a yes and a no name it. */
  bookId: string
  reader: Reader
  profile: FitProfile
}

export type FitWithGrounds = {
  answer: FitAnswer
  /** The age to wait for, in years; null of other answers. */
  until: number | null
  /** The strictest first. */
  grounds: Ground[]
}

/** The answer and what led to it, without words: what a whole library is told apart by. */
export function answerFit({ book, bookId, reader, profile }: FitInput): FitWithGrounds {
  const decisions = profile.decisions.filter((decision) => decision.book === bookId)
  const yes = decisions.find(({ allowed }) => allowed)
  const found = groundsOf({ book, reader, profile, decisions })
  const isLifted = (ground: Ground): boolean => yes !== undefined && ground.answer === 'wait' && ground.yields === true
  const lifted = found.some(isLifted)
  const grounds: Ground[] = [
    ...found.filter((ground) => !isLifted(ground)),
    ...(yes !== undefined && lifted
      ? [{ code: 'said_yes', answer: 'together', decision: yes, evidence: [] } as const]
      : []),
  ]
  const answer = grounds.reduce<FitAnswer>((strictest, ground) => stricterAnswer(strictest, ground.answer), 'alone')
  const waits = grounds.flatMap((ground) => (ground.answer === 'wait' ? (ground.until ?? []) : []))
  return {
    answer,
    until: answer === 'wait' ? Math.max(...waits) : null,
    grounds: grounds.toSorted(strictestFirst),
  }
}

function strictestFirst(a: Ground, b: Ground): number {
  return FIT_ANSWERS.indexOf(b.answer) - FIT_ANSWERS.indexOf(a.answer) || (b.until ?? 0) - (a.until ?? 0)
}
