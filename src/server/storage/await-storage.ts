import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FileStorage } from './file-storage.ts'

const ANSWER_WITHIN_MS = 5000
const LOOK_AGAIN_MS = 1000

/** @throws the file system's error when nothing can be kept there */
export async function checkDataDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  const probe = join(directory, `.start-${String(process.pid)}`)
  try {
    await writeFile(probe, 'Can this be written?', { flush: true })
  } finally {
    await rm(probe, { force: true })
  }
}

/**
 * Resolves when the storage answers; one that does not yet is waited for.
 *
 * @throws Error with a sentence for whoever starts the process
 */
export async function awaitStorage(
  storage: Pick<FileStorage, 'check'>,
  { waitMs, signal, onWait }: { waitMs: number; signal: AbortSignal; onWait: (sentence: string) => void },
): Promise<void> {
  const givenUpAt = Date.now() + waitMs
  for (let told = false; ; told = true) {
    signal.throwIfAborted()
    const late = new AbortController()
    try {
      const noAnswer = sleep(ANSWER_WITHIN_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error('no answer')
      })
      noAnswer.catch(() => {})
      await Promise.race([storage.check(), noAnswer])
      return
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const fault = `the storage of files does not answer (${reason})`
      if (Date.now() >= givenUpAt) throw new Error(`${fault}; look at FILES_URL and its credentials`, { cause: error })
      if (!told) onWait(`${fault}; waiting for it, at most ${String(Math.ceil(waitMs / 1000))} s`)
    } finally {
      late.abort()
    }
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
}
