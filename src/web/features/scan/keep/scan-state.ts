import { secretId } from '../../../lib/secret-id.ts'
import type { TakenPage } from '../take-page.ts'

/** A page of the book that is being photographed. */
export type ScanPage = TakenPage & {
  /** Its place in the book, whatever picture is there. */
  slot: string
  /** What the server knows its picture by: another picture has another name, so that none is mistaken for the other. */
  name: string
  /** Whether the straightened page is sent, or the photograph as it was taken. */
  straightened: boolean
  sent: boolean
}

/** What belongs to the whole book. */
export type ScanBook = {
  /** Proves to the server that these pages are ours. */
  secret: string
  /** The slots in the order of the pages. */
  order: readonly string[]
  /** Names of pictures that were replaced, to be thrown away there too. */
  replaced: readonly string[]
  /** Set once the person has handed the book in: it goes as soon as all pages have arrived. */
  title?: string
}

export type Scan = { book: ScanBook; pages: readonly ScanPage[] }

export function newScan(): Scan {
  return { book: { secret: secretId(), order: [], replaced: [] }, pages: [] }
}

/** The picture of a page that is read. */
export function pictureOf({ straight, original, straightened }: ScanPage): Blob {
  return straightened && straight ? straight : original
}

/** Pages in the order of the book. */
export function inOrder({ book, pages }: Scan): ScanPage[] {
  return book.order.flatMap((slot) => pages.find((page) => page.slot === slot) ?? [])
}

function fresh(slot: string, taken: TakenPage): ScanPage {
  return { ...taken, slot, name: secretId(), straightened: taken.straight !== undefined, sent: false }
}

export function withPage(scan: Scan, taken: TakenPage): Scan {
  const page = fresh(secretId(), taken)
  return { book: { ...scan.book, order: [...scan.book.order, page.slot] }, pages: [...scan.pages, page] }
}

/** The same place in the book with another picture. */
export function withRetaken(scan: Scan, slot: string, taken: TakenPage): Scan {
  return exchanged(scan, slot, () => fresh(slot, taken))
}

/** @param thumbnail of the picture that is sent from now on */
export function withStraightened(scan: Scan, slot: string, straightened: boolean, thumbnail: Blob): Scan {
  return exchanged(scan, slot, (page) => ({ ...page, straightened, thumbnail, name: secretId(), sent: false }))
}

export function withoutPage(scan: Scan, slot: string): Scan {
  const gone = scan.pages.find((page) => page.slot === slot)
  const replaced = gone ? [...scan.book.replaced, gone.name] : scan.book.replaced
  return {
    book: { ...scan.book, replaced, order: scan.book.order.filter((other) => other !== slot) },
    pages: scan.pages.filter((page) => page.slot !== slot),
  }
}

/** @param by -1 one place earlier, 1 one place later */
export function withMoved(scan: Scan, slot: string, by: -1 | 1): Scan {
  const from = scan.book.order.indexOf(slot)
  const to = from + by
  if (from < 0 || to < 0 || to >= scan.book.order.length) return scan
  const order = scan.book.order.toSpliced(from, 1).toSpliced(to, 0, slot)
  return { ...scan, book: { ...scan.book, order } }
}

/** A picture has arrived: unless another one is in its place meanwhile. */
export function withSent(scan: Scan, name: string): Scan {
  return { ...scan, pages: scan.pages.map((page) => (page.name === name ? { ...page, sent: true } : page)) }
}

/** Only these have arrived, whatever was believed. */
export function withArrived(scan: Scan, names: readonly string[]): Scan {
  const arrived = new Set(names)
  return { ...scan, pages: scan.pages.map((page) => ({ ...page, sent: arrived.has(page.name) })) }
}

function exchanged(scan: Scan, slot: string, change: (page: ScanPage) => ScanPage): Scan {
  const before = scan.pages.find((page) => page.slot === slot)
  if (before === undefined) return scan
  return {
    book: { ...scan.book, replaced: [...scan.book.replaced, before.name] },
    pages: scan.pages.map((page) => (page === before ? change(page) : page)),
  }
}
