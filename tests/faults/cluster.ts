import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findPostgres } from '../../scripts/install-postgres.ts'
import type { Database } from '../../src/server/db/database.ts'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'
import { startS3, type S3Server } from '../support/s3-server.ts'
import { createMember, type Member } from './member.ts'

/** Survives a crash of the server itself, as an operator's would. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'shared_buffers=32MB']

/** A whole Mizan of real processes on this machine. */
export type Cluster = {
  readonly kind: 'embedded' | 'servers'
  readonly members: readonly Member[]
  readonly webs: readonly Member[]
  readonly workers: readonly Member[]
  /** Only of several processes. */
  readonly servers: { postgres: PostgresServer; s3: S3Server } | null
  /** One of the webs that run; null when none does. */
  url(choose?: number): string | null
  start(): Promise<void>
  /** Database and files, looked at from outside; an embedded library must have been stopped. */
  inspect<T>(look: (library: { database: Database; storage: FileStorage; keys: string[] }) => Promise<T>): Promise<T>
  /** Ends everything and removes all it kept. */
  close(): Promise<void>
}

/** One process with the embedded library. */
export function createEmbedded(
  directory = mkdtempSync(join(tmpdir(), 'mizan-faults-')),
  environment: Record<string, string> = {},
): Cluster {
  const member = createMember('mizan', { DATA_DIR: directory, WORKERS: '2', ...environment })
  return {
    kind: 'embedded',
    members: [member],
    webs: [member],
    workers: [member],
    servers: null,
    url: () => member.url(),
    start: async () => await member.start(),
    async inspect(look) {
      const database = await openEmbeddedDatabase(directory)
      try {
        const root = join(directory, 'files')
        const files = await readdir(root, { recursive: true, withFileTypes: true })
        const keys = files
          .filter((file) => file.isFile())
          .map(({ parentPath, name }) => join(relative(root, parentPath), name))
        return await look({ database, storage: await openStorage('', directory), keys })
      } finally {
        await database.close()
      }
    },
    async close() {
      await member.kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export type ClusterOptions = {
  webs: number
  workers: number
  /** More settings, of every process. */
  environment?: Record<string, string>
  /** Where the database server keeps its data; a temporary folder as everything else when absent. */
  databaseIn?: string
}

/** Webs and workers over PostgreSQL and a bucket. */
export async function createCluster({
  webs,
  workers,
  environment = {},
  databaseIn = tmpdir(),
}: ClusterOptions): Promise<Cluster> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('no PostgreSQL server is installed')
  const postgres = await startPostgres(programs, DURABLE, databaseIn)
  const s3 = await startS3()
  const directory = mkdtempSync(join(tmpdir(), 'mizan-faults-'))
  const databaseUrl = await postgres.createDatabase('mizan')
  const member = (name: string, role: string): Member =>
    createMember(name, {
      ROLE: role,
      DATABASE_URL: databaseUrl,
      FILES_URL: s3.filesUrl,
      ...s3.credentials,
      DATA_DIR: join(directory, name),
      WORKERS: '1',
      ...environment,
    })
  const named = (role: string, count: number): Member[] =>
    Array.from({ length: count }, (_, index) => member(`${role} ${String(index + 1)}`, role))
  const [allWebs, allWorkers] = [named('web', webs), named('worker', workers)]
  const members = [...allWebs, ...allWorkers]
  return {
    kind: 'servers',
    members,
    webs: allWebs,
    workers: allWorkers,
    servers: { postgres, s3 },
    url(choose = 0) {
      const running = allWebs.flatMap((web) => web.url() ?? [])
      return running[choose % Math.max(1, running.length)] ?? null
    },
    start: async () => void (await Promise.all(members.map((one) => one.start()))),
    async inspect(look) {
      const database = openPostgresDatabase(databaseUrl, () => {})
      for (const [name, value] of Object.entries(s3.credentials)) process.env[name] = value
      try {
        const keys = (await s3.keys()).map((key) => key.replace(/^mizan\//, '')).filter((key) => key !== 'ready')
        return await look({ database, storage: await openStorage(s3.filesUrl, directory), keys })
      } finally {
        await database.close()
      }
    },
    async close() {
      await Promise.all(members.map((one) => one.kill()))
      await postgres.stop()
      await s3[Symbol.asyncDispose]()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
