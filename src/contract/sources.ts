import * as z from 'zod/mini'

const sourceStatusSchema = z.enum(['ok', 'not_found', 'unavailable'])

/** What readers say elsewhere. Shown only when status is ok. */
export const communityDataSchema = z.object({
  status: sourceStatusSchema,
  rating: z.optional(z.number()),
  ratingsCount: z.optional(z.int()),
  reviewsCount: z.optional(z.int()),
  publishedYear: z.optional(z.int()),
  genres: z.optional(z.array(z.string())),
  /** How many readers keep the book on which shelf. */
  shelves: z.optional(z.object({ wantToRead: z.int(), reading: z.int(), read: z.int() })),
  editions: z.optional(z.int()),
  matchConfidence: z.optional(z.number()),
  isbn: z.optional(z.string()),
  coverImageUrl: z.optional(z.string()),
  url: z.optional(z.string()),
  reviews: z.optional(
    z.array(
      z.object({
        author: z.string(),
        rating: z.optional(z.number()),
        text: z.string(),
        date: z.optional(z.string()),
        numOfLikes: z.optional(z.int()),
      }),
    ),
  ),
})
export type CommunityData = z.infer<typeof communityDataSchema>

/** The age a publisher or shop gives, to cross-check ours. */
export const retailerDataSchema = z.object({
  status: sourceStatusSchema,
  targetAge: z.optional(z.string()),
  url: z.optional(z.string()),
  format: z.optional(z.string()),
  matchQuality: z.optional(z.enum(['high', 'medium', 'low'])),
  matchMethod: z.optional(z.enum(['isbn', 'title_author', 'title_only', 'other'])),
  /** percent */
  matchConfidence: z.optional(z.number()),
  authorMatch: z.optional(z.boolean()),
  publisherMatch: z.optional(z.boolean()),
  ageConsensus: z.optional(z.string()),
  editionsCompared: z.optional(z.int()),
  coverImageUrl: z.optional(z.string()),
})
export type RetailerData = z.infer<typeof retailerDataSchema>

export const REJECT_REASONS = ['no_identity', 'bad_isbn', 'bad_age_range'] as const
/** Why a record of a feed, or a statement in one, could not be used. */
export type RejectReason = (typeof REJECT_REASONS)[number]

/** One feed of a publisher, as far as it was indexed. */
export const feedSchema = z.object({
  /** below the folder of feeds */
  path: z.string(),
  /** bytes */
  size: z.number(),
  modifiedAt: z.string(),
  state: z.enum(['indexing', 'indexed', 'failed']),
  products: z.int(),
  withAge: z.int(),
  rejected: z.int(),
  /** Why it was not read to its end: broken_xml, old_version, not_onix, or the code of a fault of the file. */
  error: z.nullable(z.string()),
  indexedAt: z.nullable(z.string()),
  durationMs: z.nullable(z.int()),
  /** The first of the rejected records. */
  rejects: z.array(z.object({ recordReference: z.string(), reason: z.enum(REJECT_REASONS), detail: z.string() })),
})

/** `GET /api/sources` */
export const sourcesSchema = z.object({
  openLibrary: z.boolean(),
  onix: z.boolean(),
  /** Books nobody was asked about yet. */
  waiting: z.int(),
  feeds: z.array(feedSchema),
})
export type SourcesState = z.infer<typeof sourcesSchema>
