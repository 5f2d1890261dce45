import * as z from 'zod/mini'
import { briefFitSchema } from './fit.ts'
import { evaluationStatusSchema } from './evaluation.ts'
import { extensionOf } from './limits.ts'
import { verdictSchema } from './verdict.ts'
import { wantedBookSchema } from './wanted-book.ts'

/** Bytes of one list. */
export const MAX_LIST_BYTES = 10 * 1024 * 1024
export const MAX_LIST_NAME_CHARACTERS = 120
/** Of one library, and of one family. */
export const MAX_LISTS = 100
export const MAX_WISHES = 2000

/** Old Excel is taken as well, to be told from what is no list at all. */
export const LIST_EXTENSIONS = ['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.xml', '.onix', '.onx', '.gz'] as const

export function isListName(filename: string): boolean {
  return (LIST_EXTENSIONS as readonly string[]).includes(extensionOf(filename))
}

/** What the library can say of a book: judged; here, but not judged (waiting, being read, or it could not be read); not here. */
export const LIST_STATES = ['judged', 'to_be_judged', 'unknown'] as const
export const listStateSchema = z.enum(LIST_STATES)
export type ListState = z.infer<typeof listStateSchema>

/** A book of the library that a list means. */
export const meantBookSchema = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  status: evaluationStatusSchema,
  /** null before it is judged; a person's decision holds. */
  verdict: z.nullable(verdictSchema),
  age: z.nullable(z.string()),
  /** Nobody has seen the pictures that tell it. */
  textOnly: z.boolean(),
})
export type MeantBook = z.infer<typeof meantBookSchema>

/** How it is known which book is meant. */
export const MATCH_WAYS = ['isbn', 'title_author', 'title_only', 'person'] as const

/** A book that is wanted, and what the library has of it. */
export const matchedBookSchema = z.extend(wantedBookSchema, {
  state: listStateSchema,
  book: z.nullable(meantBookSchema),
  way: z.nullable(z.enum(MATCH_WAYS)),
  /** Books of the same title where nothing says whether one of them is meant: a person can. */
  perhaps: z.array(meantBookSchema),
})
export type MatchedBook = z.infer<typeof matchedBookSchema>

export const listRowSchema = z.extend(matchedBookSchema, {
  /** From 0, in the order of the list. */
  position: z.int(),
  wished: z.boolean(),
  /** For the profile that was asked about; null of books that are not judged. */
  fit: z.nullable(briefFitSchema),
})
export type ListRow = z.infer<typeof listRowSchema>

export const bookListSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  books: z.int(),
  /** Lines that name no book. */
  leftOut: z.int(),
})
export type BookList = z.infer<typeof bookListSchema>

/** `GET /api/lists/{id}`: the list beside the library as it is now. */
export const matchedListSchema = z.extend(bookListSchema, { rows: z.array(listRowSchema) })
export type MatchedList = z.infer<typeof matchedListSchema>

/** What `PUT /api/lists/{id}/rows/{position}` takes: the book that is meant, or null where none is. */
export const chosenBookSchema = z.object({ book: z.nullable(z.uuid()) })

export const wishSchema = z.extend(matchedBookSchema, { id: z.string(), wishedAt: z.string() })
export type Wish = z.infer<typeof wishSchema>

/** The answer to `POST /api/lists/{id}/wishes`. */
export const wishedSchema = z.object({ added: z.int() })
