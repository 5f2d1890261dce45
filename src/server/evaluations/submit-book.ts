import type { UploadAnswer } from '../../contract/evaluation.ts'
import { createRepositories } from '../db/repositories.ts'
import { outageOf } from '../outage.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { sweepFiles } from '../storage/sweep-files.ts'
import { acceptBook, type AcceptDependencies, type AcceptOptions } from './accept-book.ts'

export type SubmittedFile = { path: string; filename: string; extension: string; size: number; sha256: string }

export type SubmitDependencies = AcceptDependencies & { storage: FileStorage }

/**
 * Accepts a book: its files go to the storage, then its row and its job appear in one transaction. Once this resolves
 * nothing but a deletion makes the book go away. A book that is here already, sent with the same key, is what it resolves to.
 *
 * @param files the book, or the pages of one book in order
 */
export async function submitBook(
  dependencies: SubmitDependencies,
  files: [SubmittedFile, ...SubmittedFile[]],
  options: AcceptOptions,
): Promise<UploadAnswer> {
  const { database, storage } = dependencies
  const { files: fileRows } = createRepositories(database.connection)
  const keys: string[] = []
  const sweep = async (): Promise<void> => {
    await sweepFiles(fileRows, storage, keys).catch(() => {
      // The rows stay without an owner, and the next sweep removes the files.
    })
  }
  try {
    const { answer, isNew } = await acceptBook(
      dependencies,
      {
        filename: files[0].filename,
        files,
        async arrive(id) {
          const stored = files.map(({ path, size, extension }, position) => ({
            path,
            row: { key: `books/${id}/${String(position)}${extension}`, size, position, kind: 'book' as const },
          }))
          keys.push(...stored.map(({ row }) => row.key))
          await fileRows.reserve(stored.map(({ row }) => row))
          for (const { path, row } of stored) await storage.adopt(path, row.key)
        },
        own: async (repositories, id) => await repositories.files.adopt(keys, id),
      },
      options,
    )
    if (!isNew) await sweep()
    return answer
  } catch (error) {
    // A database that goes away while it commits may have kept the book all the same; whatever it did not keep is swept later.
    if (outageOf(error) === null) await sweep()
    throw error
  }
}
