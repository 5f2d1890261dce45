import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Scan, ScanBook, ScanPage } from './scan-state.ts'

/** Where a scan outlives the page. */
export type ScanShelf = {
  load: () => Promise<Scan | undefined>
  /** Writes what differs. @throws DOMException QuotaExceededError where there is no more room */
  save: (before: Scan | undefined, after: Scan) => Promise<void>
  clear: () => Promise<void>
}

type Shape = DBSchema & {
  book: { key: 'current'; value: ScanBook }
  pages: { key: string; value: ScanPage }
}

/** In the browser's own database. @throws where the browser keeps nothing, as some do in private windows */
export async function openScanShelf(): Promise<ScanShelf> {
  const database: IDBPDatabase<Shape> = await openDB<Shape>('mizan.scan', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('book')
      fresh.createObjectStore('pages', { keyPath: 'slot' })
    },
  })
  return {
    async load() {
      const transaction = database.transaction(['book', 'pages'])
      const book = await transaction.objectStore('book').get('current')
      const pages = await transaction.objectStore('pages').getAll()
      return book === undefined ? undefined : { book, pages: pages.filter(({ slot }) => book.order.includes(slot)) }
    },
    // Book and pages in one transaction: whatever moment the page is closed at, they fit each other.
    async save(before, after) {
      const transaction = database.transaction(['book', 'pages'], 'readwrite', { durability: 'strict' })
      const pages = transaction.objectStore('pages')
      const writes: Promise<unknown>[] = [transaction.objectStore('book').put(after.book, 'current')]
      for (const page of after.pages) if (!before?.pages.includes(page)) writes.push(pages.put(page))
      for (const { slot } of before?.pages ?? []) {
        if (!after.pages.some((page) => page.slot === slot)) writes.push(pages.delete(slot))
      }
      await Promise.all([...writes, transaction.done])
    },
    async clear() {
      const transaction = database.transaction(['book', 'pages'], 'readwrite')
      await Promise.all([
        transaction.objectStore('book').clear(),
        transaction.objectStore('pages').clear(),
        transaction.done,
      ])
    },
  }
}
