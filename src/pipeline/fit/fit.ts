import type { Fit } from '../../contract/fit.ts'
import { THEME_NAMES } from '../../contract/theme-names.ts'
import { answerFit, type FitInput } from './answer-fit.ts'
import { fitWords } from './fit-words.ts'

const SHOWN_QUOTES = 3

/**
 * Whether a book is one for this reader: to read alone, to read together, to wait for, or not for them. A pure function beside
 * the scorer, which it never contradicts: each ground sets the freest answer it leaves, and the strictest holds. A no beats a yes, and
 * a yes only makes a reading together of a waiting that neither the age bands nor a reviewer asks for.
 *
 * @example fit({ book, bookId, reader, profile }).answer // 'together'
 */
export function fit(input: FitInput): Fit {
  const { answer, until, grounds } = answerFit(input)
  return {
    answer,
    until,
    reasons: grounds.map((ground) => ({
      code: ground.code,
      answer: ground.answer,
      until: ground.until ?? null,
      text: fitWords(ground),
      evidence: ground.evidence.slice(0, SHOWN_QUOTES),
    })),
    wished: input.profile.wished.flatMap((theme) =>
      (input.book?.themes ?? [])
        .filter((told) => told.theme === theme)
        .map(({ evidence }) => ({ theme, text: THEME_NAMES[theme], evidence: evidence.slice(0, SHOWN_QUOTES) })),
    ),
  }
}
