import {
  Document,
  FootnoteReferenceRun,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type ISectionOptions,
} from 'docx'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildZip } from '../../../../tests/support/books/build-zip.ts'
import type { RawBook } from '../reader.ts'
import { docxReader } from './docx-reader.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-docx-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(bytes: Buffer): Promise<RawBook> {
  const path = join(folder, 'book')
  await writeFile(path, bytes)
  return docxReader.read({ paths: [path], filename: 'a.docx', onProgress: () => undefined })
}

async function readChildren(children: ISectionOptions['children'], footnotes = {}): Promise<RawBook> {
  return read(await Packer.toBuffer(new Document({ footnotes, sections: [{ children }] })))
}

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

/** A package around the body of a document, for what the docx package does not write. */
function packed(body: string, prolog = '', parts: Record<string, string> = {}): Promise<Buffer> {
  return buildZip({
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONS,
    'word/document.xml': `${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${body}</w:body></w:document>`,
    ...parts,
  })
}

describe('docxReader', () => {
  test('tables, footnotes and page breaks', async () => {
    const cell = (text: string): TableCell => new TableCell({ children: [new Paragraph(text)] })
    const book = await readChildren(
      [
        new Paragraph({ children: [new TextRun('The cat'), new FootnoteReferenceRun(1), new TextRun(' sat.')] }),
        new Table({ rows: [new TableRow({ children: [cell('a'), cell('b')] })] }),
        new Paragraph({ children: [new PageBreak()] }),
        new Paragraph('Last page.'),
      ],
      { 1: { children: [new Paragraph('A feline.')] } },
    )
    expect(book.pageKind).toBe('page')
    expect(book.pages).toHaveLength(2)
    expect(book.pages[0]?.text).toMatch(/^The cat sat\.\na\s+b\s*$/)
    expect(book.pages[1]?.text).toMatch(/^Last page\.\nA feline\.\s*$/)
  })

  test('pages of the last layout and breaks before paragraphs are pages, and cut no sentence', async () => {
    const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
    const body = `<w:p>${run('A sentence ')}<w:r><w:lastRenderedPageBreak/><w:t>goes on.</w:t></w:r></w:p><w:p>${run('Two.')}</w:p>
      <w:p><w:pPr><w:pageBreakBefore/></w:pPr><w:r><w:lastRenderedPageBreak/></w:r>${run('Three.')}</w:p>`
    const { pageKind, pages } = await read(await packed(body))
    expect(pageKind).toBe('page')
    expect(pages.map((page) => page.text.trim())).toEqual(['A sentence goes on.', 'Two.', 'Three.'])
  })

  test('embedded documents are read, or unread pages', async () => {
    const relation = (id: string, target: string): string =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="${target}"/>`
    const bytes = await packed('<w:p><w:r><w:t>Own.</w:t></w:r></w:p>', '', {
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('a', 'chunk.html')}${relation('b', 'chunk.docx')}</Relationships>`,
      'word/chunk.html': '<p>Embedded.</p>',
      'word/chunk.docx': 'x',
    })
    const { pages } = await read(bytes)
    expect(pages.map(({ text, unread }) => [text.trim(), unread])).toEqual([
      ['Own.', undefined],
      ['Embedded.', undefined],
      ['', true],
    ])
  })

  test('text boxes are read', async () => {
    const box =
      '<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent><w:p><w:r><w:t>In a box.</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>'
    expect((await read(await packed(`<w:p><w:r><w:t>Before.</w:t></w:r></w:p>${box}`))).pages[0]?.text).toMatch(
      /Before\.\nIn a box\./,
    )
  })

  test('hidden text is read and told, deleted text is not', async () => {
    const hidden = await read(await packed('<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r></w:p>'))
    expect(hidden.pages[0]?.text).toContain('secret')
    expect(hidden.notices).toEqual([{ code: 'hidden_text' }])
    const mark = await read(
      await packed('<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:t>shown</w:t></w:r></w:p>'),
    )
    expect(mark.notices).toEqual([])
    const deleted = await read(
      await packed('<w:p><w:r><w:t>kept</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>'),
    )
    expect(deleted.pages[0]?.text.trim()).toBe('kept')
  })

  test('a document type declaration is refused', async () => {
    await expect(read(await packed('<w:p/>', '<!DOCTYPE x [<!ENTITY a "b">]>'))).rejects.toMatchObject({
      code: 'damaged_file',
    })
  })
})
