import { fork, type ChildProcess } from 'node:child_process'
import { copyFile, link, mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { MizanError } from '../../../contract/errors.ts'
import { outOfTime } from '../../out-of-time.ts'
import type { ReadList } from '../../../contract/wanted-book.ts'
import type { ExtractedBook, KeptReadings, ReadElsewhere, ReadNatively, WantedPicture } from '../reader.ts'
import { watchMemory } from './memory-watchdog.ts'
import { permissionFlags, READING_ENVIRONMENT } from './permission-flags.ts'
import { processorMs, residentBytes } from './process-figures.ts'
import { OWN_INBOXES } from './sweep-inboxes.ts'
import {
  fromFailure,
  readingAnswerSchema,
  type Expectation,
  type NativeAnswer,
  type PictureAnswer,
  type ReadingAnswer,
  type ReadingKind,
  type ReadingOrder,
} from './wire.ts'

export type ReadingLimits = { memoryBytes: number; timeMs: number }
export type ReadingTask = {
  paths: readonly [string, ...string[]]
  filename: string
  kind: ReadingKind
  limits: ReadingLimits
  signal?: AbortSignal | undefined
  onProgress?: ((fraction: number) => void) | undefined
  onReader?: ((pid: number) => void) | undefined
  /** Has pictures of poor pages read; without it the child keeps to itself. */
  readElsewhere?: ReadElsewhere | undefined
  readings?: KeptReadings | undefined
  /** Threads that may recognise pictures at once. */
  threads?: number
  /** The machine's own tesseract, where it is to be used. */
  readNatively?: ReadNatively | undefined
}

/** A sandboxed child with a folder of its own. It reads one file at a time; one that failed is not used again. */
export type ReadingProcess = {
  read(task: ReadingTask): Promise<ExtractedBook>
  /** A picture of the book, large (WebP). */
  enlarge(task: ReadingTask & { picture: WantedPicture }): Promise<Uint8Array>
  /** The books that a list names. */
  readList(task: ReadingTask): Promise<ReadList>
  /** Starts what pictures of pages need, before there are any. */
  expectPictures(): void
  readonly usable: boolean
  residentBytes(): number
  end(): Promise<void>
}

/** A child that grew beyond this is replaced: WebAssembly memory is never given back, and assessing needs room too. */
const RETIREMENT_BYTES = 160 * 1024 * 1024
/** One that recognised pages is kept for the next ones with the workers it started, as long as it rests. */
const RECOGNISING_BYTES = 450 * 1024 * 1024

export async function startReadingProcess(tempDir: string): Promise<ReadingProcess> {
  const inbox = await mkdtemp(join(tempDir, OWN_INBOXES)).catch((cause: unknown) => {
    throw new MizanError('storage_unavailable', {}, { cause })
  })
  const child = fork(join(import.meta.dirname, 'child.ts'), [], {
    serialization: 'advanced',
    execArgv: permissionFlags(inbox),
    env: READING_ENVIRONMENT,
    cwd: inbox,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const complaints = collectComplaints(child)
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  let healthy = true
  let mayHold = RETIREMENT_BYTES
  child.once('exit', () => (healthy = false)).once('error', () => (healthy = false))
  rest(child)

  const end = async (): Promise<void> => {
    healthy = false
    // Awaited events of a child that does not keep the parent alive would never come.
    wake(child)
    child.kill('SIGKILL')
    await gone
    await rm(inbox, { recursive: true, force: true })
  }
  const resident = (): number => (child.pid === undefined ? 0 : (residentBytes(child.pid) ?? 0))
  return {
    get usable() {
      return healthy && child.connected && resident() < mayHold
    },
    residentBytes: resident,
    end,
    async read(task) {
      const { type: _, ...extracted } = await obeyed(task, 'book')
      return extracted
    },
    expectPictures() {
      mayHold = RECOGNISING_BYTES
      const expectation: Expectation = { expected: 'pictures' }
      if (child.connected) child.send(expectation, () => undefined)
    },
    enlarge: async (task) => (await obeyed(task, 'large')).picture,
    async readList(task) {
      const { type: _, ...list } = await obeyed(task, 'list')
      return list
    },
  }

  async function obeyed<T extends Asked>(task: Task, asked: T): Promise<AnswerOf<T>> {
    if (child.pid !== undefined) task.onReader?.(child.pid)
    // A folder that cannot be used will not be better the next time.
    const paths = await deliver(task.paths, inbox).catch((error: unknown) => {
      healthy = false
      throw error
    })
    mayHold = task.kind === 'images' && task.readNatively === undefined ? RECOGNISING_BYTES : RETIREMENT_BYTES
    wake(child)
    try {
      return await converse(child, { ...task, paths }, asked, complaints)
    } catch (error) {
      healthy = false
      throw error
    } finally {
      rest(child)
      await Promise.all(paths.map((path) => rm(path, { force: true })))
    }
  }
}

type Asked = 'book' | 'large' | 'list'
type AnswerOf<T extends Asked> = Extract<ReadingAnswer, { type: T }>
type Task = ReadingTask & { picture?: WantedPicture }

/** One order and its answer, under the limits. Kills the child when a limit is passed or the caller gives up. */
function converse<T extends Asked>(
  child: ChildProcess,
  task: Task,
  asked: T,
  complaints: () => string,
): Promise<AnswerOf<T>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(clock)
      stopWatching()
      task.signal?.removeEventListener('abort', onAbort)
      child.off('message', onMessage).off('close', onClose).off('error', onError)
      act()
    }
    const kill = (reason: unknown): void => {
      child.kill('SIGKILL')
      settle(() => reject(reason))
    }
    const onAbort = (): void => kill(task.signal?.reason)
    const onClose = (_: number | null, signal: NodeJS.Signals | null): void =>
      settle(() => reject(deathOf(complaints(), signal)))
    // The child could not be started or reached: nothing is known of the file.
    const onError = (cause: Error): void => settle(() => reject(new MizanError('unavailable', {}, { cause })))
    const onMessage = (received: unknown): void => {
      const answer = readingAnswerSchema.safeParse(received)
      if (!answer.success) return kill(new MizanError('damaged_file', {}, { cause: answer.error }))
      const { data } = answer
      if (data.type === 'progress') task.onProgress?.(Math.min(1, Math.max(0, data.fraction)))
      if (data.type === 'photograph') {
        const { type: _, ...reading } = data
        task.readings?.onRead(reading)
      }
      if (data.type === 'picture') void answerPicture(child, data, task.readElsewhere)
      if (data.type === 'native') {
        const { type: _, id, ...order } = data
        void answerNatively(child, id, task.readNatively?.(order))
      }
      if (data.type === 'failure') settle(() => reject(fromFailure(data.failure)))
      if (data.type === asked) settle(() => resolve(data as AnswerOf<T>))
    }
    const worked = processorTime(child)
    const clock = setTimeout(() => kill(outOfTime(task.limits.timeMs, worked())), task.limits.timeMs)
    const stopWatching =
      child.pid === undefined
        ? () => undefined
        : watchMemory(child.pid, task.limits.memoryBytes, () => kill(new MizanError('extraction_memory')))
    child.on('message', onMessage).once('close', onClose).once('error', onError)
    if (task.signal?.aborted) return onAbort()
    task.signal?.addEventListener('abort', onAbort, { once: true })
    const order: ReadingOrder = {
      paths: [...task.paths],
      filename: task.filename,
      kind: task.kind,
      timeMs: task.limits.timeMs,
      secondReader: task.readElsewhere !== undefined,
      ...(task.picture && { picture: task.picture }),
      known: task.readings?.known ?? [],
      threads: task.threads ?? 1,
      native: task.readNatively !== undefined,
    }
    child.send(order, (error) => error && onError(error))
  })
}

/** Milliseconds of a processor the child is given from now on, as far as the system tells. */
function processorTime({ pid }: ChildProcess): () => number | undefined {
  const used = (): number | undefined => (pid === undefined ? undefined : processorMs(pid))
  const start = used()
  return () => {
    const end = used()
    return start === undefined || end === undefined ? undefined : end - start
  }
}

/** The child waits for an answer whatever comes of it, and may be gone when there is one. */
async function answerPicture(
  child: ChildProcess,
  { id, jpeg, timeMs }: { id: number; jpeg: Uint8Array; timeMs: number },
  readElsewhere: ReadElsewhere | undefined,
): Promise<void> {
  const page = (await readElsewhere?.(jpeg, timeMs).catch(() => null)) ?? null
  const answer: PictureAnswer = { id, page }
  if (child.connected) child.send(answer, () => undefined)
}

async function answerNatively(
  child: ChildProcess,
  id: number,
  reading: Promise<string | null> | undefined,
): Promise<void> {
  const answer: NativeAnswer = { id, printed: (await reading?.catch(() => null)) ?? null }
  if (child.connected) child.send(answer, () => undefined)
}

/** The files appear in the child's folder under numbers, so no name of the person reaches it. A link costs nothing. */
async function deliver(paths: ReadingTask['paths'], inbox: string): Promise<[string, ...string[]]> {
  const place = async (path: string, index: number): Promise<string> => {
    const target = join(inbox, String(index))
    await link(path, target).catch(() => copyFile(path, target))
    return target
  }
  try {
    const [first, ...others] = paths
    return [await place(first, 0), ...(await Promise.all(others.map((path, index) => place(path, index + 1))))]
  } catch (error) {
    throw new MizanError('storage_unavailable', {}, { cause: error })
  }
}

function collectComplaints(child: ChildProcess): () => string {
  let tail = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (tail = (tail + chunk).slice(-4_000)))
  return () => tail
}

/** What it comes to that a child ended without an answer. */
function deathOf(complaint: string, signal: NodeJS.Signals | null): MizanError {
  const cause = complaint
  if (/heap out of memory|Allocation failed|Array buffer allocation|ENOMEM/i.test(complaint)) {
    return new MizanError('extraction_memory', {}, { cause })
  }
  // A SIGKILL that is not ours is the kernel's, out of memory, which other programs may have used up; or somebody's.
  if (signal === 'SIGKILL') return new MizanError('extraction_memory', {}, { cause, retryable: true })
  // It was told to end, or could not begin: nothing is known of the file.
  const isTold = signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP'
  if (isTold || /ERR_MODULE_NOT_FOUND|SyntaxError/.test(complaint)) return new MizanError('unavailable', {}, { cause })
  return new MizanError('damaged_file', {}, { cause })
}

/** A resting child does not keep the parent alive. */
function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
}

function wake(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
  if (child.stderr instanceof Socket) child.stderr.ref()
}
