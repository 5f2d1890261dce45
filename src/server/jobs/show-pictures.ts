import { buffer } from 'node:stream/consumers'
import { countSeen, seenPictures, type SeenPictures } from '../../contract/picture-marks.ts'
import type { CallJournal } from '../../pipeline/assess/llm/calls/call-journal.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories, type Repositories } from '../db/repositories.ts'
import type { Log } from '../log.ts'
import { outageOf } from '../outage.ts'
import type { FileStorage } from '../storage/file-storage.ts'

type Run = {
  id: string
  engine: Pick<Pipeline, 'look'>
  signal: AbortSignal
  calls: CallJournal
  log: Log
  /** A transaction of whoever works on the book. */
  write: (work: (inside: Repositories) => Promise<void>) => Promise<void>
}

/**
 * Step 3: where the model sees, it is shown the book's pictures, once. What it says of them are marks, which people may replace.
 * A model that cannot costs no book: its pictures are left as not seen.
 */
export async function showPictures(
  { database, storage }: { database: Database; storage: FileStorage },
  { id, engine, signal, calls, log, write }: Run,
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
    log.warn({ err: error, evaluationId: id }, 'its pictures could not be shown')
    return undefined
  })
  if (sheet === undefined) return seenPictures(count, [])
  const shown = kept.pictures.map(({ offset, length, ...picture }) => ({
    ...picture,
    thumbnail: sheet.subarray(offset, offset + length),
  }))
  const sight = await engine.look(shown, { signal, calls })
  if (sight === null) return seenPictures(count, [])
  signal.throwIfAborted()
  if (sight.fault !== null) {
    log.warn({ code: sight.fault.code, evaluationId: id }, 'the model has not seen all of its pictures')
  }
  const { marks } = sight
  await write(async (inside) => {
    await inside.pictures.saveShown(id, marks.length)
    await inside.pictures.saveMarks(id, marks)
    if (marks.length > 0) await inside.evaluations.update(id, { picturesSeen: countSeen(marks) })
  })
  return seenPictures(count, marks)
}
