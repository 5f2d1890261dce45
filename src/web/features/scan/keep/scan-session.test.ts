import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import type { TakenPage } from '../take-page.ts'
import { createScanSession, type ScanCalls } from './scan-session.ts'
import type { ScanShelf } from './scan-shelf.ts'
import { inOrder, type Scan } from './scan-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const taken = (content: string): TakenPage => ({
  original: new Blob([`${content} as it was taken`]),
  straight: new Blob([content]),
  thumbnail: new Blob([content.slice(0, 1)]),
})

/** A server that keeps pages by their names, and a browser's storage that outlives the session. */
function setUp(overrides: Partial<ScanCalls> = {}) {
  const arrived = new Map<string, string>()
  const kept: { scan?: Scan } = {}
  const shelf: ScanShelf = {
    load: async () => kept.scan,
    save: async (_, after) => {
      kept.scan = after
    },
    clear: async () => {
      delete kept.scan
    },
  }
  const calls: ScanCalls = {
    send: async (_, name, picture) => void arrived.set(name, await picture.text()),
    drop: async (_, name) => void arrived.delete(name),
    arrived: async () => [...arrived.keys()],
    finish: vi.fn<ScanCalls['finish']>(async () => ({
      id: 'book',
      status: 'pending',
      cancelToken: 'token',
      duplicateOf: null,
    })),
    ...overrides,
  }
  const open = () => createScanSession(calls, async () => shelf)
  const shown = (session: ReturnType<typeof open>) =>
    inOrder(session.store.get().scan ?? { book: { secret: '', order: [], replaced: [] }, pages: [] })
  return { arrived, kept, calls, shelf, open, shown }
}
const settle = async () => await vi.advanceTimersByTimeAsync(0)
const unreachable = () => new TypeError('Failed to fetch')

describe('createScanSession', () => {
  it('sends each page as it is taken, and the book behind them in its order', async () => {
    const { arrived, calls, open, shown } = setUp()
    const session = open()
    const finished = vi.fn<() => void>()
    session.onFinished(finished)
    for (const content of ['one', 'two', 'three']) await session.add(taken(content))
    await session.move(shown(session)[2]?.slot ?? '', -1)
    await settle()
    expect([...arrived.values()].toSorted()).toEqual(['one', 'three', 'two'])
    await session.finish('Mina')
    await settle()
    const [[, names, title] = []] = vi.mocked(calls.finish).mock.calls
    expect(names?.map((name) => arrived.get(name))).toEqual(['one', 'three', 'two'])
    expect(title).toBe('Mina')
    expect(finished).toHaveBeenCalledOnce()
    expect(session.store.get().scan?.pages).toEqual([])
  })

  it('keeps what could not be sent, and sends it when the page is opened again: none lost, none twice', async () => {
    let isThere = true
    const sends: string[] = []
    const { arrived, open, kept } = setUp({
      send: async (_, name, picture) => {
        if (!isThere) throw unreachable()
        sends.push(name)
        arrived.set(name, await picture.text())
      },
    })
    const first = open()
    await first.add(taken('one'))
    await settle()
    isThere = false
    await first.add(taken('two'))
    await first.add(taken('three'))
    await settle()
    expect(first.store.get().hold).toEqual({ kind: 'trouble', trouble: 'unreachable' })
    expect(kept.scan?.pages).toHaveLength(3)
    isThere = true
    open()
    await settle()
    expect([...arrived.values()]).toEqual(['one', 'two', 'three'])
    expect(new Set(sends).size).toBe(sends.length)
  })

  it('goes on by itself after a while', async () => {
    const send = vi.fn<ScanCalls['send']>().mockRejectedValueOnce(unreachable()).mockResolvedValue(undefined)
    const session = setUp({ send }).open()
    await session.add(taken('one'))
    await settle()
    expect(session.store.get().scan?.pages[0]?.sent).toBe(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(session.store.get().scan?.pages[0]?.sent).toBe(true)
    expect(session.store.get().hold).toBeUndefined()
  })

  it('takes a page again, and takes the straightening back: the server has the new picture and not the old one', async () => {
    const { arrived, open, shown } = setUp()
    const session = open()
    await session.add(taken('one'))
    await session.add(taken('blurred'))
    await settle()
    await session.retake(shown(session)[1]?.slot ?? '', taken('two'))
    await session.straightened(shown(session)[0]?.slot ?? '', false, new Blob())
    await settle()
    expect([...arrived.values()].toSorted()).toEqual(['one as it was taken', 'two'])
    await session.remove(shown(session)[0]?.slot ?? '')
    await settle()
    expect([...arrived.values()]).toEqual(['two'])
  })

  it('sends again what the server has lost meanwhile', async () => {
    const setup = setUp()
    const missing = new ApiError(409, '', '{"error":"missing","code":"scan_page_missing"}')
    vi.mocked(setup.calls.finish).mockRejectedValueOnce(missing)
    const session = setup.open()
    await session.add(taken('one'))
    await session.add(taken('two'))
    await settle()
    const [lost] = setup.arrived.keys()
    setup.arrived.delete(lost ?? '')
    await session.finish('Mina')
    await settle()
    expect([...setup.arrived.values()].toSorted()).toEqual(['one', 'two'])
    expect(setup.calls.finish).toHaveBeenCalledTimes(2)
    expect(session.store.get().scan?.pages).toEqual([])
  })

  it('says that somebody has to sign in, and goes on when they have', async () => {
    const send = vi
      .fn<ScanCalls['send']>()
      .mockRejectedValueOnce(new ApiError(401, '', '{"error":"Please sign in","code":"unauthorized"}'))
      .mockResolvedValue(undefined)
    const session = setUp({ send }).open()
    await session.add(taken('one'))
    await settle()
    expect(session.store.get().hold).toEqual({ kind: 'signIn' })
    session.sendNow()
    await settle()
    expect(session.store.get().scan?.pages[0]?.sent).toBe(true)
  })

  it('tells when the browser has no more room, and the page is not in the book', async () => {
    const { shelf, open } = setUp()
    const session = open()
    await session.add(taken('one'))
    shelf.save = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    expect(await session.add(taken('two'))).toBe(false)
    expect(session.store.get()).toMatchObject({ isFull: true })
    expect(session.store.get().scan?.pages).toHaveLength(1)
  })

  it('works where the browser keeps nothing, and says so', async () => {
    const { arrived, calls } = setUp()
    const session = createScanSession(calls, () => Promise.reject(new DOMException('no', 'SecurityError')))
    await session.add(taken('one'))
    await settle()
    expect(session.store.get().keeps).toBe(false)
    expect([...arrived.values()]).toEqual(['one'])
  })
})
