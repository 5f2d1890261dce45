import { access, mkdir, open, rename, rmdir } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Disk, FileStorage } from './file-storage.ts'
import { answering } from './storage-answers.ts'

/** A local directory: files are renamed into place and read where they lie, so nothing is copied. */
export function createLocalStorage(disk: Disk, root: string): FileStorage {
  const pathOf = (key: string): string => {
    const path = join(root, key)
    // A key comes from a row, and a row may come from somebody's backup.
    if (!path.startsWith(join(root, sep))) throw new Error('the key of a file leads out of the storage')
    return path
  }
  const makeRoot = async (): Promise<void> => void (await answering(() => mkdir(root, { recursive: true })))
  return {
    prepare: makeRoot,
    adopt: async (localPath, key) =>
      await answering(async () => {
        const directory = dirname(pathOf(key))
        await mkdir(directory, { recursive: true })
        await rename(localPath, pathOf(key))
        await syncDirectory(directory)
      }),
    put: async (key, bytes) => await answering(() => disk.put(key, bytes)),
    has: async (key) => await answering(() => disk.exists(key)),
    read: async (key) =>
      await answering(async () => {
        // A stream of a missing file would break only while it is being sent.
        await access(pathOf(key))
        return await disk.getStream(key)
      }),
    remove: async (key) =>
      await answering(async () => {
        await disk.delete(key)
        await removeEmptyDirectory(dirname(pathOf(key)))
      }),
    withLocalFiles: async (keys, work) => {
      const [first, ...others] = keys
      for (const key of keys) await answering(() => access(pathOf(key)), 'file_missing')
      return await work([pathOf(first), ...others.map(pathOf)])
    },
    check: makeRoot,
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** The other pages of the same book may still be there. */
async function removeEmptyDirectory(path: string): Promise<void> {
  await rmdir(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT' && code !== 'EEXIST') throw error
  })
}
