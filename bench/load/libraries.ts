import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { findPostgres, startPostgres } from '../../tests/support/postgres-server.ts'

export type Library = {
  kind: 'embedded' | 'postgres'
  /** Settings of a server on it. */
  environment: Record<string, string>
  remove(): Promise<void>
}
export type LibraryReference = {
  /** One select of all list rows by the driver. */
  selectMs: number
  /** Printing and compressing the same rows bare. */
  printAndZipMs: number
  rows: number
  /** An old book to read. */
  someId: string
}

const SEED = join(import.meta.dirname, '../../scripts/seed.ts')

/** A library of so many books in a folder of its own; null where there is no PostgreSQL server. */
export async function makeLibrary(kind: Library['kind'], books: number): Promise<Library | null> {
  const programs = kind === 'postgres' ? findPostgres() : undefined
  if (kind === 'postgres' && programs === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'mizan-load-'))
  const server = programs === undefined ? undefined : await startPostgres(programs)
  const address = await server?.createDatabase('library')
  const environment = { DATA_DIR: folder, ...(address === undefined ? {} : { DATABASE_URL: address }) }
  const remove = async (): Promise<void> => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // Another process fills the library, so that its garbage is not measured here.
  const seed = spawnSync(process.execPath, [SEED, '--count', String(books)], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: 'inherit',
  })
  if (seed.status === 0) return { kind, environment, remove }
  await remove()
  throw new Error('the library could not be seeded')
}

/** What the same rows cost without Mizan. Nobody else may have the library open. */
export async function measureReference({ environment }: Library): Promise<LibraryReference> {
  const { DATABASE_URL: address, DATA_DIR: folder = '' } = environment
  const database =
    address === undefined ? await openEmbeddedDatabase(folder) : openPostgresDatabase(address, console.error)
  try {
    const select = async () =>
      await sql<{ id: string; listed_en: string }>`select id, listed_en from evaluations order by id desc`.execute(
        database.connection,
      )
    await select()
    const started = performance.now()
    const { rows } = await select()
    const selectMs = performance.now() - started
    const objects = rows.map((row) => JSON.parse(row.listed_en) as object)
    const printing = performance.now()
    gzipSync(JSON.stringify(objects))
    return {
      selectMs,
      printAndZipMs: performance.now() - printing,
      rows: rows.length,
      someId: rows[Math.floor(rows.length / 2)]?.id ?? '',
    }
  } finally {
    await database.close()
  }
}
