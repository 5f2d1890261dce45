import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildEpub, page, type EpubOptions } from '../../../../tests/support/books/build-epub.ts'
import { ENGLISH_BOOK, type SampleBook } from '../../../../tests/support/books/sample-book.ts'
import type { RawBook } from '../reader.ts'
import { epubReader } from './epub-reader.ts'
import { resolveHref } from '../archive/resolve-href.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-epub-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(options: EpubOptions, book: SampleBook = ENGLISH_BOOK): Promise<RawBook> {
  const path = join(folder, 'book')
  await writeFile(path, await buildEpub(book, options))
  return epubReader.read({ paths: [path], filename: 'a.epub', onProgress: () => undefined })
}

const text = (book: RawBook): string => book.pages.map((part) => part.text).join('\n')
const chapter = (body: string): EpubOptions => ({ entries: { 'OPS/c0.xhtml': page(body) } })
const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(100, 1)])

describe('epubReader', () => {
  test('metadata: publisher, ISBN, language, age range, rating and authors by role', async () => {
    const metadata = `<dc:publisher>Dar</dc:publisher><dc:identifier>urn:uuid:1</dc:identifier>
      <dc:identifier>urn:isbn:9780306406157</dc:identifier><dc:language>en-GB</dc:language>
      <dc:creator id="i">Ink Ling</dc:creator><meta property="role" refines="#i" scheme="marc:relators">ill</meta>
      <meta property="schema:typicalAgeRange">6-9</meta><meta property="schema:contentRating">G</meta>`
    expect((await read({ metadata })).metadata).toEqual({
      title: ENGLISH_BOOK.title,
      author: ENGLISH_BOOK.author,
      publisher: 'Dar',
      isbn: '9780306406157',
      language: 'en-GB',
      typicalAgeRange: '6-9',
      contentRating: 'G',
    })
  })

  test.each([
    ['EPUB 3', '', '<item id="k" href="k.jpg" media-type="image/jpeg" properties="cover-image"/>'],
    ['EPUB 2', '<meta name="cover" content="k"/>', '<item id="k" href="k.jpg" media-type="image/jpeg"/>'],
  ])('the cover of %s', async (_, metadata, manifest) => {
    const { cover } = await read({ metadata, manifest, entries: { 'OPS/k.jpg': JPEG } })
    expect(cover).toMatchObject({ type: 'image/jpeg' })
    expect(cover?.bytes.length).toBe(JPEG.length)
  })

  test('text as a browser shows it: entities, white space, tables, line breaks, scripts left out', async () => {
    const body = `<p>a&nbsp;b &amp;\n  <i>c</i>d<br/>e</p><script>x()</script><style>y</style>
      <table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table><p>f<a id="n"/> g</p>`
    expect((await read(chapter(body))).pages[0]?.text).toBe('a\u00A0b & cd\ne\n1\t2\n3\t4\nf g\n')
  })

  test('footnotes are kept, their numbers in the sentences are not', async () => {
    const body = `<p>The cat<a epub:type="noteref" href="#n1">1</a> sat.</p><aside epub:type="footnote" id="n1"><p>A feline.</p></aside>`
    expect((await read(chapter(body))).pages[0]?.text).toBe('The cat sat.\nA feline.\n')
  })

  test('hidden text is read and told; hidden navigation is neither', async () => {
    const secret = await read(chapter('<p>a</p><p style="display: none">secret</p>'))
    expect(text(secret)).toContain('secret')
    expect(secret.notices).toEqual([{ code: 'hidden_text' }])
    const navigation = await read(chapter('<p>a</p><nav hidden=""><ol><li>12</li></ol></nav>'))
    expect(text(navigation)).not.toContain('12')
    expect(navigation.notices).toEqual([])
  })

  test('a long document is split at its headings', async () => {
    const body = Array.from(
      { length: 6 },
      (_, index) => `<h2>Part ${index}</h2><p>${'A sentence of the story. '.repeat(150)}</p>`,
    ).join('')
    const { pages } = await read(chapter(body))
    expect(pages).toHaveLength(6 + ENGLISH_BOOK.chapters.length - 1)
    expect(pages[2]?.text.startsWith('Part 2\n')).toBe(true)
    expect(pages[2]?.headings).toEqual([{ level: 2, start: 0, end: 6 }])
  })

  test('a missing document is an unread section, an empty spine a damaged file', async () => {
    const opf = (spine: string): EpubOptions => ({
      entries: {
        'OPS/book.opf': `<package><metadata/><manifest><item id="a" href="c0.xhtml" media-type="application/xhtml+xml"/><item id="b" href="gone.xhtml" media-type="application/xhtml+xml"/></manifest><spine>${spine}</spine></package>`,
      },
    })
    const { pages } = await read(opf('<itemref idref="a"/><itemref idref="b"/>'))
    expect(pages.map(({ unread }) => unread)).toEqual([undefined, true])
    await expect(read(opf(''))).rejects.toMatchObject({ code: 'damaged_file' })
  })

  test('locked content is DRM, obfuscated fonts are not', async () => {
    const encryption = (algorithm: string, uri: string): EpubOptions => ({
      entries: {
        'META-INF/encryption.xml': `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/><CipherData><CipherReference URI="${uri}"/></CipherData></EncryptedData></encryption>`,
      },
    })
    const aes = 'http://www.w3.org/2001/04/xmlenc#aes128-cbc'
    await expect(read(encryption(aes, 'OPS/c0.xhtml'))).rejects.toMatchObject({ code: 'drm_protected' })
    const fonts = await read(encryption('http://www.idpf.org/2008/embedding', 'OPS/a.otf'))
    expect(fonts.pages).toHaveLength(ENGLISH_BOOK.chapters.length)
  })

  test('markup nested without end is refused', async () => {
    await expect(read(chapter('<div>'.repeat(3_000)))).rejects.toMatchObject({ code: 'too_complex' })
  })

  test('entities of a document type are not expanded', async () => {
    const bomb = `<!DOCTYPE html [<!ENTITY a "boom"><!ENTITY b SYSTEM "file:///etc/passwd">]><html><body><p>x &a; &b; y</p></body></html>`
    const found = text(await read({ entries: { 'OPS/c0.xhtml': bomb } }))
    expect(found).not.toMatch(/boom(?!")|root:/)
    expect(found).toMatch(/x .* y/)
  })
})

test.each([
  ['EPUB/text/c1.xhtml', '../images/a%20b.jpg#x', 'EPUB/images/a b.jpg'],
  ['EPUB/c1.xhtml', '/media/x.jpg', 'media/x.jpg'],
  ['EPUB/c1.xhtml', '../../../etc/passwd', undefined],
  ['EPUB/c1.xhtml', 'http://example.org/x.jpg', undefined],
  ['EPUB/c1.xhtml', 'bad%zz.jpg', 'EPUB/bad%zz.jpg'],
])('the address %s + %s', (from, href, name) => {
  expect(resolveHref(from, href)).toBe(name)
})
