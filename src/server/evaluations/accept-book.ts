import { createHash, randomBytes } from 'node:crypto'
import type { Evaluator } from '../../contract/assessment.ts'
import type { UploadAnswer } from '../../contract/evaluation.ts'
import type { Database } from '../db/database.ts'
import { laterId } from '../db/later-id.ts'
import { createRepositories, type Repositories } from '../db/repositories.ts'
import { timeOfId } from '../db/time-of-id.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Log } from '../log.ts'
import { engineKey } from './engine-key.ts'
import { contentHash } from './content-hash.ts'

export type AcceptOptions = {
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

export type AcceptDependencies = { database: Database; queue: Pick<JobQueue, 'enqueue'> }

export type ArrivingBook = {
  filename: string
  /** In their order; sizes in bytes. */
  files: readonly { size: number; sha256: string }[]
  /** Its files go to the storage; not called for a book that is here already. */
  arrive: (id: string) => Promise<void>
  /** Makes its files those of the book, in the transaction in which it appears. */
  own: (repositories: Repositories, id: string) => Promise<void>
}

/**
 * Makes an arriving book one that waits: its row, its files and its job appear in one transaction. One that is here already,
 * sent with the same key, is the answer.
 */
export async function acceptBook(
  { database, queue }: AcceptDependencies,
  { filename, files, arrive, own }: ArrivingBook,
  { isOCR, evaluator, uploader, uploadKey, request, inLibrary = true }: AcceptOptions,
): Promise<{ answer: UploadAnswer; isNew: boolean }> {
  const outside = createRepositories(database.connection)
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const sha256 = contentHash(files.map((file) => file.sha256))
  const cancelToken =
    uploadKey === undefined ? randomBytes(18).toString('base64url') : tokenOf(uploadKey, sha256, isOCR)
  const cancelTokenHash = createHash('sha256').update(cancelToken).digest('hex')
  const sentBefore = async ({ evaluations }: Repositories): Promise<UploadAnswer | null> => {
    const same = uploadKey === undefined ? null : await evaluations.findByToken(cancelTokenHash)
    if (same === null) return null
    request?.log.info({ evaluationId: same.id }, 'a book was sent again')
    return { ...same, cancelToken }
  }
  const before = await sentBefore(outside)
  if (before !== null) return { answer: before, isNew: false }
  const id = laterId(await outside.evaluations.newest())
  await arrive(id)
  const accepted = await database.transaction(async (transaction): Promise<UploadAnswer> => {
    const repositories = createRepositories(transaction)
    const { evaluations, scoringConfigs, library, waiting } = repositories
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
      filename,
      fileSize: size,
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
    await own(repositories, id)
    await evaluations.update(id, { jobId: await queue.enqueue(transaction, { evaluationId: id }, { turn }) })
    return { id, status: 'pending', cancelToken, duplicateOf }
  })
  const isNew = accepted.id === id
  if (isNew) {
    const { duplicateOf } = accepted
    request?.log.info({ evaluationId: id, bytes: size, files: files.length, duplicateOf }, 'a book was accepted')
  }
  return { answer: accepted, isNew }
}

/** The same secret with another book is another book. */
function tokenOf(uploadKey: string, sha256: string, isOCR: boolean): string {
  return createHash('sha256')
    .update(`${uploadKey}\n${sha256}\n${String(isOCR)}`)
    .digest('base64url')
}
