import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** What a version is made of; all else it shares with this one. */
const OWN = ['src', 'migrations', 'package.json']

/** A change of one file: what stands there, and what stands there in the next version. */
export type Change = { path: string; from: string; to: string }

export type NextVersion = AsyncDisposable & {
  root: string
  /** Adds a migration, or replaces it. */
  migration(name: string, script: string): Promise<void>
  withoutMigration(name: string): Promise<void>
}

/** A copy of these sources with changes, to run beside them. */
export async function makeNextVersion(changes: readonly Change[]): Promise<NextVersion> {
  const root = await mkdtemp(join(tmpdir(), 'mizan-next-'))
  for (const name of await readdir(ROOT)) {
    if (OWN.includes(name)) await cp(join(ROOT, name), join(root, name), { recursive: true })
    else await symlink(join(ROOT, name), join(root, name))
  }
  for (const { path, from, to } of changes) {
    const before = await readFile(join(root, path), 'utf8')
    // A change that finds nothing would make the test say nothing.
    if (!before.includes(from)) throw new Error(`${path} has no "${from}" any more`)
    await writeFile(join(root, path), before.replaceAll(from, to))
  }
  const pathOf = (name: string): string => join(root, 'migrations', `${name}.sql`)
  return {
    root,
    migration: async (name, script) => await writeFile(pathOf(name), script),
    withoutMigration: async (name) => await rm(pathOf(name)),
    async [Symbol.asyncDispose]() {
      await rm(root, { recursive: true, force: true })
    },
  }
}
