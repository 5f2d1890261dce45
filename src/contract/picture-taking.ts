import * as z from 'zod/mini'

/** Of a judged book whose pictures are unknown: they are being taken out of its file, or why that did not work. */
export const pictureTakingSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('waiting') }),
  z.object({ status: z.literal('failed'), error: z.string(), errorCode: z.string() }),
])
export type PictureTaking = z.infer<typeof pictureTakingSchema>

/** `GET /api/picture-takings`: the judged books of the library whose pictures are unknown. */
export const pictureTakingsSchema = z.object({
  unknown: z.int(),
  /** Books somebody asked for that are still to be done, and those whose pictures could not be had. */
  waiting: z.int(),
  failed: z.int(),
})
export type PictureTakings = z.infer<typeof pictureTakingsSchema>

/** What `POST` takes: one book; without an id all books of the library whose pictures are unknown. */
export const takePicturesSchema = z.object({
  evaluationId: z.optional(z.uuid()),
  performedBy: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
})
export type TakePictures = z.infer<typeof takePicturesSchema>
