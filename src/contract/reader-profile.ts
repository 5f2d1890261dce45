import * as z from 'zod/mini'
import { themeSchema } from './assessment.ts'
import { languageSchema } from './languages.ts'
import { NMC_CATEGORIES } from './nmc.ts'

export const MAX_PROFILE_NAME_CHARACTERS = 60
export const MAX_DECISION_REASON_CHARACTERS = 500
/** Books that a reader read with ease, to tell how hard others are. */
export const MAX_EASY_BOOKS = 3
/** Of one library, and of one family. */
export const MAX_PROFILES = 200

/** Whom books are chosen for. */
export const PROFILE_KINDS = ['child', 'class', 'shelf'] as const
export const profileKindSchema = z.enum(PROFILE_KINDS)
export type ProfileKind = z.infer<typeof profileKindSchema>

/** Signs to know a profile by, in the place of a photograph. */
export const PROFILE_SIGNS = [
  'bird',
  'turtle',
  'fish',
  'rabbit',
  'cat',
  'snail',
  'palm',
  'moon',
  'star',
  'boat',
  'flower',
  'rocket',
] as const
export const signSchema = z.enum(PROFILE_SIGNS)
export type ProfileSign = z.infer<typeof signSchema>

/** School grades: -1 and 0 are the two years of kindergarten (KG1, KG2). */
export const GRADES = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export const gradeSchema = z.int().check(z.minimum(-1), z.maximum(12))

/** The age at which a grade begins, in years. @example gradeAge(1) // 6 */
export function gradeAge(grade: number): number {
  return grade + 5
}

/** How well somebody reads in a language: as their age, as a grade, or as books that were read with ease show. */
export const readsLikeSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('age') }),
  z.strictObject({ by: z.literal('grade'), grade: gradeSchema }),
  z.strictObject({
    by: z.literal('books'),
    books: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_EASY_BOOKS)),
  }),
])
export type ReadsLike = z.infer<typeof readsLikeSchema>

/** How much something is minded: more than the judgement does, as it does, or so that it is read together and talked about. */
export const MINDS = ['stricter', 'as_judged', 'talk'] as const
export const mindSchema = z.enum(MINDS)
export type Mind = z.infer<typeof mindSchema>

const mindedCategories = z.partialRecord(z.enum(NMC_CATEGORIES), mindSchema)
const themes = z.array(themeSchema).check(z.maxLength(themeSchema.options.length))

const profileFields = {
  kind: profileKindSchema,
  /** A name or a nickname. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PROFILE_NAME_CHARACTERS)),
  sign: signSchema,
  /** One of the two; nobody's birthday is asked for. */
  birthYear: z.nullable(z.int().check(z.minimum(1900), z.maximum(2200))),
  grade: z.nullable(gradeSchema),
  languages: z
    .array(z.strictObject({ language: languageSchema, reads: readsLikeSchema }))
    .check(z.minLength(1), z.maxLength(languageSchema.options.length)),
  /** What is not named is minded as it is judged. */
  categories: mindedCategories,
  /** By the key of the criterion. */
  criteria: z
    .record(z.string().check(z.maxLength(200)), mindSchema)
    .check(z.refine((criteria) => Object.keys(criteria).length <= 100)),
  wished: themes,
  spared: themes,
}

/**
 * What `POST /api/profiles` and `PUT /api/profiles/{id}` take. Whatever else is sent is refused: a photograph or a birthday
 * is not even received.
 */
export const profileInputSchema = z.strictObject(profileFields).check(
  z.refine(({ birthYear, grade }) => (birthYear === null) !== (grade === null)),
  z.refine(({ languages }) => new Set(languages.map(({ language }) => language)).size === languages.length),
)
export type ProfileInput = z.infer<typeof profileInputSchema>

/** What `PUT /api/profiles/{id}/books/{book}` takes: yes or no for one book, and why. */
export const bookDecisionInputSchema = z.strictObject({
  allowed: z.boolean(),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_DECISION_REASON_CHARACTERS)),
})
export type BookDecisionInput = z.infer<typeof bookDecisionInputSchema>

export const bookDecisionSchema = z.object({
  /** The id of the evaluation. */
  book: z.string(),
  allowed: z.boolean(),
  reason: z.string(),
  at: z.string(),
})
export type BookDecision = z.infer<typeof bookDecisionSchema>

/** A child, a class or a shelf, as the library keeps it. */
export const readerProfileSchema = z.object({
  ...profileFields,
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  decisions: z.array(bookDecisionSchema),
})
export type ReaderProfile = z.infer<typeof readerProfileSchema>
