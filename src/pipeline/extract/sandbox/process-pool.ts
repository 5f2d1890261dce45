import { MizanError } from '../../../contract/errors.ts'
import type { ReadList } from '../../../contract/wanted-book.ts'
import type { ExtractedBook, WantedPicture } from '../reader.ts'
import type { ReadingProcess, ReadingTask } from './reading-process.ts'

export type ProcessPool = {
  read(task: ReadingTask): Promise<ExtractedBook>
  enlarge(task: ReadingTask & { picture: WantedPicture }): Promise<Uint8Array>
  readList(task: ReadingTask): Promise<ReadList>
  /** Pictures of pages will come: a child that rests, or a new one where there is room, gets ready for them. */
  expectPictures(): Promise<void>
  close(): Promise<void>
}

type Options = { size: number; idleMs: number; start: () => Promise<ReadingProcess> }

/**
 * At most `size` children at once; more tasks wait in order. A child that read a healthy file takes the next one, a
 * failed or fat one is ended, and one that waited `idleMs` for work is ended so that its memory goes back.
 */
export function createProcessPool({ size, idleMs, start }: Options): ProcessPool {
  const idle = new Map<ReadingProcess, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  const running = new Set<Promise<unknown>>()
  const stop = new AbortController()
  let busy = 0
  /** A child that was started for what is to come and is not taken yet. */
  let coming: Promise<ReadingProcess> | undefined

  const takeSlot = async (signal: AbortSignal): Promise<void> => {
    if (busy < size) {
      busy++
      return
    }
    await new Promise<void>((resolve, reject) => {
      const onTurn = (): void => {
        signal.removeEventListener('abort', onAbort)
        resolve()
      }
      const onAbort = (): void => {
        waiting.splice(waiting.indexOf(onTurn), 1)
        reject(signal.reason)
      }
      waiting.push(onTurn)
      signal.addEventListener('abort', onAbort, { once: true })
    })
  }
  /** The slot goes straight to the next in line, if any. */
  const giveSlot = (): void => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
  const takeProcess = async (): Promise<ReadingProcess> => {
    for (const [process, timer] of idle) {
      clearTimeout(timer)
      idle.delete(process)
      if (process.usable) return process
      await process.end()
    }
    const expected = coming
    coming = undefined
    return await (expected ?? start())
  }
  const putBack = async (process: ReadingProcess): Promise<void> => {
    if (!process.usable || stop.signal.aborted) return process.end()
    const retire = (): void => {
      idle.delete(process)
      void process.end()
    }
    idle.set(process, setTimeout(retire, idleMs).unref())
  }
  const run = async <T>(
    given: AbortSignal | undefined,
    work: (process: ReadingProcess, signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const signal = given ? AbortSignal.any([given, stop.signal]) : stop.signal
    signal.throwIfAborted()
    await takeSlot(signal)
    try {
      const process = await takeProcess()
      try {
        return await work(process, signal)
      } finally {
        await putBack(process)
      }
    } finally {
      giveSlot()
    }
  }
  const expectPictures = async (): Promise<void> => {
    for (const [process, timer] of idle) {
      if (!process.usable) continue
      process.expectPictures()
      timer.refresh()
      return
    }
    if (busy + idle.size >= size || coming !== undefined || stop.signal.aborted) return
    const started = start()
    coming = started
    try {
      const process = await started
      process.expectPictures()
      if (coming === started) await putBack(process)
    } finally {
      if (coming === started) coming = undefined
    }
  }
  const tracked = async <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    try {
      return await work
    } finally {
      running.delete(work)
    }
  }
  return {
    read: async (task) =>
      await tracked(run(task.signal, async (process, signal) => await process.read({ ...task, signal }))),
    enlarge: async (task) =>
      await tracked(run(task.signal, async (process, signal) => await process.enlarge({ ...task, signal }))),
    readList: async (task) =>
      await tracked(run(task.signal, async (process, signal) => await process.readList({ ...task, signal }))),
    expectPictures: async () => await tracked(expectPictures()),
    async close() {
      stop.abort(new MizanError('unavailable'))
      await Promise.allSettled(running)
      await Promise.all(
        [...idle].map(([process, timer]) => {
          clearTimeout(timer)
          return process.end()
        }),
      )
      idle.clear()
    },
  }
}
