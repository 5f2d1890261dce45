import { buffer } from 'node:stream/consumers'
import type { StoredEvaluation } from './stored-evaluation.ts'
import type { FileStorage } from '../storage/file-storage.ts'

/** The cover of a book for its report. One that cannot be read is left out: the report matters more. */
export async function storedCover(
  storage: FileStorage,
  stored: Pick<StoredEvaluation, 'coverKey'> | null,
): Promise<Uint8Array | null> {
  if (stored === null || stored.coverKey === null) return null
  try {
    return await buffer(await storage.read(stored.coverKey))
  } catch {
    return null
  }
}
