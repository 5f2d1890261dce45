import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDocumentName, isImageName } from '../contract/limits.ts'
import { UsageError } from './arguments.ts'

/**
 * The files to judge, in the order they were named. A directory stands for the books and scans below it, by name; a
 * named file is kept even when it cannot be read, so that its line can say why.
 * @throws UsageError for a directory without any book
 */
export async function bookFiles(paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (path) => {
      const entry = await stat(path).catch(() => undefined)
      if (entry?.isDirectory() !== true) return [path]
      const below = await readdir(path, { recursive: true, withFileTypes: true })
      const books = below
        .filter(
          (file) =>
            file.isFile() && !file.name.startsWith('.') && (isDocumentName(file.name) || isImageName(file.name)),
        )
        .map((file) => join(file.parentPath, file.name))
        .toSorted()
      if (books.length === 0) throw new UsageError(`There is no book in ${path}.`)
      return books
    }),
  )
  return lists.flat()
}
