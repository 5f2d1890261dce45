import { createHash, randomBytes } from 'node:crypto'
import type { Evaluator } from '../../contract/assessment.ts'
import type { UploadAnswer } from '../../contract/evaluation.ts'
import type { Database } from '../db/database.ts'
import { laterId } from '../db/later-id.ts'
import { timeOfId } from '../db/time-of-id.ts'
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
  /** The sender's secret for this book: sent again with the same one, the same book is not taken twice. */
  uploadKey?: string | undefined
  /** What brings it; its id stays with the book. */
  request?: { id: string; log: Log }
  /** false keeps it out of the library until it is added. */
  inLibrary?: boolean
}

export type SubmitDependencies = { database: Database; queue: Pick<JobQueue, 'enqueue'>; storage: FileStorage }

/**
 * Accepts a book: its files go to the storage, then its row and its job appear in one transaction. Once this resolves
 * nothing but a deletion makes the book go away. A book that is here already, sent with the same key, is what it resolves to.
 *
 * @param files the book, or the pages of one book in order
 */
export async function submitBook(
  { database, queue, storage }: SubmitDependencies,
  files: [SubmittedFile, ...SubmittedFile[]],
  { isOCR, evaluator, uploader, uploadKey, request, inLibrary = true }: SubmitOptions,
): Promise<UploadAnswer> {
  const outside = createRepositories(database.connection)
  const sha256 = contentHash(files)
  const cancelToken =
    uploadKey === undefined ? randomBytes(18).toString('base64url') : tokenOf(uploadKey, sha256, isOCR)
  const cancelTokenHash = createHash('sha256').update(cancelToken).digest('hex')
  const sentBefore = async ({ evaluations }: ReturnType<typeof createRepositories>): Promise<UploadAnswer | null> => {
    const same = uploadKey === undefined ? null : await evaluations.findByToken(cancelTokenHash)
    if (same === null) return null
    request?.log.info({ evaluationId: same.id }, 'a book was sent again')
    return { ...same, cancelToken }
  }
  const before = await sentBefore(outside)
  if (before !== null) return before
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
  const sweep = async (): Promise<void> => {
    await sweepFiles(outside.files, storage, keys).catch(() => {
      // The rows stay without an owner, and the next sweep removes the files.
    })
  }
  try {
    for (const { path, key } of stored) await storage.adopt(path, key)
    const accepted = await database.transaction(async (transaction): Promise<UploadAnswer> => {
      const repositories = createRepositories(transaction)
      const { evaluations, scoringConfigs, files: fileRows, library, waiting } = repositories
      // First, for it lets one in after the other: of two books of one uploader only one gets the next turn.
      await library.touch()
      // It may have come in meanwhile by the request whose answer was lost.
      const meanwhile = await sentBefore(repositories)
      if (meanwhile !== null) return meanwhile
      const turn = await waiting.nextTurn(uploader)
      const config = await scoringConfigs.active()
      if (config === null) throw new Error('there is no active scoring configuration')
      const duplicateOf = await evaluations.findSame({
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
        // Lists are in the order of ids: this is the time they show.
        createdAt: new Date(timeOfId(id)),
        scoringConfigId: config.id,
        scoringConfigVersion: config.version,
        duplicateOf,
        cancelTokenHash,
        inLibrary,
        turn,
        uploader,
        requestId: request?.id ?? null,
      })
      await fileRows.adopt(keys, id)
      await evaluations.update(id, { jobId: await queue.enqueue(transaction, { evaluationId: id }, { turn }) })
      return { id, status: 'pending', cancelToken, duplicateOf }
    })
    if (accepted.id !== id) {
      await sweep()
      return accepted
    }
    const bytes = stored.reduce((sum, { size }) => sum + size, 0)
    request?.log.info(
      { evaluationId: id, bytes, files: files.length, duplicateOf: accepted.duplicateOf },
      'a book was accepted',
    )
    return accepted
  } catch (error) {
    // A database that goes away while it commits may have kept the book all the same; whatever it did not keep is swept later.
    if (outageOf(error) !== null) throw error
    await sweep()
    throw error
  }
}

/** The same secret with another book is another book. */
function tokenOf(uploadKey: string, sha256: string, isOCR: boolean): string {
  return createHash('sha256')
    .update(`${uploadKey}\n${sha256}\n${String(isOCR)}`)
    .digest('base64url')
}

function contentHash(files: readonly SubmittedFile[]): string {
  const [only] = files
  if (files.length === 1 && only !== undefined) return only.sha256
  return createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join('\n'))
    .digest('hex')
}
