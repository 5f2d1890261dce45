import * as z from 'zod/mini'

/** Longer texts are no titles or names. */
export const MAX_WANTED_CHARACTERS = 300

const text = z.string().check(z.maxLength(MAX_WANTED_CHARACTERS))

/** A book as a list names it; what the list does not say is empty. */
export const wantedBookSchema = z.object({ title: text, author: text, publisher: text, isbn: text })
export type WantedBook = z.infer<typeof wantedBookSchema>

/** More of one list are a catalogue. */
export const MAX_LIST_ENTRIES = 2000

/** What was read of a list, and how many of its lines name no book. */
export const readListSchema = z.object({
  books: z.array(wantedBookSchema).check(z.maxLength(MAX_LIST_ENTRIES)),
  leftOut: z.int(),
})
export type ReadList = z.infer<typeof readListSchema>
