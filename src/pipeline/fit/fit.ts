import { FIT_ANSWERS, stricterAnswer, type Fit, type FitAnswer } from '../../contract/fit.ts'
import { THEME_NAMES } from '../../contract/theme-names.ts'
import type { FitBook } from './fit-book.ts'
import { fitWords } from './fit-words.ts'
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

const SHOWN_QUOTES = 3

/**
 * Whether a book is one for this reader: to read alone, to read together, to wait for, or not for them. A pure function beside
 * the scorer, which it never contradicts: each ground sets the freest answer it leaves, and the strictest holds. A no beats a yes, and
 * a yes only makes a reading together of a waiting that neither the age bands nor a reviewer asks for.
 *
 * @example fit({ book, bookId, reader, profile }).answer // 'together'
 */
export function fit({ book, bookId, reader, profile }: FitInput): Fit {
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
    reasons: grounds.toSorted(strictestFirst).map((ground) => ({
      code: ground.code,
      answer: ground.answer,
      until: ground.until ?? null,
      text: fitWords(ground),
      evidence: ground.evidence.slice(0, SHOWN_QUOTES),
    })),
    wished: profile.wished.flatMap((theme) =>
      (book?.themes ?? [])
        .filter((told) => told.theme === theme)
        .map(({ evidence }) => ({ theme, text: THEME_NAMES[theme], evidence: evidence.slice(0, SHOWN_QUOTES) })),
    ),
  }
}

function strictestFirst(a: Ground, b: Ground): number {
  return FIT_ANSWERS.indexOf(b.answer) - FIT_ANSWERS.indexOf(a.answer) || (b.until ?? 0) - (a.until ?? 0)
}
