import { createHash, randomBytes } from 'node:crypto'
import type { Evaluator } from '../../contract/assessment.ts'
import type { UploadAnswer } from '../../contract/evaluation.ts'
import type { Database } from '../db/database.ts'
import { laterId } from '../db/later-id.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { outageOf } from '../outage.ts'
import type { Log } from '../log.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { sweepFiles } from '../storage/sweep-files.ts'
import { engineKey } from './engine-key.ts'

export type SubmittedFile = { path: string; filename: string; extension: string; size: number; sha256: string }

export type SubmitOptions = {
  isOCR: boolean
  evaluator: Evaluator
  /** Whose book it is: the books of several uploaders are taken turn about. */
  uploader: string | null
  /** What brings it; its id stays with the book. */
  request?: { id: string; log: Log }
  /** false keeps it out of the library until it is added. */
  inLibrary?: boolean
}

export type SubmitDependencies = { database: Database; queue: Pick<JobQueue, 'enqueue'>; storage: FileStorage }

/**
 * Accepts a book: its files go to the storage, then its row and its job appear in one transaction. Once this resolves
 * nothing but a deletion makes the book go away.
 *
 * @param files the book, or the pages of one book in order
 */
export async function submitBook(
  { database, queue, storage }: SubmitDependencies,
  files: [SubmittedFile, ...SubmittedFile[]],
  { isOCR, evaluator, uploader, request, inLibrary = true }: SubmitOptions,
): Promise<UploadAnswer> {
  const outside = createRepositories(database.connection)
  const id = laterId(await outside.evaluations.newest())
  const [first] = files
  const stored = files.map((file, position) => ({
    path: file.path,
    key: `books/${id}/${String(position)}${file.extension}`,
    size: file.size,
    position,
    kind: 'book' as const,
  }))
  const keys = stored.map(({ key }) => key)
  await outside.files.reserve(stored.map(({ key, size, position, kind }) => ({ key, size, position, kind })))
  try {
    for (const { path, key } of stored) await storage.adopt(path, key)
    const sha256 = contentHash(files)
    const cancelToken = randomBytes(18).toString('base64url')
    const duplicateOf = await database.transaction(async (transaction) => {
      const { evaluations, scoringConfigs, files: fileRows, library, waiting } = createRepositories(transaction)
      // First, for it lets one in after the other: of two books of one uploader only one gets the next turn.
      await library.touch()
      const turn = await waiting.nextTurn(uploader)
      const config = await scoringConfigs.active()
      if (config === null) throw new Error('there is no active scoring configuration')
      const same = await evaluations.findSame({
        sha256,
        isOCR,
        configId: config.id,
        engineKey: engineKey(evaluator),
      })
      await evaluations.insert({
        id,
        filename: first.filename,
        fileSize: stored.reduce((sum, { size }) => sum + size, 0),
        sha256,
        isOCR,
        createdAt: new Date(),
        scoringConfigId: config.id,
        scoringConfigVersion: config.version,
        duplicateOf: same,
        cancelTokenHash: createHash('sha256').update(cancelToken).digest('hex'),
        inLibrary,
        turn,
        uploader,
        requestId: request?.id ?? null,
      })
      await fileRows.adopt(keys, id)
      await evaluations.update(id, { jobId: await queue.enqueue(transaction, { evaluationId: id }, { turn }) })
      return same
    })
    const bytes = stored.reduce((sum, { size }) => sum + size, 0)
    request?.log.info({ evaluationId: id, bytes, files: files.length, duplicateOf }, 'a book was accepted')
    return { id, status: 'pending', cancelToken, duplicateOf }
  } catch (error) {
    // A database that goes away while it commits may have kept the book all the same; whatever it did not keep is swept later.
    if (outageOf(error) !== null) throw error
    await sweepFiles(outside.files, storage, keys).catch(() => {
      // The rows stay without an owner, and the next sweep removes the files.
    })
    throw error
  }
}

function contentHash(files: readonly SubmittedFile[]): string {
  const [only] = files
  if (files.length === 1 && only !== undefined) return only.sha256
  return createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join('\n'))
    .digest('hex')
}
