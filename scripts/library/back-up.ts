import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Config } from '../../src/server/config.ts'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import type { Manifest } from './archive.ts'
import { count, megabytes, tableLines } from './describe.ts'
import { storeFile } from './library-files.ts'
import { withSource } from './library-source.ts'
import { checkTarget, loadLibrary } from './load-library.ts'
import { openExistingLibrary, openServerDatabase } from './open-existing.ts'
import { checkArchive, openArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'filesUrl'>

/** Writes the library of the settings, with its files, into one file. @returns the report */
export async function backUp({ dataDirectory, databaseUrl, filesUrl }: Place, path: string): Promise<string> {
  if (existsSync(path)) throw new Error(`${path} is there already; give another name`)
  const database =
    databaseUrl === undefined ? await openExistingLibrary(dataDirectory) : await openServerDatabase(databaseUrl)
  try {
    const storage = await openStorage(filesUrl, dataDirectory)
    await withSource(database, async (source, files) => await writeArchive(path, source, files, storage))
  } finally {
    await database.close()
  }
  const archive = await openArchive(path)
  try {
    await checkArchive(archive)
    const { size } = await stat(path)
    return [`Backed up into ${path} (${megabytes(size)}), read back and whole:`, ...contents(archive.manifest)].join(
      '\n',
    )
  } finally {
    archive.close()
  }
}

/**
 * Brings a backup back into an empty library. It is read to its end before anything is written.
 *
 * @returns the report
 */
export async function restore({ dataDirectory, databaseUrl, filesUrl }: Place, path: string): Promise<string> {
  const archive = await openArchive(path)
  try {
    await checkArchive(archive)
    const { manifest, source, openFile } = archive
    const database =
      databaseUrl === undefined ? await openEmbeddedDatabase(dataDirectory) : await openServerDatabase(databaseUrl)
    try {
      await checkTarget(manifest.migrations, database)
      const storage = await openStorage(filesUrl, dataDirectory)
      await storage.prepare()
      for (const file of manifest.files) {
        const { sha256 } = await storeFile(storage, dataDirectory, file.key, await openFile(file.key))
        if (sha256 !== file.sha256) throw new Error(`the file ${file.key} changed while it was read`)
      }
      await loadLibrary(source, database)
    } finally {
      await database.close()
    }
    const place = databaseUrl === undefined ? dataDirectory : 'the database of DATABASE_URL'
    return [
      `Restored into ${place} the library of ${manifest.createdAt}, read back and whole:`,
      ...contents(manifest),
      'Now start Mizan; unfinished books go on.',
    ].join('\n')
  } finally {
    archive.close()
  }
}

function contents({ tables, files }: Manifest): string[] {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return [...tableLines(tables), `  ${count(files.length, 'file')} (${megabytes(bytes)})`]
}
