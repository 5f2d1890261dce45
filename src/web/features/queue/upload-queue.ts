import type { Evaluation, UploadAnswer } from '../../../contract/evaluation.ts'
import { COMPLETION_DELAY_MS, STATUS_POLL_MS } from '../../../contract/limits.ts'
import { ApiError, serverSentence } from '../../lib/api-error.ts'
import { createStore, type Store } from '../../lib/create-store.ts'
import { secretId } from '../../lib/secret-id.ts'
import { retryDelay, troubleOf } from '../../lib/trouble.ts'
import {
  isFinished,
  nextToStart,
  type QueueEvent,
  type QueueItem,
  type QueueProblem,
  queueReducer,
  restoredItems,
} from './queue-state.ts'
import { FileGoneError, type Upload } from './upload-files.ts'

export type QueueCalls = {
  upload: (upload: Upload) => Promise<UploadAnswer>
  read: (id: string) => Promise<Evaluation>
  retry: (id: string, cancelToken: string) => Promise<void>
  remove: (id: string, cancelToken: string) => Promise<void>
}
export type QueueMemory = { load: () => readonly QueueItem[]; save: (items: readonly QueueItem[]) => void }

/** So often in a row one book is sent in vain; hours, when the library is busy. */
const MOST_FAILURES = 60

/** One book to read: its only file, or the pictures of its pages. */
export type QueuedBook = { files: readonly File[]; isOCR: boolean }

export type UploadQueue = {
  store: Store<readonly QueueItem[]>
  add: (books: readonly QueuedBook[]) => void
  /** Follows a book that the library has already. */
  follow: (name: string, size: number, answer: UploadAnswer) => void
  canRetry: (item: QueueItem) => boolean
  retry: (ids: readonly string[]) => void
  remove: (id: string) => void
  /** Tries at once what waits to be tried again. */
  sendNow: () => void
  /** Aborts uploads, deletes what has not finished, and empties the queue. */
  cancelAll: () => Promise<void>
  forgetFinished: () => void
  /** Called a second after every item is completed or failed, with how many completed and failed. */
  onSettled: (listener: (completed: number, failed: number) => void) => () => void
}

/** Runs uploads and follows evaluations, three at a time; survives a reload of the page. */
export function createUploadQueue(calls: QueueCalls, memory: QueueMemory): UploadQueue {
  const store = createStore<readonly QueueItem[]>(restoredItems(memory.load()))
  const files = new Map<string, readonly File[]>()
  const aborts = new Map<string, AbortController>()
  const listeners = new Set<(completed: number, failed: number) => void>()
  let starting = false
  let settling: ReturnType<typeof setTimeout> | undefined
  let waking: ReturnType<typeof setTimeout> | undefined

  const find = (id: string): QueueItem | undefined => store.get().find((item) => item.id === id)

  function dispatch(event: QueueEvent): void {
    const before = store.get()
    const items = queueReducer(before, event)
    store.set(items)
    if (event.type !== 'upload_progressed') memory.save(items)
    const allDone = items.length > 0 && items.every(isFinished)
    const wereDone = before.length > 0 && before.every(isFinished)
    if (allDone && !wereDone) {
      settling = setTimeout(() => {
        const completed = store.get().filter((item) => item.status === 'completed').length
        for (const listener of listeners) listener(completed, store.get().length - completed)
      }, COMPLETION_DELAY_MS)
    }
    if (!allDone) clearTimeout(settling)
    startNext()
  }

  function startNext(): void {
    // Starting an item dispatches at once: the queue is looked at afresh each time, and here alone, so that the first chosen
    // is the first sent.
    if (starting) return
    starting = true
    // One moment for both questions: a book that was a moment too early for the first must not be too late for the second.
    const now = Date.now()
    for (let [next] = nextToStart(store.get(), now); next; [next] = nextToStart(store.get(), now)) void start(next)
    starting = false
    const until = Math.max(0, ...store.get().map(({ status, hold }) => (status === 'pending' ? (hold?.until ?? 0) : 0)))
    clearTimeout(waking)
    if (until > now) waking = setTimeout(startNext, until - now)
  }

  /** What failed for a while is tried again in time; whatever else went wrong is told. */
  function failedToStart(id: string, problem: QueueProblem, error: unknown): void {
    const trouble = troubleOf(error)
    const failures = (find(id)?.hold?.failures ?? 0) + 1
    if (trouble === undefined || failures > MOST_FAILURES) {
      dispatch({ type: 'failed', id, problem, error: serverSentence(error) })
    } else dispatch({ type: 'held', id, trouble, until: Date.now() + retryDelay(failures, error) })
  }

  async function start(item: QueueItem): Promise<void> {
    if (item.evaluationId !== undefined) return resume(item, item.evaluationId)
    const controller = new AbortController()
    aborts.set(item.id, controller)
    dispatch({ type: 'upload_started', id: item.id })
    try {
      const answer = await calls.upload({
        key: item.id,
        files: files.get(item.id) ?? [],
        isOCR: item.isOCR,
        signal: controller.signal,
        onProgress: (progress) => dispatch({ type: 'upload_progressed', id: item.id, progress }),
      })
      if (!find(item.id)) return await calls.remove(answer.id, answer.cancelToken)
      const { id: evaluationId, cancelToken, duplicateOf } = answer
      dispatch({ type: 'uploaded', id: item.id, evaluationId, cancelToken, duplicate: duplicateOf !== null })
      follow(item.id, evaluationId)
    } catch (error) {
      failedToStart(item.id, error instanceof FileGoneError ? 'fileGone' : 'uploadFailed', error)
    } finally {
      aborts.delete(item.id)
    }
  }

  async function resume(item: QueueItem, evaluationId: string): Promise<void> {
    dispatch({ type: 'resumed', id: item.id })
    try {
      await calls.retry(evaluationId, item.cancelToken ?? '')
      follow(item.id, evaluationId)
    } catch (error) {
      // It is being read already: only the news of it had been lost.
      if (error instanceof ApiError && error.body.code === 'evaluation_not_failed') follow(item.id, evaluationId)
      else failedToStart(item.id, 'processingFailed', error)
    }
  }

  /** Polls every two seconds until the evaluation has ended; a lost connection is waited out, ever more patiently. */
  function follow(id: string, evaluationId: string): void {
    let failures = 0
    const poll = async (): Promise<void> => {
      if (find(id)?.status !== 'processing') return
      let wait = STATUS_POLL_MS
      try {
        const read = await calls.read(evaluationId)
        dispatch({ type: 'polled', id, evaluation: read })
        failures = 0
        // One of ours has made room, whatever a busy library reckoned before.
        if (read.status === 'completed' && store.get().some(({ hold }) => hold)) {
          dispatch({ type: 'released', until: Date.now() + retryDelay(1, undefined) })
        }
      } catch (error) {
        failures += 1
        wait = retryDelay(failures, error)
        if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
          dispatch({ type: 'failed', id, problem: 'processingFailed', error: serverSentence(error) })
        } else dispatch({ type: 'poll_lost', id })
      }
      if (find(id)?.status === 'processing') setTimeout(() => void poll(), wait)
    }
    setTimeout(() => void poll(), STATUS_POLL_MS)
  }

  for (const item of store.get()) {
    if (item.status === 'processing' && item.evaluationId !== undefined) follow(item.id, item.evaluationId)
  }

  return {
    store,
    add: (books) => {
      const items = books.map((book) => {
        const id = secretId()
        files.set(id, book.files)
        const size = book.files.reduce((sum, file) => sum + file.size, 0)
        return { id, name: book.files[0]?.name ?? '', size, isOCR: book.isOCR }
      })
      dispatch({ type: 'finished_removed' })
      dispatch({ type: 'added', items })
    },
    follow: (name, size, { id: evaluationId, cancelToken, duplicateOf }) => {
      if (store.get().some((item) => item.evaluationId === evaluationId)) return
      const id = secretId()
      dispatch({
        type: 'arrived',
        item: { id, name, size, isOCR: true },
        evaluationId,
        cancelToken,
        duplicate: duplicateOf !== null,
      })
      follow(id, evaluationId)
    },
    canRetry: (item) => item.status === 'failed' && (item.evaluationId !== undefined || files.has(item.id)),
    retry: (ids) => dispatch({ type: 'retried', ids }),
    remove: (id) => {
      files.delete(id)
      dispatch({ type: 'removed', id })
    },
    sendNow: () => dispatch({ type: 'released', until: 0 }),
    cancelAll: async () => {
      const unfinished = store.get().filter((item) => !isFinished(item))
      dispatch({ type: 'cleared' })
      files.clear()
      for (const controller of aborts.values()) controller.abort()
      await Promise.allSettled(
        unfinished.flatMap(({ evaluationId, cancelToken }) =>
          evaluationId === undefined ? [] : [calls.remove(evaluationId, cancelToken ?? '')],
        ),
      )
    },
    forgetFinished: () => dispatch({ type: 'finished_removed' }),
    onSettled: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
