import * as z from 'zod/mini'
import { genreSchema } from './genres.ts'
import { localizedSchema } from './languages.ts'

const lines = z.array(localizedSchema)
const titled = z.array(z.object({ title: localizedSchema, description: localizedSchema }))

/**
 * Texts a model wrote about a book, each in both languages, without quotations and without any verdict, rating or age:
 * those come from the scorer and may change when the rules do.
 */
export const modelTextsSchema = z.object({
  /** What the book tells and how, two to four sentences. */
  summary: z.optional(localizedSchema),
  lessons: lines,
  teachingMethods: titled,
  activities: titled,
  beforeReading: lines,
  afterReading: lines,
  /** What kind of book it is, the surest first. */
  genres: z.optional(z.array(genreSchema)),
  plot: z.optional(localizedSchema),
  characters: z.optional(localizedSchema),
  pacing: z.optional(localizedSchema),
  pedagogy: z.optional(localizedSchema),
})
export type ModelTexts = z.infer<typeof modelTextsSchema>
