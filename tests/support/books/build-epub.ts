import { buildZip } from './build-zip.ts'
import type { SampleBook } from './sample-book.ts'

export type EpubOptions = {
  /** Further entries, or other content for the standard ones. */
  entries?: Record<string, string | Buffer>
  /** Markup put into <metadata>. */
  metadata?: string
  /** Markup put into <manifest>. */
  manifest?: string
}

/** An EPUB 3 with one content document per chapter. */
export function buildEpub(book: SampleBook, options: EpubOptions = {}): Promise<Buffer> {
  const items = book.chapters.map(
    (_, index) => `<item id="c${index}" href="c${index}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  const spine = book.chapters.map((_, index) => `<itemref idref="c${index}"/>`)
  const documents = book.chapters.map(({ heading, paragraphs }, index) => [
    `OPS/c${index}.xhtml`,
    page(`<h1>${heading}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}`),
  ])
  return buildZip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'OPS/book.opf': `<?xml version="1.0"?><package version="3.0" xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${book.title}</dc:title><dc:creator>${book.author}</dc:creator>${options.metadata ?? ''}</metadata><manifest>${items.join('')}${options.manifest ?? ''}</manifest><spine>${spine.join('')}</spine></package>`,
    ...Object.fromEntries(documents),
    ...options.entries,
  })
}

export function page(body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body>${body}</body></html>`
}
