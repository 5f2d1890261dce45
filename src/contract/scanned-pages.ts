import * as z from 'zod/mini'
import { bookPageSchema, type BookPage } from './book-text.ts'

/** A page of a photographed book is named by its sender, once: sent again under the same name it is there once. */
export const SCAN_PAGE_NAME = /^[\da-zA-Z_-]{8,64}$/
/** A secret of whoever photographs a book, the same for all of its pages. Never part of an address. */
export const SCAN_KEY_HEADER = 'x-scan-key'
export const MAX_SCAN_PAGES = 200
/** Pages that are no book by then are thrown away; the browser that took them still has them. */
export const SCAN_KEPT_HOURS = 23
/** Below this (0-100) so many words of a recognised page are wrong that a person should look. */
export const LEAST_CONFIDENCE = 75
/** UTF-16 code units a person may type for one page. */
export const MAX_TYPED_PAGE = 20_000

/** The pages of a scan that have arrived. */
export const scanPagesSchema = z.object({ pages: z.array(z.string()) })
export type ScanPages = z.infer<typeof scanPagesSchema>

const pageName = z.string().check(z.regex(SCAN_PAGE_NAME, 'not a name of a page'))

/** Hands a book in whose pages have arrived, in the order in which they are read. */
export const finishScanSchema = z.object({
  pages: z.array(pageName).check(z.minLength(1), z.maxLength(MAX_SCAN_PAGES)),
  /** What the book is called until its title is read. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})
export type FinishScan = z.infer<typeof finishScanSchema>

/** One page of a scanned book as far as it is read. */
export const scannedPageSchema = z.object({
  ...z.pick(bookPageSchema, { number: true, confidence: true, unread: true, typed: true }).shape,
  text: z.string(),
  /** So much was not recognised that a person should look. */
  poor: z.boolean(),
  /** Whether a photograph of its own shows it, which can be looked at and taken again. */
  photographed: z.boolean(),
})
export type ScannedPage = z.infer<typeof scannedPageSchema>

/** `GET /api/evaluate/{id}/pages`: of a book that is being read the pages that are done, of others all of them. */
export const scannedPagesSchema = z.object({
  /** Photographs or scanned pages of the book; 0 of a book that is no scan. */
  total: z.int(),
  read: z.int(),
  pages: z.array(scannedPageSchema),
})
export type ScannedPages = z.infer<typeof scannedPagesSchema>

/** What is put in the place of a page: typed words, or a photograph that was sent under a name. */
export const pageCorrectionSchema = z.union([
  z.object({ number: z.int().check(z.minimum(1)), text: z.string().check(z.maxLength(MAX_TYPED_PAGE)) }),
  z.object({ number: z.int().check(z.minimum(1)), photograph: pageName }),
])
export type PageCorrection = z.infer<typeof pageCorrectionSchema>

export const correctPagesSchema = z.object({
  pages: z.array(pageCorrectionSchema).check(z.minLength(1), z.maxLength(MAX_SCAN_PAGES)),
})
export type CorrectPages = z.infer<typeof correctPagesSchema>

/** Whether a person should look at a page: nothing of it was read, or what was is doubtful. */
export function isPoorlyRead(page: Pick<BookPage, 'confidence' | 'unread'>): boolean {
  return page.unread === true || (page.confidence ?? 100) < LEAST_CONFIDENCE
}
