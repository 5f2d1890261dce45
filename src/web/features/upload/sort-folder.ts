import { isDocumentName, MAX_DOCUMENT_BYTES } from '../../../contract/limits.ts'

export type FolderBooks = {
  name: string
  books: File[]
  /** bytes of the books */
  size: number
  tooLarge: number
  /** Files that are no books; hidden ones are not counted. */
  others: number
}

/** The books of a folder in the order of their paths, with what had to be left out. */
export function sortFolder(files: readonly File[]): FolderBooks {
  const seen = files.filter(
    (file) =>
      !pathOf(file)
        .split('/')
        .some((part) => part.startsWith('.')),
  )
  const named = seen.filter((file) => isDocumentName(file.name) && file.size > 0)
  const books = named.filter((file) => file.size <= MAX_DOCUMENT_BYTES)
  const collator = new Intl.Collator(undefined, { numeric: true })
  return {
    name: pathOf(files[0]).split('/')[0] ?? '',
    books: books.toSorted((a, b) => collator.compare(pathOf(a), pathOf(b))),
    size: books.reduce((sum, file) => sum + file.size, 0),
    tooLarge: named.length - books.length,
    others: seen.length - named.length,
  }
}

function pathOf(file: File | undefined): string {
  return file?.webkitRelativePath || (file?.name ?? '')
}
