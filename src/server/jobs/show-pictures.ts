import { buffer } from 'node:stream/consumers'
import { countSeen, seenPictures, type SeenPictures } from '../../contract/picture-marks.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import { outageOf } from '../outage.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { createBookJournal } from './book-journal.ts'
import { underClaim } from './claim.ts'
import type { EvaluateBookJob } from './evaluate-book.job.ts'
import type { BookFollower } from './follow-book.ts'

type Run = {
  job: EvaluateBookJob
  engine: Pick<Pipeline, 'look'>
  stored: Pick<StoredEvaluation, 'id'>
  follow: BookFollower
  signal: AbortSignal
}

/**
 * Step 3: where the model sees, it is shown the book's pictures, once. What it says of them are marks, which people may replace.
 * A model that cannot costs no book: its pictures are left as not seen.
 */
export async function showPictures(
  { database, storage }: { database: Database; storage: FileStorage },
  { job, engine, stored: { id }, follow, signal }: Run,
): Promise<SeenPictures> {
  const { pictures } = createRepositories(database.connection)
  const kept = await pictures.ofBook(id)
  const count = kept?.pictures.length ?? 0
  if (kept === null || kept.key === null || (await pictures.wereShown(id))) {
    return seenPictures(count, await pictures.marks(id))
  }
  const { key } = kept
  const sheet = await buffer(await storage.read(key)).catch((error: unknown) => {
    if (outageOf(error) !== null) throw error
    follow.log.warn({ err: error, evaluationId: id }, 'its pictures could not be shown')
    return undefined
  })
  if (sheet === undefined) return seenPictures(count, [])
  const shown = kept.pictures.map(({ offset, length, ...picture }) => ({
    ...picture,
    thumbnail: sheet.subarray(offset, offset + length),
  }))
  const calls = follow.counted(createBookJournal(database, id))
  const sight = await engine.look(shown, { signal, calls })
  if (sight === null) return seenPictures(count, [])
  signal.throwIfAborted()
  if (sight.fault !== null) {
    follow.log.warn({ code: sight.fault.code, evaluationId: id }, 'the model has not seen all of its pictures')
  }
  const { marks } = sight
  await underClaim(database, job, async (inside) => {
    await inside.pictures.saveShown(id, marks.length)
    await inside.pictures.saveMarks(id, marks)
    if (marks.length > 0) await inside.evaluations.update(id, { picturesSeen: countSeen(marks) })
  })
  return seenPictures(count, marks)
}
