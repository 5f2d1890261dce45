import * as z from 'zod/mini'
import { noticeSchema } from './notices.ts'

export const PAGE_KINDS = ['page', 'section', 'part'] as const
/** page: printed pages; section: a chapter file of an EPUB or a heading's text; part: 1,800 characters of a text without either. */
export const pageKindSchema = z.enum(PAGE_KINDS)
export type PageKind = z.infer<typeof pageKindSchema>

export const BOOK_FORMATS = ['pdf', 'docx', 'doc', 'rtf', 'epub', 'txt', 'image'] as const
export const bookFormatSchema = z.enum(BOOK_FORMATS)
export type BookFormat = z.infer<typeof bookFormatSchema>

/** What the file says about itself. Every field is cleaned and may be missing. */
export const bookMetadataSchema = z.object({
  title: z.optional(z.string()),
  author: z.optional(z.string()),
  publisher: z.optional(z.string()),
  /** ISBN-13 or ISBN-10 with a valid check digit, without hyphens. */
  isbn: z.optional(z.string()),
  language: z.optional(z.string()),
  typicalAgeRange: z.optional(z.string()),
  contentRating: z.optional(z.string()),
})
export type BookMetadata = z.infer<typeof bookMetadataSchema>

/** Offsets are UTF-16 code units into `BookText.text`, end excluded. */
export const bookPageSchema = z.object({
  number: z.int().check(z.minimum(1)),
  /** The page label printed or declared, where it differs from the number ("xii"). */
  label: z.optional(z.string()),
  start: z.int(),
  end: z.int(),
  source: z.enum(['text', 'ocr']),
  /** 0-100, of OCR only. */
  confidence: z.optional(z.number()),
  /** True when the page has content that could not be read: it never counts as safe. */
  unread: z.optional(z.boolean()),
  /** A person typed what the page says. */
  typed: z.optional(z.boolean()),
})
export type BookPage = z.infer<typeof bookPageSchema>

export const headingSchema = z.object({ level: z.int(), start: z.int(), end: z.int() })

/** A book as read from any format: one text, its pages, and what the file said about itself. */
export const bookTextSchema = z.object({
  /** Paragraphs end with a newline, pages with a blank line or, within a sentence, with a space; NFC; no NUL and no control characters but newline and tab. */
  text: z.string(),
  pages: z.array(bookPageSchema),
  pageKind: pageKindSchema,
  format: bookFormatSchema,
  metadata: bookMetadataSchema,
  headings: z.array(headingSchema),
  notices: z.array(noticeSchema),
})
export type BookText = z.infer<typeof bookTextSchema>

/** A cover picture as found in the file. */
export type BookCover = { bytes: Uint8Array; type: 'image/jpeg' | 'image/png' | 'image/webp' }

/** The page an offset lies on. Binary search over pages in ascending order. */
export function pageOf(pages: readonly BookPage[], offset: number): BookPage | undefined {
  let low = 0
  let high = pages.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pages[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return pages[low]
}

/** The number of the page an offset lies on, from 1. */
export function pageAt(pages: readonly BookPage[], offset: number): number {
  return pageOf(pages, offset)?.number ?? 1
}
