import type { Evaluation, Stage } from '../../../contract/evaluation.ts'
import { QUEUE_CONCURRENCY } from '../../../contract/limits.ts'
import type { ReadingCost } from '../../../contract/reading-cost.ts'
import type { Trouble } from '../../lib/trouble.ts'

export type QueueStatus = 'pending' | 'uploading' | 'processing' | 'completed' | 'failed'
/** Why an item failed where the server gave no sentence. */
export type QueueProblem = 'uploadFailed' | 'processingFailed' | 'interrupted' | 'fileGone'
/** Why an item that was sent waits to be sent again, and until when (ms since 1970). */
export type Hold = { trouble: Trouble; until: number; failures: number }

export type QueueItem = {
  id: string
  name: string
  /** bytes, of all its files */
  size: number
  isOCR: boolean
  status: QueueStatus
  /** 0-100: of the upload while uploading, of the reading afterwards */
  progress: number
  stage: Stage | null
  /** True while the server has it but no worker has begun. */
  waiting: boolean
  /** While it waits there: how many books are before it, if the server said. */
  before: number | undefined
  /** What a model's reading of it takes, where one reads and the text is known. */
  estimate: ReadingCost | undefined
  /** How many of its scanned pages are read, while they are. */
  scanned?: Evaluation['scanned']
  /** Only of a pending item. */
  hold: Hold | undefined
  evaluationId: string | undefined
  cancelToken: string | undefined
  duplicate: boolean
  connectionLost: boolean
  error: string | undefined
  problem: QueueProblem | undefined
}

type Polled = Pick<
  Evaluation,
  'status' | 'progress' | 'stage' | 'result' | 'error' | 'queuePosition' | 'aiEstimate' | 'scanned'
>

export type QueueEvent =
  | { type: 'added'; items: readonly Pick<QueueItem, 'id' | 'name' | 'size' | 'isOCR'>[] }
  | {
      type: 'arrived'
      item: Pick<QueueItem, 'id' | 'name' | 'size' | 'isOCR'>
      evaluationId: string
      cancelToken: string
      duplicate: boolean
    }
  | { type: 'upload_started'; id: string }
  | { type: 'upload_progressed'; id: string; progress: number }
  | { type: 'uploaded'; id: string; evaluationId: string; cancelToken: string; duplicate: boolean }
  | { type: 'polled'; id: string; evaluation: Polled }
  | { type: 'poll_lost'; id: string }
  | { type: 'held'; id: string; trouble: Trouble; until: number }
  | { type: 'released'; until: number }
  | { type: 'failed'; id: string; problem: QueueProblem; error: string | undefined }
  | { type: 'retried'; ids: readonly string[] }
  | { type: 'resumed'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'finished_removed' }
  | { type: 'cleared' }

/** The queue after an event. Pure: uploads, polls and storage live in the runner. */
export function queueReducer(items: readonly QueueItem[], event: QueueEvent): readonly QueueItem[] {
  const change = (id: string, next: (item: QueueItem) => Partial<QueueItem>): readonly QueueItem[] =>
    items.map((item) => (item.id === id ? { ...item, ...next(item) } : item))
  switch (event.type) {
    case 'added':
      return [...items, ...event.items.map(newItem)]
    case 'arrived': {
      const { evaluationId, cancelToken, duplicate } = event
      const there = { status: 'processing' as const, waiting: true, evaluationId, cancelToken, duplicate }
      return [...items, { ...newItem(event.item), ...there }]
    }
    case 'upload_started':
      return change(event.id, () => ({ status: 'uploading', progress: 0 }))
    case 'upload_progressed':
      return change(event.id, (item) => (item.status === 'uploading' ? { progress: event.progress } : {}))
    case 'uploaded':
      return change(event.id, () => ({
        status: 'processing',
        progress: 0,
        waiting: true,
        hold: undefined,
        evaluationId: event.evaluationId,
        cancelToken: event.cancelToken,
        duplicate: event.duplicate,
      }))
    case 'polled':
      return change(event.id, () => afterPoll(event.evaluation))
    case 'poll_lost':
      return change(event.id, () => ({ connectionLost: true }))
    case 'held':
      return change(event.id, ({ hold }) => ({
        status: 'pending',
        progress: 0,
        hold: { trouble: event.trouble, until: event.until, failures: (hold?.failures ?? 0) + 1 },
      }))
    case 'released':
      return items.map((item) =>
        item.hold ? { ...item, hold: { ...item.hold, until: Math.min(item.hold.until, event.until) } } : item,
      )
    case 'failed':
      return change(event.id, () => ({
        status: 'failed',
        problem: event.problem,
        error: event.error,
        hold: undefined,
      }))
    case 'retried':
      return items.map((item) =>
        item.status === 'failed' && event.ids.includes(item.id)
          ? { ...item, status: 'pending', progress: 0, stage: null, error: undefined, problem: undefined }
          : item,
      )
    case 'resumed':
      return change(event.id, () => ({ status: 'processing', progress: 0, waiting: true, hold: undefined }))
    case 'removed':
      return items.filter((item) => item.id !== event.id)
    case 'finished_removed':
      return items.filter((item) => item.status !== 'completed')
    default:
      return []
  }
}

function newItem(given: Pick<QueueItem, 'id' | 'name' | 'size' | 'isOCR'>): QueueItem {
  return {
    ...given,
    status: 'pending',
    progress: 0,
    stage: null,
    waiting: false,
    before: undefined,
    estimate: undefined,
    hold: undefined,
    evaluationId: undefined,
    cancelToken: undefined,
    duplicate: false,
    connectionLost: false,
    error: undefined,
    problem: undefined,
  }
}

function afterPoll(evaluation: Polled): Partial<QueueItem> {
  const { status, stage, queuePosition: before, aiEstimate: estimate, scanned } = evaluation
  const seen = { connectionLost: false, waiting: status === 'pending', before, estimate, scanned, stage }
  if (status === 'completed') return { ...seen, status: 'completed', progress: 100 }
  if (status === 'failed') {
    const told = evaluation.result && 'error' in evaluation.result ? evaluation.result.error : evaluation.error
    return { ...seen, status: 'failed', problem: 'processingFailed', error: told }
  }
  return { ...seen, progress: evaluation.progress }
}

export const isFinished = (item: QueueItem): boolean => item.status === 'completed' || item.status === 'failed'

/**
 * The pending items that may start now: at most three are in flight. Where one was refused for a while, none is sent before
 * its time, and then that one alone: it finds out for all of them.
 */
export function nextToStart(items: readonly QueueItem[], now: number): QueueItem[] {
  const inFlight = items.filter((item) => item.status === 'uploading' || item.status === 'processing').length
  const pending = items.filter((item) => item.status === 'pending')
  const held = pending.filter(({ hold }) => hold !== undefined)
  if (held.some(({ hold }) => hold !== undefined && hold.until > now)) return []
  const probing = items.some((item) => item.status === 'uploading' && item.hold !== undefined)
  if (probing) return []
  const free = Math.max(0, QUEUE_CONCURRENCY - inFlight)
  return held.length > 0 ? held.slice(0, Math.min(1, free)) : pending.slice(0, free)
}

/** A long queue shows so many rows of what waits and of what has ended. */
const SHOWN = 30

/** The rows worth seeing of a queue of any length, in its order: all that run or failed, the next ones, the last ended. */
export function shownItems(items: readonly QueueItem[]): readonly QueueItem[] {
  const next = new Set(items.filter((item) => item.status === 'pending').slice(0, SHOWN))
  const ended = new Set(items.filter((item) => item.status === 'completed').slice(-SHOWN))
  return items.filter(
    (item) => (item.status !== 'pending' && item.status !== 'completed') || next.has(item) || ended.has(item),
  )
}

/** Files that only this page has: they have not been accepted, and are lost when it is left. */
export function isUnsent(item: QueueItem): boolean {
  return item.evaluationId === undefined && (item.status === 'pending' || item.status === 'uploading')
}

/** 0-100 over all items; an upload counts for the first tenth of its book. */
export function overallProgress(items: readonly QueueItem[]): number {
  if (items.length === 0) return 0
  const share = (item: QueueItem): number => {
    if (isFinished(item)) return 100
    if (item.status === 'uploading') return item.progress / 10
    return item.status === 'processing' ? Math.max(10, item.progress) : 0
  }
  return items.reduce((sum, item) => sum + share(item), 0) / items.length
}

/**
 * The queue after a reload of the page: what the server has is followed on; a file that had not been sent is gone from
 * the browser's memory and must be chosen again.
 */
export function restoredItems(items: readonly QueueItem[]): QueueItem[] {
  return items.map((item) => {
    if (isFinished(item)) return item
    if (item.evaluationId !== undefined) return { ...item, status: 'processing', hold: undefined }
    return { ...item, status: 'failed', problem: 'interrupted', error: undefined, progress: 0, hold: undefined }
  })
}
