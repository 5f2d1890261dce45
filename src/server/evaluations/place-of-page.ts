import type { PhotographReading, RawPage } from '../../pipeline/extract/reader.ts'

/** Where a page of a book comes from. */
export type PagePlace = {
  /** Of its photograph, from 0. */
  position: number
  /** Of the page within what its photograph shows. */
  index: number
  /** Everything that was read of the photograph. */
  pages: RawPage[]
}

/**
 * Which photograph shows each page of a book, page by page. One that was not read yet counts as one page, unread.
 *
 * @param photographs how many the book has
 */
export function placesOfPages(readings: readonly PhotographReading[], photographs: number): PagePlace[] {
  const read = new Map(readings.map((reading) => [reading.position, reading.pages]))
  return Array.from({ length: photographs }, (_, position) => {
    const pages: RawPage[] = read.get(position) ?? [{ text: '', source: 'ocr', unread: true }]
    return pages.map((__, index) => ({ position, index, pages }))
  }).flat()
}
