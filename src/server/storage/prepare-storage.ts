import { setTimeout as sleep } from 'node:timers/promises'
import { MizanError } from '../../contract/errors.ts'
import type { Log } from '../log.ts'
import type { FileStorage } from './file-storage.ts'

/** The start does not wait longer for a storage that says nothing. */
const PATIENCE_MS = 5000

/**
 * Makes the storage ready at start. Without a storage that is only away for a while the library can still be read, so
 * that is written to the log and no reason not to start.
 *
 * @throws Error with one sentence on what is wrong with the settings
 */
export async function prepareStorage(storage: FileStorage, log: Log): Promise<void> {
  let starting = true
  const prepared = storage.prepare().catch((error: unknown) => {
    if (starting && !(error instanceof MizanError)) throw error
    log.error({ err: error }, 'the file storage is not ready')
  })
  await Promise.race([prepared, sleep(PATIENCE_MS, undefined, { ref: false })])
  starting = false
}
