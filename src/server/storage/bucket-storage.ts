import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Disk, FileStorage } from './file-storage.ts'
import { answering, reasons } from './storage-answers.ts'

/** Written at start; while it can be seen the bucket answers. */
const MARK = 'ready'

/**
 * A bucket: files are sent with their length and fetched into a temporary directory to be read, both as streams.
 *
 * @param name for sentences on its settings
 */
export function createBucketStorage(disk: Disk, name: string, temporaryDirectory: string): FileStorage {
  const put = async (key: string, bytes: Uint8Array): Promise<void> => await answering(() => disk.put(key, bytes))
  const putMark = async (): Promise<void> =>
    await put(MARK, Buffer.from('Mizan keeps the books of its library here.\n'))
  const has = async (key: string): Promise<boolean> => await answering(() => disk.exists(key))
  return {
    async prepare() {
      try {
        await putMark()
      } catch (error) {
        throw settingsFault(error, name) ?? error
      }
    },
    adopt: async (localPath, key) => {
      const { size } = await stat(localPath)
      await answering(() => disk.putStream(key, createReadStream(localPath), { contentLength: size }))
      await rm(localPath, { force: true })
    },
    put,
    has,
    read: async (key) => await answering(() => disk.getStream(key)),
    remove: async (key) => await answering(() => disk.delete(key)),
    async withLocalFiles(keys, work) {
      await mkdir(temporaryDirectory, { recursive: true })
      const directory = await mkdtemp(join(temporaryDirectory, 'read-'))
      try {
        const paths: string[] = []
        for (const key of keys) {
          const path = join(directory, basename(key))
          const fetch = async (): Promise<void> => await pipeline(await disk.getStream(key), createWriteStream(path))
          await answering(fetch, 'file_missing')
          paths.push(path)
        }
        return await work(paths as [string, ...string[]])
      } finally {
        await rm(directory, { recursive: true, force: true })
      }
    },
    async check() {
      // It was away at the very first start, or somebody tidied up.
      if (!(await has(MARK))) await putMark()
    },
  }
}

/** What a bucket that answers and refuses says of its settings; null when it is not they that are wrong. */
function settingsFault(error: unknown, name: string): Error | null {
  for (const reason of reasons(error)) {
    if (reason.name === 'NoSuchBucket') {
      return new Error(`there is no bucket ${name}; create it, or correct FILES_URL`)
    }
    if (reason.name === 'CredentialsProviderError') {
      return new Error(`the bucket ${name} needs credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`)
    }
    const status = statusOf(reason)
    if (status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429) {
      return new Error(
        `the bucket ${name} refuses to keep files (${reason.name}); look at FILES_URL, AWS_ACCESS_KEY_ID and ` +
          'AWS_SECRET_ACCESS_KEY, and at the rights of that key',
      )
    }
  }
  return null
}

function statusOf(reason: Error): number | undefined {
  const { $metadata: metadata } = reason as { $metadata?: { httpStatusCode?: number } }
  return metadata?.httpStatusCode
}
