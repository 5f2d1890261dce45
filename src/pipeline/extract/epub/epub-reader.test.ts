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
    const navigation = await read(
      chapter(
        '<p>a</p><nav hidden=""><ol><li>12</li></ol></nav><nav><ol><li>One<ol hidden=""><li>12</li></ol></li></ol></nav>',
      ),
    )
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

  test('a missing document is an unread section; without a spine the packed documents are read', async () => {
    const opf = (spine: string): EpubOptions => ({
      entries: {
        'OPS/book.opf': `<package><metadata/><manifest><item id="a" href="c0.xhtml" media-type="application/xhtml+xml"/><item id="b" href="gone.xhtml" media-type="application/xhtml+xml"/></manifest><spine>${spine}</spine></package>`,
      },
    })
    const { pages } = await read(opf('<itemref idref="a"/><itemref idref="b"/>'))
    expect(pages.map(({ unread }) => unread)).toEqual([undefined, true])
    expect((await read(opf(''))).pages).toHaveLength(ENGLISH_BOOK.chapters.length)
    await expect(
      read({ entries: { 'OPS/book.opf': '<package/>', 'OPS/c0.xhtml': '\u0001\u0002', 'OPS/c1.xhtml': 'not markup' } }),
    ).rejects.toMatchObject({ code: 'damaged_file' })
  })

  const opf = (manifest: string, spine: string, metadata = ''): Record<string, string> => ({
    'OPS/book.opf': `<package><metadata>${metadata}</metadata><manifest>${manifest}</manifest><spine>${spine}</spine></package>`,
  })
  const item = (id: string, type = 'application/xhtml+xml'): string =>
    `<item id="${id}" href="${id}.xhtml" media-type="${type}"/>`

  test('the pages of the printed edition, marked in the text', async () => {
    const pages = `<p>Front.</p><span epub:type="pagebreak" id="p7" title="vii"/><p>One <span role="doc-pagebreak" aria-label="Page 8"></span>sentence.</p><p>Two.</p>
      <div epub:type="pagebreak" id="pg9">[9]</div><p>Three.</p>`
    const book = await read({
      entries: {
        'OPS/c0.xhtml': page(pages),
        'OPS/c1.xhtml': page('<p>Still nine.</p><a epub:type="pagebreak" id="x10"></a><p>Ten.</p>'),
      },
    })
    expect(book.pageKind).toBe('page')
    expect(book.pages.map(({ label, text: found }) => [label, found])).toEqual([
      [undefined, 'Front.\n'],
      ['vii', 'One sentence.\n'],
      ['8', 'Two.\n'],
      ['9', 'Three.\nStill nine.\n'],
      ['10', 'Ten.\n'],
    ])
  })

  test.each([
    [
      'nav',
      'n.xhtml',
      'application/xhtml+xml',
      '<nav epub:type="page-list"><ol><li><a href="c0.xhtml#a">1</a></li><li><a href="c1.xhtml">2</a></li></ol></nav>',
    ],
    [
      'x',
      'n.ncx',
      'application/x-dtbncx+xml',
      '<ncx><pageList><pageTarget><navLabel><text>1</text></navLabel><content src="c0.xhtml#a"/></pageTarget><pageTarget><navLabel><text>2</text></navLabel><content src="c1.xhtml"/></pageTarget></pageList></ncx>',
    ],
  ])('the page list of the %s', async (properties, href, type, markup) => {
    const manifest = `<item id="n" href="${href}" media-type="${type}" properties="${properties}"/>`
    const { pages } = await read({
      manifest,
      entries: { [`OPS/${href}`]: markup, 'OPS/c0.xhtml': page('<p id="a">A.</p>'), 'OPS/c1.xhtml': page('<p>B.</p>') },
    })
    expect(pages.map(({ label, text: found }) => [label, found])).toEqual([
      ['1', 'A.\n'],
      ['2', 'B.\n'],
    ])
  })

  test('what is read beside the line comes last, documents of a wrong type or in other letters are found', async () => {
    const book = await read({
      entries: {
        ...opf(`${item('C0')}${item('c1', 'text/plain')}`, '<itemref idref="C0" linear="no"/><itemref idref="c1"/>'),
        'OPS/c0.xhtml': page('<p>Answers.</p>'),
        'OPS/c1.xhtml': page('<p>Story.</p>'),
      },
    })
    expect(book.pages.map((part) => part.text)).toEqual(['Story.\n', 'Answers.\n'])
  })

  test('chapter titles set as plain paragraphs are headings when the contents name them', async () => {
    const ncx =
      '<ncx><navMap><navPoint><navLabel><text>1. The  Sea</text></navLabel><content src="c0.xhtml#s"/></navPoint></navMap></ncx>'
    const { pages } = await read({
      manifest: '<item id="n" href="t.ncx" media-type="application/x-dtbncx+xml"/>',
      entries: {
        'OPS/t.ncx': ncx,
        'OPS/c0.xhtml': page('<p>x</p><p id="s" class="big">1. The Sea</p><p>It was wide.</p>'),
      },
    })
    expect(pages[0]?.headings?.map(({ start, end }) => pages[0]?.text.slice(start, end))).toEqual(['1. The Sea'])
  })

  test('a note inside of a sentence waits for its end, the number of an old note is taken back, other links stay', async () => {
    const body = `<p>The cat <aside epub:type="footnote">A feline.</aside>sat<sup><a href="#x">12</a></sup> down<a href="n.html#fn3">[3]</a>.</p><p>See <a href="#c2">2</a>.</p>`
    expect((await read(chapter(body))).pages[0]?.text).toBe('The cat sat down.\nA feline.\nSee 2.\n')
  })

  test.each([
    ['schema:', 'property', ''],
    ['a11y:', 'name', ''],
    ['http://schema.org/', 'property', ''],
    ['', 'property', ''],
  ])('the audience under the name %stypicalAgeRange (%s)', async (prefix, attribute) => {
    const meta = (name: string, value: string): string =>
      attribute === 'name'
        ? `<meta name="${prefix}${name}" content="${value}"/>`
        : `<meta property="${prefix}${name}">${value}</meta>`
    const metadata = meta('typicalAgeRange', '8-12') + meta('contentRating', 'PG')
    expect((await read({ metadata })).metadata).toMatchObject({ typicalAgeRange: '8-12', contentRating: 'PG' })
  })

  test('a book with entities, unclosed tags and elements closed in themselves is read whole', async () => {
    const body = `<html><head><title/><script src="x.js"/><style/></head><body><p>One &mdash; two&hellip;<p>Three<br>four &copy; <b>five<p>Six &eacute;</body>`
    expect(text(await read({ entries: { 'OPS/c0.xhtml': body } }))).toMatch(/^One — two…\nThree\nfour © five\nSix é\n/)
  })

  test('a book that breaks off is read as far as it goes', async () => {
    const long = {
      ...ENGLISH_BOOK,
      chapters: Array.from({ length: 30 }, (_, at) => ({
        heading: `Part ${at}`,
        paragraphs: [`${at} ${'It was a long day. '.repeat(20 + at)}`],
      })),
    }
    const whole = await buildEpub(long)
    const path = join(folder, 'cut')
    await writeFile(path, whole.subarray(0, Math.floor(whole.length * 0.5)))
    const book = await epubReader.read({ paths: [path], filename: 'a.epub', onProgress: () => undefined })
    expect(book.notices).toEqual([{ code: 'cut_off_file' }])
    expect(book.metadata.title).toBe(ENGLISH_BOOK.title)
    expect(text(book)).toContain('Part 3')
    expect(book.pages.filter(({ unread }) => unread).length).toBeGreaterThan(3)
    await writeFile(path, whole.subarray(0, 90))
    await expect(
      epubReader.read({ paths: [path], filename: 'a.epub', onProgress: () => undefined }),
    ).rejects.toMatchObject({ code: 'file_cut_off' })
  })

  test.each([
    ['Adobe ADEPT', 'META-INF/rights.xml', '<adept:rights xmlns:adept="http://ns.adobe.com/adept"/>'],
    ['Readium LCP', 'META-INF/license.lcpl', '{"encryption":{}}'],
    ['Apple FairPlay', 'META-INF/sinf.xml', '<sinf/>'],
    ['Kobo DRM', 'rights.xml', '<kdrm><key/></kdrm>'],
    ['Barnes & Noble DRM', 'META-INF/rights.xml', '<licenseToken url="https://barnesandnoble.com"/>'],
  ])('a book locked with %s says so', async (system, file, licence) => {
    const encryption =
      '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/><CipherData><CipherReference URI="OPS/c0.xhtml"/></CipherData></EncryptedData></encryption>'
    await expect(read({ entries: { [file]: licence, 'META-INF/encryption.xml': encryption } })).rejects.toMatchObject({
      code: 'drm_system',
      params: { system },
    })
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
