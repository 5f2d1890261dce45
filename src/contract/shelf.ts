import * as z from 'zod/mini'
import { themeSchema } from './assessment.ts'
import { fitAnswerSchema } from './fit.ts'
import { detectedLanguageSchema } from './languages.ts'
import { profileKindSchema, signSchema } from './reader-profile.ts'

/** So many books stand on one page of a shelf, and in one page of its feeds. */
export const SHELF_PAGE = 24

/** What a shelf holds: books that are read alone, and books that are read together. Whatever waits or is refused is never on it. */
export const SHELF_ANSWERS = ['alone', 'together'] as const
export const shelfAnswerSchema = z.enum(SHELF_ANSWERS)
export type ShelfAnswer = z.infer<typeof shelfAnswerSchema>

/** How a text lies beside what somebody reads: easier, as they read, or a little harder. Stars tell it: one, two, three. */
export const shelfStarsSchema = z.literal([1, 2, 3])
export type ShelfStars = z.infer<typeof shelfStarsSchema>

/** A book as it stands on a shelf: what a child may know of it, and nothing of its judgement. */
export const shelfBookSchema = z.object({
  book: z.string(),
  title: z.string(),
  author: z.string(),
  language: detectedLanguageSchema,
  hasCover: z.boolean(),
  answer: shelfAnswerSchema,
  stars: shelfStarsSchema,
  /** Reading time. */
  minutes: z.number(),
  /** The heaviest first. */
  themes: z.array(themeSchema),
})
export type ShelfBook = z.infer<typeof shelfBookSchema>

/** Whose shelf it is. */
export const shelfOwnerSchema = z.object({ kind: profileKindSchema, name: z.string(), sign: signSchema })

/** One page of a shelf. */
export const shelfPageSchema = z.object({
  owner: shelfOwnerSchema,
  /** Of the whole shelf, or of what was looked for. */
  count: z.int(),
  /** From 1. */
  page: z.int(),
  pages: z.int(),
  books: z.array(shelfBookSchema),
})
export type ShelfPage = z.infer<typeof shelfPageSchema>

/** One book of a shelf, and what could come after it: a little harder, about something else. */
export const shelfDetailSchema = z.object({
  owner: shelfOwnerSchema,
  book: shelfBookSchema,
  next: z.array(shelfBookSchema),
})
export type ShelfDetail = z.infer<typeof shelfDetailSchema>

/** The secret address of a shelf, told once when it is made. */
export const newShelfAddressSchema = z.object({ token: z.string(), createdAt: z.string() })
export type NewShelfAddress = z.infer<typeof newShelfAddressSchema>

/** Whether a shelf has a secret address, and since when. */
export const shelfAddressSchema = z.object({ createdAt: z.nullable(z.string()) })
export type ShelfAddress = z.infer<typeof shelfAddressSchema>

/** The answers of a whole library for one profile, the book that fits best first. */
export const libraryFitsSchema = z.object({
  fits: z.array(z.object({ book: z.string(), answer: fitAnswerSchema })),
})
export type LibraryFits = z.infer<typeof libraryFitsSchema>
