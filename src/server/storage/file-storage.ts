import { createWriteStream } from 'node:fs'
import { access, mkdir, mkdtemp, open, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where uploaded books and covers lie: a local directory or S3. Keys look like `books/<id>/0.pdf`. */
export type FileStorage = {
  /** Takes a finished local file over; it is durable when this resolves. */
  adopt(localPath: string, key: string): Promise<void>
  put(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
  /** @throws when there is no such file */
  read(key: string): Promise<Readable>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** Local paths of the files while `work` runs; copies are removed afterwards. */
  withLocalFiles<T>(keys: [string, ...string[]], work: (paths: [string, ...string[]]) => Promise<T>): Promise<T>
  /** Throws when the storage does not answer. */
  check(): Promise<void>
}

/** The calls of a flydrive disk the storage needs. */
export type Disk = {
  getStream(key: string): Promise<Readable>
  put(key: string, bytes: Uint8Array): Promise<void>
  putStream(key: string, stream: Readable, options: { contentLength: number }): Promise<void>
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
}

/** A local directory: files are renamed into place and read where they lie, so nothing is copied. */
export function createLocalStorage(disk: Disk, root: string): FileStorage {
  const pathOf = (key: string): string => join(root, key)
  return {
    async adopt(localPath, key) {
      const directory = dirname(pathOf(key))
      await mkdir(directory, { recursive: true })
      await rename(localPath, pathOf(key))
      await syncDirectory(directory)
    },
    put: (key, bytes) => disk.put(key, bytes),
    has: (key) => disk.exists(key),
    async read(key) {
      // A stream of a missing file would break only while it is being sent.
      await access(pathOf(key))
      return await disk.getStream(key)
    },
    remove: async (key) => {
      await disk.delete(key)
      await removeEmptyDirectory(dirname(pathOf(key)))
    },
    withLocalFiles: async (keys, work) => {
      const [first, ...others] = keys
      return await work([pathOf(first), ...others.map(pathOf)])
    },
    check: async () => await mkdir(root, { recursive: true }).then(() => undefined),
  }
}

/** A bucket: files are sent with their length and fetched into a temporary directory to be read. */
export function createRemoteStorage(
  disk: Disk,
  temporaryDirectory: string,
  measure: (path: string) => Promise<{ size: number; stream: Readable }>,
): FileStorage {
  return {
    async adopt(localPath, key) {
      const { size, stream } = await measure(localPath)
      await disk.putStream(key, stream, { contentLength: size })
      await rm(localPath, { force: true })
    },
    put: (key, bytes) => disk.put(key, bytes),
    has: (key) => disk.exists(key),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    async withLocalFiles(keys, work) {
      await mkdir(temporaryDirectory, { recursive: true })
      const directory = await mkdtemp(join(temporaryDirectory, 'read-'))
      try {
        const paths: string[] = []
        for (const key of keys) {
          const path = join(directory, basename(key))
          await pipeline(await disk.getStream(key), createWriteStream(path))
          paths.push(path)
        }
        return await work(paths as [string, ...string[]])
      } finally {
        await rm(directory, { recursive: true, force: true })
      }
    },
    check: async () => await disk.exists('ready').then(() => undefined),
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
