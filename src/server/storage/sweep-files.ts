import type { FileRepository } from '../db/file-repository.ts'
import type { FileStorage } from './file-storage.ts'

/** An upload may take this long to arrive before its file counts as abandoned. */
const ABANDONED_AFTER_MS = 24 * 3600 * 1000

/**
 * Removes files no evaluation owns: those of deleted books (`keys`), or with none named, whatever was left behind.
 *
 * @returns how many were removed
 */
export async function sweepFiles(files: FileRepository, storage: FileStorage, keys?: string[]): Promise<number> {
  const orphans = keys ?? (await files.orphans(new Date(Date.now() - ABANDONED_AFTER_MS)))
  for (const key of orphans) await storage.remove(key)
  await files.forget(orphans)
  return orphans.length
}
