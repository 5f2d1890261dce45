import { createHash } from 'node:crypto'
import type { UploadAnswer } from '../../contract/evaluation.ts'
import { MizanError } from '../../contract/errors.ts'
import { MAX_SCAN_PAGES, type FinishScan } from '../../contract/scanned-pages.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { sweepFiles } from '../storage/sweep-files.ts'
import { acceptBook, type AcceptDependencies, type AcceptOptions } from './accept-book.ts'
import type { SubmittedFile } from './submit-book.ts'

type ScanDependencies = { database: Database; storage: FileStorage }

/** Pages that were taken again stand beside those they replace until these are removed. */
const MOST_ARRIVED = 2 * MAX_SCAN_PAGES

/** The secret itself is kept nowhere. */
export function scanOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/**
 * Keeps one page of a book that is being photographed. Sent again under its name it is there once; other bytes under the
 * same name stand in its place.
 *
 * @throws MizanError scan_full
 */
export async function keepScanPage(
  { database, storage }: ScanDependencies,
  { scan, page, file }: { scan: string; page: string; file: SubmittedFile },
): Promise<void> {
  const { scans, files } = createRepositories(database.connection)
  const before = await scans.find(scan, page)
  if (before !== null && before.owner === null && before.sha256 === file.sha256) return
  if (before === null && (await scans.pages(scan)).length >= MOST_ARRIVED) {
    throw new MizanError('scan_full', { max: MAX_SCAN_PAGES })
  }
  const key = `scans/${crypto.randomUUID()}${file.extension}`
  await files.reserve([{ key, size: file.size, position: 0, kind: 'book' }])
  await storage.adopt(file.path, key)
  await scans.put(scan, page, { key, sha256: file.sha256 })
  if (before !== null && before.owner === null) await sweepFiles(files, storage, [before.key])
}

/** A page that was taken again, or thrown away. Removing what is not there is fine. */
export async function dropScanPage({ database, storage }: ScanDependencies, scan: string, page: string): Promise<void> {
  const { scans, files } = createRepositories(database.connection)
  const arrived = await scans.find(scan, page)
  if (arrived === null || arrived.owner !== null) return
  await scans.remove(scan, page)
  await sweepFiles(files, storage, [arrived.key])
}

/**
 * Makes the pages that have arrived a book. Asked for again it answers with the same book.
 *
 * @throws MizanError scan_page_missing where one of them is not here (any more): then nothing has happened
 */
export async function finishScan(
  dependencies: AcceptDependencies,
  { secret, pages, name }: FinishScan & { secret: string },
  options: Omit<AcceptOptions, 'isOCR' | 'uploadKey'>,
): Promise<UploadAnswer> {
  const { scans } = createRepositories(dependencies.database.connection)
  const arrived = new Map((await scans.pages(scanOf(secret))).map((page) => [page.page, page]))
  const files = pages.map((page) => {
    const found = arrived.get(page)
    if (found === undefined) throw new MizanError('scan_page_missing')
    return found
  })
  if (new Set(pages).size < pages.length) throw new MizanError('invalid_request', { reason: 'a page stands twice' })
  const { answer } = await acceptBook(
    dependencies,
    {
      filename: name,
      files,
      async arrive() {
        // Those of another book are not this one's: they have to be sent again.
        if (files.some(({ owner }) => owner !== null)) throw new MizanError('scan_page_missing')
      },
      own: async (repositories, id) =>
        await repositories.files.adoptInOrder(
          files.map(({ key }) => key),
          id,
        ),
    },
    { ...options, isOCR: true, uploadKey: secret },
  )
  return answer
}
