import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { sweepFiles } from '../storage/sweep-files.ts'

/**
 * Re-encodes a picture and makes it the cover of an evaluation; the one before is removed later. Does nothing lasting
 * when the evaluation is gone, or `mayStore` says no.
 *
 * @throws MizanError cover_unreadable
 */
export async function storeCover(
  {
    database,
    storage,
    encodeCover,
  }: { database: Database; storage: FileStorage; encodeCover: (bytes: Uint8Array) => Promise<Uint8Array> },
  evaluationId: string,
  picture: Uint8Array,
  mayStore: (stored: StoredEvaluation) => boolean = () => true,
): Promise<void> {
  const bytes = await encodeCover(picture)
  const key = `covers/${evaluationId}/${crypto.randomUUID()}.webp`
  const { files } = createRepositories(database.connection)
  await files.reserve([{ key, size: bytes.length, kind: 'cover', position: 0 }])
  await storage.put(key, bytes)
  const kept = await database.transaction(async (transaction) => {
    const inside = createRepositories(transaction)
    const stored = await inside.evaluations.lock(evaluationId)
    if (stored === null || !mayStore(stored)) return false
    await inside.files.adopt([key], evaluationId)
    if (stored.coverKey !== null) await inside.files.release(stored.coverKey)
    await inside.evaluations.update(evaluationId, { coverKey: key, coverVersion: stored.coverVersion + 1 })
    await inside.library.touch()
    return true
  })
  if (!kept) await sweepFiles(files, storage, [key])
}
