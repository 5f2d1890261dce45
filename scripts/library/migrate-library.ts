import { pino } from 'pino'
import type { Config } from '../../src/server/config.ts'
import type { Database } from '../../src/server/db/database.ts'
import { createJobQueue } from '../../src/server/jobs/job-queue.ts'
import { resumeRescoring } from '../../src/server/jobs/resume-rescoring.ts'
import { resumeUnfinished } from '../../src/server/jobs/resume-unfinished.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import { count, megabytes, tableLines } from './describe.ts'
import { withSource } from './library-source.ts'
import { checkTarget, loadLibrary } from './load-library.ts'
import { moveFiles } from './move-files.ts'
import { openExistingLibrary, openServerDatabase } from './open-existing.ts'

/**
 * Copies the embedded library of the settings to a PostgreSQL database and its files to the storage of the settings.
 *
 * @returns the report
 */
export async function migrateLibrary(
  { dataDirectory, filesUrl }: Pick<Config, 'dataDirectory' | 'filesUrl'>,
  address: string,
): Promise<string> {
  const source = await openExistingLibrary(dataDirectory)
  try {
    const target = await openServerDatabase(address)
    try {
      const { tables, files } = await withSource(source, async (library, named) => {
        await checkTarget(library.migrations, target)
        const own = await openStorage('', dataDirectory)
        const bucket = filesUrl === '' ? undefined : await openStorage(filesUrl, dataDirectory)
        await bucket?.prepare()
        const moved = await moveFiles(named, dataDirectory, own, bucket)
        return { files: moved, tables: await loadLibrary(library, target) }
      })
      const jobs = await remakeJobs(target)
      const place = filesUrl === '' ? 'remain in DATA_DIR, whole' : 'are in FILES_URL, read back and whole'
      return [
        `The library of ${dataDirectory} is in the database, every table read back and compared:`,
        ...tableLines(tables),
        `${count(files.copied + files.there, 'file')} (${megabytes(files.bytes)}) ${place}; ${String(files.copied)} copied now.`,
        `${count(jobs, 'unfinished book')} will go on at the next start.`,
        'Now set DATABASE_URL to the address you gave and start Mizan. The embedded library was not changed; keep it as a backup.',
      ].join('\n')
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Jobs are not copied: they are made anew for whatever is unfinished. @returns for how many books */
async function remakeJobs(database: Database): Promise<number> {
  const queue = createJobQueue(database, pino({ level: 'error' }, pino.destination(2)))
  await queue.start()
  try {
    const books = await resumeUnfinished(database, queue)
    await resumeRescoring(database, queue)
    return books
  } finally {
    await queue.stop()
  }
}
