import type { UploadAnswer } from '../../../../contract/evaluation.ts'
import { MAX_SCAN_PAGES } from '../../../../contract/scanned-pages.ts'
import { ApiError, serverSentence } from '../../../lib/api-error.ts'
import { createStore, type Store } from '../../../lib/create-store.ts'
import { retryDelay, type Trouble, troubleOf } from '../../../lib/trouble.ts'
import type { TakenPage } from '../take-page.ts'
import type { ScanShelf } from './scan-shelf.ts'
import {
  inOrder,
  newScan,
  pictureOf,
  type Scan,
  withArrived,
  withMoved,
  withoutPage,
  withPage,
  withRetaken,
  withSent,
  withStraightened,
} from './scan-state.ts'

export type ScanCalls = {
  send: (secret: string, name: string, picture: Blob) => Promise<void>
  drop: (secret: string, name: string) => Promise<void>
  arrived: (secret: string) => Promise<string[]>
  finish: (secret: string, names: string[], title: string) => Promise<UploadAnswer>
}

/** Why pages wait: for a while, for somebody to sign in, or until the person does what the server's sentence says. */
export type ScanHold =
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'signIn' }
  | { kind: 'refused'; sentence: string | undefined }

export type ScanView = {
  /** undefined until the browser's own storage was looked into. */
  scan: Scan | undefined
  hold: ScanHold | undefined
  /** False where the browser keeps nothing: then pages last as long as this page is open. */
  keeps: boolean
  /** The last page could not be kept: the browser has no more room. */
  isFull: boolean
}

export type ScanSession = {
  store: Store<ScanView>
  /** @returns false where there is no more room for it */
  add: (taken: TakenPage) => Promise<boolean>
  retake: (slot: string, taken: TakenPage) => Promise<boolean>
  straightened: (slot: string, straightened: boolean, thumbnail: Blob) => Promise<boolean>
  move: (slot: string, by: -1 | 1) => Promise<boolean>
  remove: (slot: string) => Promise<boolean>
  /** Hands the book in, as soon as all of its pages have arrived. */
  finish: (title: string) => Promise<boolean>
  /** Takes the handing in back, as long as the book is not there. */
  goOn: () => Promise<boolean>
  discard: () => Promise<void>
  /** Tries at once what waits. */
  sendNow: () => void
  /** Called when the library has the book. */
  onFinished: (listener: (answer: UploadAnswer, book: { title: string; size: number }) => void) => void
}

/**
 * The one book that is being photographed: every page is kept in the browser until the library has the whole book, and sent
 * as soon as it is taken. Sending goes on after a lost connection and after the page was closed; as every picture has a name
 * of its own, none is lost and none arrives twice.
 */
export function createScanSession(calls: ScanCalls, openShelf: () => Promise<ScanShelf>): ScanSession {
  const store = createStore<ScanView>({ scan: undefined, hold: undefined, keeps: true, isFull: false })
  let shelf: ScanShelf | undefined
  let sending = false
  /** Something changed while it was being sent. */
  let changed = false
  let failures = 0
  let waking: ReturnType<typeof setTimeout> | undefined
  let finished: Parameters<ScanSession['onFinished']>[0] = () => undefined
  /** Changes are written one after the other. */
  let writing: Promise<unknown> = begin()

  async function begin(): Promise<void> {
    let scan: Scan | undefined
    try {
      shelf = await openShelf()
      scan = await shelf.load()
    } catch {
      // It is said above the camera, and the book lasts as long as the page.
      shelf = undefined
      store.set({ ...store.get(), keeps: false })
    }
    store.set({ ...store.get(), scan: scan ?? newScan() })
    void sendOn()
  }

  /**
   * @param note whether it only notes what has happened: that is never refused, for where it could not be written the next
   * start asks the server again
   */
  function change(edit: (scan: Scan) => Scan, note = false): Promise<boolean> {
    const done = writing.then(async () => {
      const before = store.get().scan ?? newScan()
      const after = edit(before)
      if (after === before) return true
      try {
        await shelf?.save(before, after)
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
        store.set({ ...store.get(), ...(isFull ? { isFull } : { keeps: false }) })
        // No room for another page; whatever else is wrong with the storage, this page goes on without it.
        if (isFull && !note) return false
        store.set({ ...store.get(), scan: after })
        return true
      }
      store.set({ ...store.get(), scan: after, isFull: false })
      return true
    })
    writing = done.catch(() => undefined)
    void done.then(() => void sendOn()).catch(() => undefined)
    return done
  }

  /** Sends page after page, and the book behind them; one at a time, in the order in which they were taken. */
  async function sendOn(): Promise<void> {
    changed = true
    if (sending) return
    sending = true
    clearTimeout(waking)
    try {
      while (changed) {
        changed = false
        while (await sendNext()) failures = 0
      }
      store.set({ ...store.get(), hold: undefined })
    } catch (error) {
      wait(error)
    } finally {
      sending = false
    }
  }

  /** @returns whether there may be more */
  async function sendNext(): Promise<boolean> {
    const { scan } = store.get()
    if (scan === undefined) return false
    const { secret, title, replaced } = scan.book
    const next = scan.pages.find((page) => !page.sent)
    if (next !== undefined) {
      await calls.send(secret, next.name, pictureOf(next))
      await change((now) => withSent(now, next.name), true)
      return true
    }
    if (replaced.length > 0) {
      for (const name of replaced) await calls.drop(secret, name)
      await change(
        (now) => ({
          ...now,
          book: { ...now.book, replaced: now.book.replaced.filter((name) => !replaced.includes(name)) },
        }),
        true,
      )
      return true
    }
    if (title === undefined || scan.book.order.length === 0) return false
    try {
      const pages = inOrder(scan)
      const names = pages.map(({ name }) => name)
      const answer = await calls.finish(secret, names, title)
      finished(answer, { title, size: pages.reduce((sum, page) => sum + pictureOf(page).size, 0) })
      // Closed before this, the page asks again, and is told of the same book.
      await forget()
      return false
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'scan_page_missing') throw error
      const arrived = await calls.arrived(secret)
      await change((now) => withArrived(now, arrived), true)
      // All there, and still refused: they belong to a book already.
      const { scan: now } = store.get()
      if (now?.pages.every(({ sent }) => sent)) await change((all) => withArrived(all, []), true)
      return true
    }
  }

  function wait(error: unknown): void {
    const trouble = troubleOf(error)
    if (trouble !== undefined) {
      failures += 1
      store.set({ ...store.get(), hold: { kind: 'trouble', trouble } })
      waking = setTimeout(() => void sendOn(), retryDelay(failures, error))
      return
    }
    if (error instanceof ApiError && error.status === 401) {
      store.set({ ...store.get(), hold: { kind: 'signIn' } })
      return
    }
    store.set({ ...store.get(), hold: { kind: 'refused', sentence: serverSentence(error) } })
  }

  async function forget(): Promise<void> {
    const before = writing
    const done = (async () => {
      await before
      await shelf?.clear()
      store.set({ ...store.get(), scan: newScan(), hold: undefined, isFull: false })
    })()
    writing = done.catch(() => undefined)
    await done
  }

  return {
    store,
    add: (taken) => change((scan) => (scan.pages.length < MAX_SCAN_PAGES ? withPage(scan, taken) : scan)),
    retake: (slot, taken) => change((scan) => withRetaken(scan, slot, taken)),
    straightened: (slot, straightened, thumbnail) =>
      change((scan) => withStraightened(scan, slot, straightened, thumbnail)),
    move: (slot, by) => change((scan) => withMoved(scan, slot, by)),
    remove: (slot) => change((scan) => withoutPage(scan, slot)),
    finish: (title) => change((scan) => ({ ...scan, book: { ...scan.book, title } })),
    goOn: () =>
      change((scan) => {
        const { title: _, ...book } = scan.book
        return { ...scan, book }
      }),
    async discard() {
      const { scan } = store.get()
      await forget()
      if (scan === undefined) return
      // Whatever stays there is thrown away after a day.
      const names = [...scan.pages.map(({ name }) => name), ...scan.book.replaced]
      await Promise.allSettled(names.map((name) => calls.drop(scan.book.secret, name)))
    },
    sendNow() {
      failures = 0
      void sendOn()
    },
    onFinished: (listener) => {
      finished = listener
    },
  }
}
