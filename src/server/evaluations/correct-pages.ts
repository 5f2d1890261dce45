import { createHash } from 'node:crypto'
import { MizanError } from '../../contract/errors.ts'
import type { PageCorrection } from '../../contract/scanned-pages.ts'
import type { PhotographReading, RawPage } from '../../pipeline/extract/reader.ts'
import type { Database } from '../db/database.ts'
import { createRepositories, type Repositories } from '../db/repositories.ts'
import type { ArrivedPage } from '../db/scan-repository.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { sweepFiles } from '../storage/sweep-files.ts'
import { placesOfPages, type PagePlace } from './place-of-page.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

export type CorrectPages = {
  id: string
  pages: readonly PageCorrection[]
  /** Where the new photographs arrived; absent where there are none. */
  scan: string | undefined
}

type Correction =
  | { place: PagePlace; text: string; photograph?: never }
  | { place: PagePlace; photograph: ArrivedPage; text?: never }

/**
 * Puts typed words, or new photographs, in the place of pages that were read badly, and has the book judged again: only the
 * new photographs are read, all other pages are as they were. Its judgement holds until there is another. Within one
 * transaction: either all corrections are taken or none.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_finished, page_not_found, page_without_photograph,
 * scan_page_missing
 */
export async function correctPages(
  { database, queue, storage }: { database: Database; queue: Pick<JobQueue, 'enqueue'>; storage: FileStorage },
  { id, pages, scan }: CorrectPages,
): Promise<void> {
  const replaced = await database.transaction(async (transaction) => {
    const repositories = createRepositories(transaction)
    const { evaluations, checkpoints, files, library, pageReadings, pictures, waiting } = repositories
    const stored = await evaluations.lock(id)
    if (stored === null) throw new MizanError('evaluation_not_found')
    if (stored.status !== 'completed' && stored.status !== 'failed') throw new MizanError('evaluation_not_finished')
    const own = await files.ofBook(id)
    const readings = await pageReadings.ofBook(id)
    const corrections = await resolve(repositories, { stored, readings, files: own.length, pages, scan })

    const keys: string[] = []
    let size = own.reduce((sum, file) => sum + file.size, 0)
    for (const { place, photograph } of corrections) {
      if (photograph === undefined) continue
      const before = own[place.position]
      if (before === undefined) throw new MizanError('page_without_photograph')
      await files.release(before.key)
      await files.adoptAt(photograph.key, id, place.position)
      keys.push(before.key)
      size += photograph.size - before.size
    }
    await keepCorrected(repositories, id, corrections, readings[0]?.total ?? own.length)
    await checkpoints.forgetReading(id)
    // What people objected to in pictures is not forgotten with them.
    if (keys.length > 0 && (await pictures.marks(id)).length === 0) await pictures.forget(id)
    const turn = await waiting.nextTurn(null)
    await evaluations.update(id, {
      status: 'pending',
      progress: 0,
      stage: null,
      completedAt: null,
      failure: null,
      attempts: 0,
      starts: 0,
      listed: null,
      aiEstimate: null,
      fileSize: size,
      // It is no longer the book that was uploaded: nobody else's is taken for it, nor it for anybody's.
      sha256: hashOfCorrected(stored.sha256, corrections),
      duplicateOf: null,
      turn,
      jobId: await queue.enqueue(transaction, { evaluationId: id }, { turn }),
    })
    await library.touch()
    return keys
  })
  await sweepFiles(createRepositories(database.connection).files, storage, replaced).catch(() => {
    // The rows stay without an owner, and the next sweep removes the files.
  })
}

type Asked = {
  stored: StoredEvaluation
  readings: readonly PhotographReading[]
  files: number
  pages: readonly PageCorrection[]
  scan: string | undefined
}

async function resolve(
  { scans, checkpoints }: Repositories,
  { stored, readings, files, pages, scan }: Asked,
): Promise<Correction[]> {
  const book = await checkpoints.book(stored.id)
  const places = stored.isOCR ? placesOfPages(readings, files) : scannedOf(readings)
  const known = book === null || !stored.isOCR || book.pages.length === places.length
  const corrections: Correction[] = []
  for (const asked of pages) {
    const place = stored.isOCR ? places[asked.number - 1] : places.find(({ position }) => position === asked.number - 1)
    if (place === undefined || !known) throw new MizanError('page_not_found')
    if ('text' in asked) {
      corrections.push({ place, text: asked.text })
      continue
    }
    if (!stored.isOCR) throw new MizanError('page_without_photograph')
    const photograph = scan === undefined ? null : await scans.find(scan, asked.photograph)
    if (photograph === null || photograph.owner !== null) throw new MizanError('scan_page_missing')
    corrections.push({ place, photograph })
  }
  return corrections
}

/** Of a document only its scanned pages were read from pictures, one each. */
function scannedOf(readings: readonly PhotographReading[]): PagePlace[] {
  return readings.map(({ position, pages }) => ({ position, index: 0, pages }))
}

async function keepCorrected(
  { pageReadings }: Repositories,
  id: string,
  corrections: readonly Correction[],
  total: number,
): Promise<void> {
  const typed = new Map<number, RawPage[]>()
  for (const { place, text } of corrections) {
    if (text === undefined) continue
    const pages = typed.get(place.position) ?? [...place.pages]
    pages[place.index] = { text, source: 'text', typed: true }
    typed.set(place.position, pages)
  }
  for (const [position, pages] of typed) await pageReadings.save(id, { position, total, pages })
  await pageReadings.forget(
    id,
    corrections.flatMap(({ place, photograph }) => (photograph === undefined ? [] : [place.position])),
  )
}

function hashOfCorrected(before: string, corrections: readonly Correction[]): string {
  const hash = createHash('sha256').update(before)
  for (const { place, text, photograph } of corrections) {
    hash.update(`\n${String(place.position)} ${String(place.index)} ${photograph?.sha256 ?? JSON.stringify(text)}`)
  }
  return hash.digest('hex')
}
