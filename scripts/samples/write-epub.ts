import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { SampleBook } from './sample-book.ts'

const FIXED_TIME = new Date('2026-01-01T00:00:00Z')

/** EPUB 3: a file a page, a navigation document, the cover picture. */
export async function writeEpub(book: SampleBook, cover: Uint8Array): Promise<Uint8Array> {
  const zip = new ZipFile()
  const add = (name: string, content: string | Uint8Array, compress = true): void => {
    zip.addBuffer(Buffer.from(content), name, { compress, mtime: FIXED_TIME })
  }
  const direction = book.language === 'ar' ? 'rtl' : 'ltr'
  const html = (title: string, body: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}" dir="${direction}"><head><title>${escape(title)}</title></head><body>${body}</body></html>\n`
  const names = book.pages.map((_, index) => `page-${index + 1}.xhtml`)
  add('mimetype', 'application/epub+zip', false)
  add(
    'META-INF/container.xml',
    '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
  )
  add(
    'book/package.opf',
    `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:mizan:${escape(book.title)}</dc:identifier><dc:title>${escape(book.title)}</dc:title><dc:creator>${escape(book.author)}</dc:creator><dc:publisher>${escape(book.publisher)}</dc:publisher><dc:language>${book.language}</dc:language><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="cover" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>${names.map((name, index) => `<item id="p${index}" href="${name}" media-type="application/xhtml+xml"/>`).join('')}</manifest>
<spine page-progression-direction="${direction}">${names.map((_, index) => `<itemref idref="p${index}"/>`).join('')}</spine></package>\n`,
  )
  add(
    'book/nav.xhtml',
    html(
      book.title,
      `<nav epub:type="toc"><ol>${book.pages.map(({ heading }, index) => `<li><a href="${names[index]}">${escape(heading)}</a></li>`).join('')}</ol></nav>`,
    ),
  )
  add('book/cover.jpg', cover)
  for (const [index, { heading, paragraphs }] of book.pages.entries()) {
    const body = `<h1>${escape(heading)}</h1>${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('\n')}`
    add(`book/${names[index]}`, html(heading, body))
  }
  zip.end()
  return buffer(zip.outputStream as Readable)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
