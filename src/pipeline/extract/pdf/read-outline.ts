import type { OpenPdf } from './open-pdf.ts'
import { readSizedString } from './pdfium-memory.ts'

export type OutlineEntry = { title: string; level: number; page: number }

const MAX_ENTRIES = 5_000
const MAX_DEPTH = 8

/** The bookmarks of a document that lead to a page, in order, levels from 1. Circular outlines end. */
export function readOutline({ pdfium, document }: OpenPdf): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  const seen = new Set<number>()
  const visit = (parent: number, level: number): void => {
    let bookmark = pdfium._FPDFBookmark_GetFirstChild(document, parent)
    while (bookmark !== 0 && !seen.has(bookmark) && seen.size < MAX_ENTRIES) {
      seen.add(bookmark)
      const current = bookmark
      const title = readSizedString(pdfium, (buffer, size) =>
        pdfium._FPDFBookmark_GetTitle(current, buffer, size),
      ).trim()
      const page = targetPage(bookmark)
      if (title !== '' && page >= 0) entries.push({ title, level, page })
      if (level < MAX_DEPTH) visit(bookmark, level + 1)
      bookmark = pdfium._FPDFBookmark_GetNextSibling(document, bookmark)
    }
  }
  const targetPage = (bookmark: number): number => {
    let destination = pdfium._FPDFBookmark_GetDest(document, bookmark)
    if (destination === 0) {
      const action = pdfium._FPDFBookmark_GetAction(bookmark)
      if (action !== 0) destination = pdfium._FPDFAction_GetDest(document, action)
    }
    return destination === 0 ? -1 : pdfium._FPDFDest_GetDestPageIndex(document, destination)
  }
  visit(0, 1)
  return entries
}
