import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** No upload arrives and no book is read for so long. */
const ABANDONED_AFTER_MS = 24 * 3600 * 1000

/**
 * Removes what ended processes left in the directory of arriving uploads and fetched books.
 *
 * @param options.alone true where no other process can be using the directory; otherwise only what is a day old goes
 */
export async function cleanTemporary(directory: string, { alone }: { alone: boolean }): Promise<void> {
  for (const name of await namesIn(directory)) {
    const path = join(directory, name)
    if (!alone && !(await isAbandoned(path))) continue
    await rm(path, { recursive: true, force: true })
  }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** What another process has just removed is none of ours. */
async function isAbandoned(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > ABANDONED_AFTER_MS
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
