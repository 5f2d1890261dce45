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
