import * as z from 'zod/mini'

/** Where on its page a picture stands: shares of the page, 0-1, from its upper left corner. */
export const pictureBoxSchema = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
export type PictureBox = z.infer<typeof pictureBoxSchema>

/** A picture of a book, in its order. */
export const bookPictureSchema = z.object({
  number: z.int().check(z.minimum(1)),
  /** The page, section or part it stands on. */
  page: z.int().check(z.minimum(1)),
  /** Known of books with laid-out pages. */
  box: z.optional(pictureBoxSchema),
  /** Pixels of the picture in the book, or of its page as it was drawn. */
  width: z.int(),
  height: z.int(),
  /** A perceptual hash of 64 bits (differences of neighbours), 16 hexadecimal digits: like pictures have like hashes. */
  hash: z.string(),
  /** 0-1: how much the embedded look takes it for nakedness. Absent where it did not look; a low number clears nothing. */
  nudity: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
})
export type BookPicture = z.infer<typeof bookPictureSchema>

/** From here on a picture is shown first. What that comes to is measured (docs/performance.md). */
const DOUBTFUL = 0.3

/** Whether the embedded look asks a person to look at a picture before the others. */
export function isDoubtful({ nudity = 0 }: Pick<BookPicture, 'nudity'>): boolean {
  return nudity >= DOUBTFUL
}

/** `GET /api/evaluate/{id}/pictures`: the pictures and where in the file of all thumbnails each one lies, in bytes. */
export const bookPicturesSchema = z.object({
  pictures: z.array(z.object({ ...bookPictureSchema.shape, offset: z.int(), length: z.int() })),
  /** More were found than are kept. */
  more: z.int(),
})
export type BookPictures = z.infer<typeof bookPicturesSchema>
export type KeptPicture = BookPictures['pictures'][number]
