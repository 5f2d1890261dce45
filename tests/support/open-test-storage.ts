import { inject } from 'vitest'
import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'

/** A storage of its own: the directory, or a prefix in the bucket of this run where the project of the test has one. */
export async function openTestStorage(directory: string): Promise<FileStorage> {
  const s3 = inject('s3')
  if (s3 === undefined) return await openStorage('', directory)
  Object.assign(process.env, s3.credentials)
  const address = new URL(s3.filesUrl)
  address.pathname = `/tests/${crypto.randomUUID()}`
  const storage = await openStorage(address.href, directory)
  await storage.prepare()
  return storage
}
