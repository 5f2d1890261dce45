import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Evaluation, UploadAnswer } from '../../../contract/evaluation.ts'
import { ApiError } from '../../lib/api-error.ts'
import { type QueueItem, shownItems } from './queue-state.ts'
import { FileGoneError } from './upload-files.ts'
import { createUploadQueue, type QueueCalls } from './upload-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Answers = Record<string, Partial<Evaluation>>

function setUp(overrides: Partial<QueueCalls> = {}, remembered: readonly QueueItem[] = []) {
  const answers: Answers = {}
  const saved: { items: readonly QueueItem[] } = { items: [] }
  const calls = {
    upload: vi.fn<QueueCalls['upload']>(async ({ files }) => ({
      id: `id-${files[0]?.name}`,
      status: 'pending',
      cancelToken: 'token',
      duplicateOf: null,
    })),
    read: vi.fn<QueueCalls['read']>(
      async (id) =>
        ({ status: 'processing', progress: 50, stage: 'safety', result: null, ...answers[id] }) as Evaluation,
    ),
    retry: vi.fn<QueueCalls['retry']>(async () => undefined),
    remove: vi.fn<QueueCalls['remove']>(async () => undefined),
    ...overrides,
  }
  const queue = createUploadQueue(calls, {
    load: () => remembered,
    save: (items) => {
      saved.items = items
    },
  })
  const add = (...names: string[]) =>
    queue.add(names.map((name) => ({ files: [new File(['text'], name)], isOCR: false })))
  const states = () => queue.store.get().map((item) => `${item.name} ${item.status}`)
  return { queue, calls, answers, add, states, saved }
}

describe('createUploadQueue', () => {
  it('sends first what was chosen first', async () => {
    const upload = vi.fn<QueueCalls['upload']>(() => new Promise(() => undefined))
    setUp({ upload }).add('a', 'b', 'c')
    expect(upload.mock.calls.map(([{ files }]) => files[0]?.name)).toEqual(['a', 'b', 'c'])
  })

  it('sends a book with a secret of its own, the same each time, also over a page without TLS', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const upload = vi.fn<QueueCalls['upload']>(async () => {
      throw new TypeError('The connection broke during the upload')
    })
    const { add } = setUp({ upload })
    add('a', 'b')
    await vi.advanceTimersByTimeAsync(60_000)
    vi.unstubAllGlobals()
    const keysOf = (name: string) =>
      upload.mock.calls.flatMap(([{ files, key }]) => (files[0]?.name === name ? [key] : []))
    expect(keysOf('a').length).toBeGreaterThan(1)
    expect(new Set(keysOf('a'))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]))
    expect(keysOf('b')).not.toContain(keysOf('a')[0])
  })

  it('keeps three in flight and starts the next when one has ended', async () => {
    const { add, states, answers, calls } = setUp()
    add('a', 'b', 'c', 'd')
    expect(states()).toEqual(['a uploading', 'b uploading', 'c uploading', 'd pending'])
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.upload).toHaveBeenCalledTimes(3)
    answers['id-b'] = { status: 'completed' }
    await vi.advanceTimersByTimeAsync(2000)
    expect(states()).toEqual(['a processing', 'b completed', 'c processing', 'd processing'])
  })

  it('tells a second after the last item has ended, with what came through', async () => {
    const { add, answers, queue } = setUp()
    const settled = vi.fn<(completed: number, failed: number) => void>()
    queue.onSettled(settled)
    add('a', 'b')
    answers['id-a'] = { status: 'completed' }
    answers['id-b'] = { status: 'failed', result: { error: 'The file is damaged' } }
    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledExactlyOnceWith(1, 1)
    expect(queue.store.get()[1]).toMatchObject({ status: 'failed', error: 'The file is damaged' })
  })

  it('sends a failed upload again, and restarts a failed evaluation by its token', async () => {
    const upload = vi
      .fn<QueueCalls['upload']>()
      .mockRejectedValueOnce(new ApiError(413, '', '{"error":"Too large"}'))
      .mockResolvedValue({ id: 'id-a', status: 'pending', cancelToken: 'token', duplicateOf: null })
    const { add, queue, answers, calls } = setUp({ upload })
    add('a')
    await vi.advanceTimersByTimeAsync(0)
    const [failed] = queue.store.get()
    expect(failed).toMatchObject({ status: 'failed', error: 'Too large' })
    queue.retry([failed?.id ?? ''])
    answers['id-a'] = { status: 'failed' }
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.store.get()[0]).toMatchObject({ status: 'failed', problem: 'processingFailed' })
    delete answers['id-a']
    queue.retry([failed?.id ?? ''])
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.retry).toHaveBeenCalledExactlyOnceWith('id-a', 'token')
    expect(queue.store.get()[0]).toMatchObject({ status: 'processing', error: undefined })
  })

  it('waits out a lost connection', async () => {
    const read = vi.fn<QueueCalls['read']>().mockRejectedValueOnce(new TypeError('offline'))
    read.mockResolvedValue({ status: 'completed', progress: 100, stage: null, result: null } as unknown as Evaluation)
    const { add, queue } = setUp({ read })
    add('a')
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.store.get()[0]).toMatchObject({ status: 'processing', connectionLost: true })
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.store.get()[0]).toMatchObject({ status: 'completed', connectionLost: false })
  })

  it('cancels: aborts uploads, deletes what has not ended, keeps what has', async () => {
    const { add, queue, answers, calls } = setUp()
    add('done', 'running')
    answers['id-done'] = { status: 'completed' }
    await vi.advanceTimersByTimeAsync(2000)
    await queue.cancelAll()
    expect(calls.remove).toHaveBeenCalledExactlyOnceWith('id-running', 'token')
    expect(queue.store.get()).toEqual([])
  })

  it('deletes an upload whose answer came after it was cancelled', async () => {
    let answer: (value: UploadAnswer) => void = () => undefined
    const upload = vi.fn<QueueCalls['upload']>(() => new Promise((resolve) => (answer = resolve)))
    const { add, queue, calls } = setUp({ upload })
    add('late')
    await queue.cancelAll()
    expect(upload.mock.calls[0]?.[0].signal.aborted).toBe(true)
    answer({ id: 'id-late', status: 'pending', cancelToken: 'late-token', duplicateOf: null })
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.remove).toHaveBeenCalledExactlyOnceWith('id-late', 'late-token')
  })

  it('follows on after a reload what the server has, and says what must be chosen again', async () => {
    const first = setUp()
    first.add('a', 'b')
    await vi.advanceTimersByTimeAsync(0)
    const remembered = first.saved.items.map((item) =>
      item.name === 'b' ? { ...item, evaluationId: undefined, status: 'uploading' as const } : item,
    )
    const { queue, answers, states } = setUp({}, remembered)
    answers['id-a'] = { status: 'completed' }
    expect(states()).toEqual(['a processing', 'b failed'])
    expect(queue.store.get()[1]).toMatchObject({ problem: 'interrupted' })
    expect(queue.store.get().map(queue.canRetry)).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(2000)
    expect(states()).toEqual(['a completed', 'b failed'])
  })

  const accepted = (name: string): UploadAnswer => ({
    id: `id-${name}`,
    status: 'pending',
    cancelToken: 'token',
    duplicateOf: null,
  })
  const busy = () => new ApiError(429, '', '{"error":"The library is busy","code":"busy"}', '20')

  it('is sent though its time comes between two looks at the clock', async () => {
    const upload = vi.fn<QueueCalls['upload']>().mockRejectedValue(busy())
    const { add, queue } = setUp({ upload })
    add('a')
    await vi.advanceTimersByTimeAsync(0)
    const until = queue.store.get()[0]?.hold?.until ?? 0
    // The browser wakes the page a moment early, and the moment passes while it looks.
    let looks = 0
    vi.spyOn(Date, 'now').mockImplementation(() => until - 1 + Math.min(1, looks++))
    await vi.advanceTimersByTimeAsync(21_000)
    expect(upload).toHaveBeenCalledTimes(2)
  })

  it('keeps what a busy library refused, sends nothing before its time, then one book to find out, then the rest', async () => {
    const upload = vi.fn<QueueCalls['upload']>().mockRejectedValue(busy())
    const { add, queue, states } = setUp({ upload })
    add('a', 'b', 'c', 'd')
    await vi.advanceTimersByTimeAsync(0)
    expect(states()).toEqual(['a pending', 'b pending', 'c pending', 'd pending'])
    expect(queue.store.get()[0]?.hold).toEqual({ trouble: 'busy', until: Date.now() + 20_000, failures: 1 })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(upload).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(upload).toHaveBeenCalledTimes(4)
    upload.mockImplementation(async ({ files }) => accepted(files[0]?.name ?? ''))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(states()).toEqual(['a processing', 'b processing', 'c processing', 'd pending'])
    expect(queue.store.get().map(({ hold }) => hold)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('sends again by itself when the server is back, at once when asked to, and not what was removed', async () => {
    const upload = vi.fn<QueueCalls['upload']>().mockRejectedValue(new TypeError('Failed to fetch'))
    const { add, queue, states } = setUp({ upload })
    add('a')
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000)
    expect(upload).toHaveBeenCalledTimes(4)
    expect(queue.store.get()[0]?.hold).toMatchObject({ trouble: 'unreachable', failures: 4 })
    upload.mockImplementation(async ({ files }) => accepted(files[0]?.name ?? ''))
    queue.sendNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(states()).toEqual(['a processing'])

    upload.mockRejectedValue(busy())
    add('b')
    await vi.advanceTimersByTimeAsync(0)
    queue.remove(queue.store.get()[1]?.id ?? '')
    upload.mockClear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(upload).not.toHaveBeenCalled()
  })

  it('does not try for ever, and gives up at once on a file that is gone', async () => {
    const upload = vi.fn<QueueCalls['upload']>().mockRejectedValue(busy())
    const { add, queue } = setUp({ upload })
    add('a')
    await vi.advanceTimersByTimeAsync(3 * 60 * 60_000)
    expect(upload).toHaveBeenCalledTimes(61)
    expect(queue.store.get()[0]).toMatchObject({ status: 'failed', error: 'The library is busy', hold: undefined })
    upload.mockRejectedValue(new FileGoneError())
    queue.retry([queue.store.get()[0]?.id ?? ''])
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.store.get()[0]).toMatchObject({ status: 'failed', problem: 'fileGone' })
  })

  it('asks less and less often while nobody answers, and tells how many books wait before this one', async () => {
    const read = vi.fn<QueueCalls['read']>().mockRejectedValue(new TypeError('offline'))
    const { add, queue } = setUp({ read })
    add('a')
    await vi.advanceTimersByTimeAsync(62_000)
    expect(read.mock.calls.length).toBeLessThan(7)
    read.mockResolvedValue({
      status: 'pending',
      progress: 0,
      stage: null,
      result: null,
      queuePosition: 7,
    } as Evaluation)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(queue.store.get()[0]).toMatchObject({
      status: 'processing',
      waiting: true,
      before: 7,
      connectionLost: false,
    })
  })

  it('follows a book on that a lost answer made look failed', async () => {
    const read = vi.fn<QueueCalls['read']>().mockRejectedValueOnce(new ApiError(401, '', '{"error":"Sign in"}'))
    read.mockResolvedValue({ status: 'completed', progress: 100, stage: null, result: null } as unknown as Evaluation)
    const retry = vi
      .fn<QueueCalls['retry']>()
      .mockRejectedValue(new ApiError(409, '', '{"error":"Not failed","code":"evaluation_not_failed"}'))
    const { add, queue } = setUp({ read, retry })
    add('a')
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.store.get()[0]).toMatchObject({ status: 'failed', error: 'Sign in' })
    queue.retry([queue.store.get()[0]?.id ?? ''])
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.store.get()[0]).toMatchObject({ status: 'completed' })
  })

  it('shows of a long queue what runs, what failed, what is next and what ended last', () => {
    const { queue, add } = setUp()
    add(...Array.from({ length: 800 }, (_, index) => `book ${index}`))
    const items = queue.store.get().map((item, index) => {
      const status = index < 300 ? 'completed' : index === 300 ? 'failed' : index < 304 ? 'uploading' : 'pending'
      return { ...item, status } as const
    })
    const shown = shownItems(items).map(({ name }) => name)
    expect(shown).toHaveLength(64)
    expect(shown).toEqual(expect.arrayContaining(['book 299', 'book 300', 'book 303', 'book 304', 'book 333']))
  })

  it('sends the next as soon as one of its own has made room', async () => {
    const upload = vi.fn<QueueCalls['upload']>().mockResolvedValueOnce(accepted('a')).mockRejectedValue(busy())
    const { add, queue, answers } = setUp({ upload })
    add('a', 'b')
    answers['id-a'] = { status: 'completed' }
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.store.get()[1]?.hold?.until).toBe(Date.now() + 2000)
    upload.mockResolvedValue(accepted('b'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.store.get()[1]).toMatchObject({ status: 'processing', hold: undefined })
  })
})
