import * as z from 'zod/mini'
import { findingCategorySchema } from './assessment.ts'
import { MAX_REVIEWER_CHARACTERS } from './review.ts'

export const MAX_NOTE_CHARACTERS = 500

/** What a person objects to in a picture, on the scale of findings in the text. */
export const pictureObjectionSchema = z.object({
  category: findingCategorySchema,
  /** 1 mild to 4 extreme. */
  level: z.int().check(z.minimum(1), z.maximum(4)),
  note: z.string().check(z.trim(), z.maxLength(MAX_NOTE_CHARACTERS)),
})
export type PictureObjection = z.infer<typeof pictureObjectionSchema>

/** A person has seen a picture: with nothing to object, or with an objection. */
export const pictureMarkSchema = z.object({
  /** Number of the picture. */
  picture: z.int(),
  objection: z.nullable(pictureObjectionSchema),
  reviewer: z.string(),
  at: z.string(),
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

/** What is known of the pictures when a book is judged. */
export type SeenPictures = {
  /** A person has seen every one that was taken out of the book. */
  all: boolean
  objections: readonly Pick<PictureObjection, 'category' | 'level'>[]
}

export function seenPictures(count: number, marks: readonly Pick<PictureMark, 'objection'>[]): SeenPictures {
  return { all: count > 0 && marks.length >= count, objections: marks.flatMap(({ objection }) => objection ?? []) }
}

/** Whether pictures tell a book that nobody has looked at: its verdict is that of the text alone. A person's decision is theirs. */
export function isTextOnly(evaluation: { reviewReasons?: readonly string[] | undefined; review?: unknown }): boolean {
  return !evaluation.review && evaluation.reviewReasons?.includes('pictures_unseen') === true
}
