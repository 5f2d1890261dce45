import * as z from 'zod/mini'
import { findingCategorySchema } from './assessment.ts'
import { pictureBoxSchema } from './pictures.ts'
import { MAX_REVIEWER_CHARACTERS } from './review.ts'

export const MAX_NOTE_CHARACTERS = 500

/** Where a model saw what it objects to. It is shown the picture, and words it in its own way: that is never a quote. */
export const pictureEvidenceSchema = z.object({
  kind: z.literal('picture'),
  page: z.int(),
  box: z.optional(pictureBoxSchema),
  caption: z.string(),
})

/** What somebody objects to in a picture, on the scale of findings in the text. */
export const pictureObjectionSchema = z.object({
  category: findingCategorySchema,
  /** 1 mild to 4 extreme. */
  level: z.int().check(z.minimum(1), z.maximum(4)),
  note: z.string().check(z.trim(), z.maxLength(MAX_NOTE_CHARACTERS)),
})
export type PictureObjection = z.infer<typeof pictureObjectionSchema>

/** What a language model found in a picture it was shown. */
export const modelLookSchema = z.object({
  /** Everything it objects to, the gravest first. */
  findings: z.array(
    z.object({
      category: findingCategorySchema,
      level: pictureObjectionSchema.shape.level,
      evidence: pictureEvidenceSchema,
    }),
  ),
  /** Words in the picture tell whoever judges the book what to find: the picture does not count as seen. */
  instructs: z.boolean(),
})
export type ModelLook = z.infer<typeof modelLookSchema>

/** Somebody has seen a picture: with nothing to object, or with an objection. A later mark, above all a person's, replaces it. */
export const pictureMarkSchema = z.object({
  /** Number of the picture. */
  picture: z.int(),
  objection: z.nullable(pictureObjectionSchema),
  /** A person's name; of a model's look the name of the model. */
  reviewer: z.string(),
  at: z.string(),
  /** Present where a model looked and no person has. */
  model: z.optional(modelLookSchema),
})
export type PictureMark = z.infer<typeof pictureMarkSchema>

/** What `POST /api/evaluations/{id}/picture-marks` takes. A later mark of a picture holds in place of an earlier one. */
export const markPicturesSchema = z.object({
  marks: z
    .array(z.pick(pictureMarkSchema, { picture: true, objection: true }))
    .check(z.minLength(1), z.maxLength(1000)),
  performedBy: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REVIEWER_CHARACTERS)),
})
export type MarkPictures = z.infer<typeof markPicturesSchema>

/** What `DELETE` takes: the marks of these pictures are taken back, and nobody has seen them. */
export const unmarkPicturesSchema = z.object({
  pictures: z.array(z.int()).check(z.minLength(1), z.maxLength(1000)),
  performedBy: markPicturesSchema.shape.performedBy,
})
export type UnmarkPictures = z.infer<typeof unmarkPicturesSchema>

type Weighed = Pick<PictureObjection, 'category' | 'level'>
type Told = Pick<PictureMark, 'objection' | 'model'>

/** What is known of the pictures when a book is judged. */
export type SeenPictures = {
  /** A person or a model has seen every one that was taken out of the book. */
  all: boolean
  /** All were seen by people: a book of few words is then known as well as it can be. */
  byPeople: boolean
  objections: readonly Weighed[]
  /** Pictures people object to. */
  objected: number
  /** Pictures a model objects to that no person has seen. */
  foundByModel: number
  /** Pictures with words for whoever judges the book. */
  instructing: number
}

/** Everything that is objected to in a picture. */
export function objectionsIn({ objection, model }: Told): Weighed[] {
  return model ? model.findings : objection === null ? [] : [objection]
}

/** How many pictures somebody has seen. Words for the judge may have misled a model: it has not seen that picture. */
export function countSeen(marks: readonly Told[]): number {
  return marks.filter(({ model }) => model?.instructs !== true).length
}

export function seenPictures(count: number, marks: readonly Told[]): SeenPictures {
  return {
    all: count > 0 && countSeen(marks) >= count,
    byPeople: count > 0 && marks.filter(({ model }) => model === undefined).length >= count,
    objections: marks.flatMap(objectionsIn),
    objected: marks.filter(({ objection, model }) => objection !== null && model === undefined).length,
    foundByModel: marks.filter(({ model }) => (model?.findings.length ?? 0) > 0).length,
    instructing: marks.length - countSeen(marks),
  }
}

/** Whether pictures tell a book that nobody has looked at: its verdict is that of the text alone. A person's decision is theirs. */
export function isTextOnly(evaluation: { reviewReasons?: readonly string[] | undefined; review?: unknown }): boolean {
  return !evaluation.review && evaluation.reviewReasons?.includes('pictures_unseen') === true
}
