import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import { checkSize, presentFiles, storeFile, sumOf } from './library-files.ts'
import type { LibraryFile } from './library-source.ts'

export type MovedFiles = { copied: number; there: number; bytes: number }

/**
 * Sees that every file of a library is in the storage the server will use, whole. What lies in the data directory is copied
 * and stays there as well.
 *
 * @param target undefined when the files stay in the data directory
 */
export async function moveFiles(
  files: readonly LibraryFile[],
  dataDirectory: string,
  own: FileStorage,
  target: FileStorage | undefined,
): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, there: 0, bytes: 0 }
  const present = await presentFiles(
    files,
    async (key) => (await own.has(key)) || (target !== undefined && (await target.has(key))),
  )
  for (const file of present) {
    const here = await own.has(file.key)
    const { size, sha256 } = await sumOf(await (here || target === undefined ? own : target).read(file.key))
    checkSize(file, size)
    moved.bytes += size
    if (!here || target === undefined) {
      moved.there += 1
      continue
    }
    const stored = await storeFile(target, dataDirectory, file.key, await own.read(file.key))
    if (stored.sha256 !== sha256) throw new Error(`the file ${file.key} changed while it was copied; stop Mizan first`)
    moved.copied += 1
  }
  return moved
}
