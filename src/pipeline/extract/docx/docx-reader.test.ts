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
    expect(book.pages.map(({ text }) => text)).toEqual(['The cat sat.\nA feline.\na\nb\n', 'Last page.\n'])
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

  const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const paragraph = (text: string): string => `<w:p>${run(text)}</w:p>`
  const textOf = async (body: string, parts: Record<string, string> = {}): Promise<string> =>
    (await read(await packed(body, '', parts))).pages.map(({ text }) => text).join('|')
  const box = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
  const part = (type: string, target: string): string =>
    `<Relationship Id="${type}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const relations = (...parts: string[]): Record<string, string> => ({
    'word/_rels/document.xml.rels': `<Relationships>${parts.join('')}</Relationships>`,
  })

  test('a text box that is there for new and for old programs is read once, after its paragraph', async () => {
    const both = `<w:p>${run('Once ')}<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box('Boxed.')}</mc:Choice><mc:Fallback><w:pict>${box('Boxed.')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>${run('upon a time.')}</w:p>`
    expect(await textOf(both)).toBe('Once upon a time.\nBoxed.\n')
    const old = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="x"/><mc:Fallback>${box('Old.')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
    expect(await textOf(old)).toBe('Old.\n')
  })

  test('headings by style, by what a style is based on, and by outline level', async () => {
    const styles =
      '<w:styles><w:style w:styleId="Titre1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="Mine"><w:name w:val="My Head"/><w:basedOn w:val="Titre1"/></w:style></w:styles>'
    const styled = (properties: string, text: string): string => `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`
    const body = `${styled('<w:pStyle w:val="Titre1"/>', 'One')}${paragraph('a')}${styled('<w:pStyle w:val="Mine"/>', 'Two')}${styled('<w:outlineLvl w:val="2"/>', 'Three')}`
    const { pages } = await read(
      await packed(body, '', { 'word/styles.xml': styles, ...relations(part('styles', 'styles.xml')) }),
    )
    const [page] = pages
    expect(page?.headings?.map(({ level, start, end }) => [level, page.text.slice(start, end)])).toEqual([
      [1, 'One'],
      [1, 'Two'],
      [3, 'Three'],
    ])
  })

  test('a document of the strict kind, with other prefixes and a main part elsewhere', async () => {
    const strict = 'http://purl.oclc.org/ooxml'
    const bytes = await buildZip({
      '[Content_Types].xml': CONTENT_TYPES,
      '_rels/.rels': `<Relationships><Relationship Id="r" Type="${strict}/officeDocument/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>`,
      'word/document2.xml': `<x:document xmlns:x="${strict}/wordprocessingml/main"><x:body><x:p><x:r><x:t>Strict.</x:t><x:br x:type="page"/></x:r></x:p><x:p><x:r><x:t>Two.</x:t></x:r></x:p></x:body></x:document>`,
    })
    expect((await read(bytes)).pages.map(({ text }) => text)).toEqual(['Strict.\n', 'Two.\n'])
  })

  test('sections begin pages unless they say that they go on', async () => {
    const section = (type: string): string => `<w:p><w:pPr><w:sectPr>${type}</w:sectPr></w:pPr>${run('a')}</w:p>`
    expect(await textOf(`${section('')}${paragraph('b')}`)).toBe('a\n|b\n')
    expect(await textOf(`${section('<w:type w:val="continuous"/>')}${paragraph('b')}`)).toBe('a\nb\n')
  })

  test('of a field the result stays, also when it is never closed', async () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const code = '<w:r><w:instrText>PAGE</w:instrText></w:r>'
    expect(
      await textOf(`<w:p>${mark('begin')}${code}${mark('separate')}${run('7')}${mark('end')}${run(' b')}</w:p>`),
    ).toBe('7 b\n')
    expect(await textOf(`<w:p>${mark('begin')}${code}</w:p>${paragraph('Still here.')}`)).toBe('Still here.\n')
  })

  test('what was moved or deleted stays out, what was inserted stays, and a deleted mark joins two paragraphs', async () => {
    const body = `<w:p><w:moveFrom>${run('old place')}</w:moveFrom><w:ins>${run('new')}</w:ins></w:p>`
    expect(await textOf(body)).toBe('new\n')
    const joined = `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('one ')}</w:p>${paragraph('line')}`
    expect(await textOf(joined)).toBe('one line\n')
  })

  test('endnotes stand at the end, content controls and symbols in the text', async () => {
    const notes = `<w:endnotes><w:endnote w:type="separator" w:id="0">${paragraph('---')}</w:endnote><w:endnote w:id="1">${paragraph('Noted.')}</w:endnote></w:endnotes>`
    const body = `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent><w:p>${run('A')}<w:r><w:endnoteReference w:id="1"/></w:r><w:r><w:sym w:font="Arial" w:char="0042"/></w:r></w:p></w:sdtContent></w:sdt>${paragraph('End.')}`
    expect(await textOf(body, { 'word/endnotes.xml': notes, ...relations(part('endnotes', 'endnotes.xml')) })).toBe(
      'AB\nEnd.\nNoted.\n',
    )
  })

  test('24 MB of markup are read within little memory', async () => {
    const text = 'It was a long day, and the sea was far away from all of them.'
    const line = (at: number): string =>
      `<w:p w:rsidR="00${at}"><w:pPr><w:spacing w:after="${at}"/><w:rPr><w:lang w:val="en"/></w:rPr></w:pPr>${run(`${at} ${text}`)}</w:p>`
    const body = Array.from({ length: 120_000 }, (_, at) => line(at)).join('')
    expect(body.length).toBeGreaterThan(24_000_000)
    const bytes = await packed(body)
    const before = process.memoryUsage().rss
    const { pages } = await read(bytes)
    expect(pages[0]?.text.length).toBeGreaterThan(120_000 * text.length)
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
  })

  test('a file that breaks off keeps the text it has, and one without any says so', async () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => paragraph(`Line ${at} of ${(at * 7919) % 10_007}.`)).join('')
    const bytes = await packed(lines)
    const { pages, notices } = await read(bytes.subarray(0, Math.floor(bytes.length * 0.7)))
    expect(notices).toEqual([{ code: 'cut_off_file' }])
    expect(pages[0]?.text).toMatch(/^Line 0 of 0\.\nLine 1 of 7919\.\n[^]*Line 1000 /)
    await expect(read(bytes.subarray(0, 300))).rejects.toMatchObject({ code: 'file_cut_off' })
  })

  test('a document type declaration is refused', async () => {
    await expect(read(await packed('<w:p/>', '<!DOCTYPE x [<!ENTITY a "b">]>'))).rejects.toMatchObject({
      code: 'damaged_file',
    })
  })
})
