import { MAX_COVER_BYTES } from '../../../contract/limits.ts'

export type BookFields = { title: string; author: string; publisher: string }
export type EditProblem = 'titleEmpty' | 'authorEmpty' | 'coverTooLarge'

/** What is wrong with an edit, or undefined. */
export function editProblem(fields: BookFields, cover: Pick<File, 'size'> | undefined): EditProblem | undefined {
  if (fields.title.trim() === '') return 'titleEmpty'
  if (fields.author.trim() === '') return 'authorEmpty'
  return cover !== undefined && cover.size > MAX_COVER_BYTES ? 'coverTooLarge' : undefined
}

/** Only what changed and is not empty is sent, trimmed; a new cover if one was chosen. */
export function editedFields(before: BookFields, after: BookFields, cover: File | undefined): FormData {
  const form = new FormData()
  for (const name of ['title', 'author', 'publisher'] as const) {
    const value = after[name].trim()
    if (value !== '' && value !== before[name]) form.append(name, value)
  }
  if (cover) form.append('coverImage', cover)
  return form
}
