import * as z from 'zod/mini'
import { bookTextSchema } from '../../../contract/book-text.ts'
import { ERROR_CODES } from '../../../contract/error-codes.ts'
import { bookPictureSchema } from '../../../contract/pictures.ts'
import { MizanError } from '../../../contract/errors.ts'
import { readListSchema } from '../../../contract/wanted-book.ts'
import type { PhotographReading, RawPage, WantedPicture } from '../reader.ts'

/** A book as one document or as pictures of its pages; or a list of books. */
export type ReadingKind = 'document' | 'images' | 'list'

/** What the parent asks of a child: the files already lie in the child's own folder. */
export type ReadingOrder = {
  paths: [string, ...string[]]
  filename: string
  kind: ReadingKind
  /** A length, for a clock that is set means another moment to a parent and its child. */
  timeMs: number
  /** Whether the parent can have pictures of poor pages read. */
  secondReader: boolean
  /** A picture that is wanted large, and nothing else of the book. */
  picture?: WantedPicture
  /** What was read of its photographs before. */
  known: readonly PhotographReading[]
  /** Threads that may recognise pictures at once. */
  threads: number
  /** Whether the parent has the machine's own tesseract recognise them. */
  native: boolean
}

/** What will be asked before long: the child gets ready. */
export type Expectation = { expected: 'pictures' }

/** The parent's answer to a picture; null where nobody could read it in time. */
export type PictureAnswer = { id: number; page: { text: string; readable: number } | null }

/** What the machine's own tesseract printed; null where it failed. */
export type NativeAnswer = { id: number; printed: string | null }

const coverSchema = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
})

/** A thumbnail stays far below this. */
const MAX_THUMBNAIL_BYTES = 200 * 1024
const MOST_PICTURES = 400
const pictureSchema = z.object({
  ...bookPictureSchema.shape,
  hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  thumbnail: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length <= MAX_THUMBNAIL_BYTES),
})

const failureSchema = z.object({
  code: z.enum(ERROR_CODES),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** For the log only: what was thrown inside. */
  cause: z.string(),
})
type Failure = z.infer<typeof failureSchema>

/** A page as a JPEG stays far below this. */
const MAX_PICTURE_BYTES = 8 * 1024 * 1024

/** Pages as a reader found them; whatever else it notes of them is kept. */
const rawPageSchema = z.looseObject({
  text: z.string(),
  source: z.enum(['text', 'ocr']),
  confidence: z.optional(z.number()),
  unread: z.optional(z.boolean()),
})
const MAX_PGM_BYTES = 32 * 1024 * 1024
const MOST_LINES = 200

/** Bare grays behind a header of three numbers: nothing that a decoder could be led astray with. */
function isPgm(value: unknown): boolean {
  if (!(value instanceof Uint8Array) || value.length > MAX_PGM_BYTES) return false
  const header = /^P5\n(\d{1,5}) (\d{1,5})\n255\n/.exec(Buffer.from(value.subarray(0, 24)).toString('latin1'))
  return header !== null && value.length === header[0].length + Number(header[1]) * Number(header[2])
}

/** What a child answers. Checked on arrival: it has just opened a stranger's file. */
export const readingAnswerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), fraction: z.number() }),
  z.object({
    type: z.literal('photograph'),
    position: z.int(),
    total: z.int(),
    pages: z.array(z.custom<RawPage>((value) => rawPageSchema.safeParse(value).success)),
  }),
  z.object({
    type: z.literal('picture'),
    id: z.int(),
    jpeg: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length <= MAX_PICTURE_BYTES),
    timeMs: z.number(),
  }),
  z.object({
    type: z.literal('native'),
    id: z.int(),
    pictures: z.array(z.custom<Uint8Array>(isPgm)).check(z.maxLength(MOST_LINES)),
    mode: z.enum(['page', 'line', 'raw']),
    language: z.enum(['en', 'ar']),
    timeMs: z.number(),
  }),
  z.object({
    type: z.literal('book'),
    book: bookTextSchema,
    cover: z.nullable(coverSchema),
    pictures: z.array(pictureSchema).check(z.maxLength(MOST_PICTURES)),
    morePictures: z.int(),
  }),
  z.object({
    type: z.literal('large'),
    picture: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length <= MAX_PICTURE_BYTES),
  }),
  z.extend(readListSchema, { type: z.literal('list') }),
  z.object({ type: z.literal('failure'), failure: failureSchema }),
])
export type ReadingAnswer = z.infer<typeof readingAnswerSchema>

/** Anything but a MizanError is a parser's complaint about the file: the person reads that it is damaged. */
export function toFailure(error: unknown): Failure {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return error instanceof MizanError
    ? { code: error.code, params: error.params, cause }
    : { code: 'damaged_file', params: {}, cause }
}

export function fromFailure(failure: Failure): MizanError {
  return new MizanError(failure.code, failure.params, { cause: failure.cause })
}
