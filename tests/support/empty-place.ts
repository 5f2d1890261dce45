import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { emptyDatabase } from './empty-database.ts'

export type EmptyPlace = {
  /** What a process needs to know of it. */
  environment: Record<'DATABASE_URL' | 'FILES_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'DATA_DIR', string>
  /** A further data directory, as of another machine. */
  dataDirectory: () => Promise<string>
  remove: () => Promise<void>
}

/** Where a library may be begun: a database and a prefix in a bucket on the servers of this run. */
export async function emptyPlace(): Promise<EmptyPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-place-'))
  const { address, drop } = await emptyDatabase()
  const { filesUrl, credentials } = inject('s3')
  const files = new URL(filesUrl)
  files.pathname = `/places/${crypto.randomUUID()}`
  const dataDirectory = async (): Promise<string> => await mkdtemp(join(folder, 'data-'))
  return {
    environment: {
      DATABASE_URL: address,
      FILES_URL: files.href,
      AWS_ACCESS_KEY_ID: credentials.AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: credentials.AWS_SECRET_ACCESS_KEY,
      DATA_DIR: await dataDirectory(),
    },
    dataDirectory,
    async remove() {
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
