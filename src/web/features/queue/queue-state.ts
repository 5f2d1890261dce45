import type { Evaluation, Stage } from '../../../contract/evaluation.ts'
import { QUEUE_CONCURRENCY } from '../../../contract/limits.ts'

export type QueueStatus = 'pending' | 'uploading' | 'processing' | 'completed' | 'failed'
/** Why an item failed where the server gave no sentence. */
export type QueueProblem = 'uploadFailed' | 'processingFailed' | 'interrupted'

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
  evaluationId: string | undefined
  cancelToken: string | undefined
  duplicate: boolean
  connectionLost: boolean
  error: string | undefined
  problem: QueueProblem | undefined
}

export type QueueEvent =
  | { type: 'added'; items: readonly Pick<QueueItem, 'id' | 'name' | 'size' | 'isOCR'>[] }
  | { type: 'upload_started'; id: string }
  | { type: 'upload_progressed'; id: string; progress: number }
  | { type: 'uploaded'; id: string; evaluationId: string; cancelToken: string; duplicate: boolean }
  | { type: 'polled'; id: string; evaluation: Pick<Evaluation, 'status' | 'progress' | 'stage' | 'result' | 'error'> }
  | { type: 'poll_lost'; id: string }
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
    case 'upload_started':
      return change(event.id, () => ({ status: 'uploading', progress: 0 }))
    case 'upload_progressed':
      return change(event.id, (item) => (item.status === 'uploading' ? { progress: event.progress } : {}))
    case 'uploaded':
      return change(event.id, () => ({
        status: 'processing',
        progress: 0,
        waiting: true,
        evaluationId: event.evaluationId,
        cancelToken: event.cancelToken,
        duplicate: event.duplicate,
      }))
    case 'polled':
      return change(event.id, () => afterPoll(event.evaluation))
    case 'poll_lost':
      return change(event.id, () => ({ connectionLost: true }))
    case 'failed':
      return change(event.id, () => ({ status: 'failed', problem: event.problem, error: event.error }))
    case 'retried':
      return items.map((item) =>
        item.status === 'failed' && event.ids.includes(item.id)
          ? { ...item, status: 'pending', progress: 0, stage: null, error: undefined, problem: undefined }
          : item,
      )
    case 'resumed':
      return change(event.id, () => ({ status: 'processing', progress: 0, waiting: true }))
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
    evaluationId: undefined,
    cancelToken: undefined,
    duplicate: false,
    connectionLost: false,
    error: undefined,
    problem: undefined,
  }
}

function afterPoll(evaluation: Extract<QueueEvent, { type: 'polled' }>['evaluation']): Partial<QueueItem> {
  const seen = { connectionLost: false, waiting: evaluation.status === 'pending', stage: evaluation.stage }
  if (evaluation.status === 'completed') return { ...seen, status: 'completed', progress: 100 }
  if (evaluation.status === 'failed') {
    const told = evaluation.result && 'error' in evaluation.result ? evaluation.result.error : evaluation.error
    return { ...seen, status: 'failed', problem: 'processingFailed', error: told }
  }
  return { ...seen, progress: evaluation.progress }
}

export const isFinished = (item: QueueItem): boolean => item.status === 'completed' || item.status === 'failed'

/** The pending items that may start now: at most three are in flight. */
export function nextToStart(items: readonly QueueItem[]): QueueItem[] {
  const inFlight = items.filter((item) => item.status === 'uploading' || item.status === 'processing').length
  return items.filter((item) => item.status === 'pending').slice(0, Math.max(0, QUEUE_CONCURRENCY - inFlight))
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
    if (item.evaluationId !== undefined) return { ...item, status: 'processing' }
    return { ...item, status: 'failed', problem: 'interrupted', error: undefined, progress: 0 }
  })
}
