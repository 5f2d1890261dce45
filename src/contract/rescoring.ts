import * as z from 'zod/mini'
import { OUTCOME_PARTS, outcomeSchema } from './outcome.ts'
import { verdictSchema } from './verdict.ts'

/** What a configuration would change about one book. */
export const previewItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  before: outcomeSchema,
  after: outcomeSchema,
  changes: z.array(z.enum(OUTCOME_PARTS)),
  /** A person has decided about this book; whatever the rules say, that holds. */
  reviewed: z.boolean(),
  /** Criteria this book was never read for; until it is read again they are left out. */
  unread: z.array(z.string()),
})
export type PreviewItem = z.infer<typeof previewItemSchema>

/** The answer of `POST /api/scoring-configs/preview`: what the whole library would come to under other rules. */
export const previewSchema = z.object({
  /** Judged books, all of them compared. */
  books: z.int(),
  /** Books whose verdict, age or system rating would change, those a person has decided about left out. */
  changed: z.int(),
  /** So many more would change had no person decided about them. */
  kept: z.int(),
  /** Books that must be read again before the rules apply to them in full. */
  mustBeRead: z.int(),
  verdicts: z.array(z.object({ verdict: verdictSchema, before: z.int(), after: z.int() })),
  /** Moves from one verdict to another, the most frequent first. */
  moves: z.array(z.object({ from: verdictSchema, to: verdictSchema, count: z.int() })),
  ages: z.object({ older: z.int(), younger: z.int() }),
  /** Books whose rating in each of the four systems would change. */
  ratings: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  /** Changed verdicts first, then ages, then ratings, then books to be read again; newest first among equals. */
  items: z.array(previewItemSchema),
  /** `?offset=` of the next items, or null. */
  next: z.nullable(z.int()),
})
export type Preview = z.infer<typeof previewSchema>

export const RESCORING_STATUSES = ['running', 'completed', 'cancelled'] as const

/** A whole library being judged again by another version of the rules. */
export const rescoringSchema = z.object({
  id: z.string(),
  status: z.enum(RESCORING_STATUSES),
  scoringConfigId: z.string(),
  scoringConfigVersion: z.string(),
  /** Books to judge again, and how many are done. */
  total: z.int(),
  done: z.int(),
  /** Books found to need a new reading, and how many have been read. */
  toRead: z.int(),
  read: z.int(),
  /** Books whose verdict, age or rating came out otherwise. */
  changed: z.int(),
  /** Books that could not be judged again and keep their verdict. */
  failed: z.int(),
  /** 0-100 */
  percent: z.int(),
  performedBy: z.string(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
})
export type Rescoring = z.infer<typeof rescoringSchema>

/** Every reading is one more step, so the figure never falls while books to read are still being found. */
export function rescoringPercent({ total, done, toRead, read }: Pick<Rescoring, 'total' | 'done' | 'toRead' | 'read'>) {
  const steps = total + toRead
  return steps === 0 ? 100 : Math.floor((100 * Math.min(steps, done + read)) / steps)
}
