import * as z from 'zod/mini'

/** Offsets of the telling words of a quote. */
export const focusSchema = z.object({ start: z.int().check(z.minimum(0)), end: z.int().check(z.minimum(0)) })

/**
 * A sentence of the book and where it stands. Offsets are UTF-16 code units into `extractedText`, so
 * `extractedText.slice(start, end) === quote` always holds; `page` is 1-based and of the book's `pageKind`.
 */
export const evidenceRefSchema = z.object({
  quote: z.string(),
  page: z.int().check(z.minimum(1)),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(0)),
  /** The words inside the quote that made it evidence, as offsets like `start` and `end`: a shorter cut must keep them. */
  focus: z.optional(focusSchema),
  /** The lexicon entry, pattern or prompt that fired, so that every point of a score can be traced. */
  rule: z.optional(z.string()),
})
export type EvidenceRef = z.infer<typeof evidenceRefSchema>
