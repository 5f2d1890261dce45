import { describe, expect, test } from 'vitest'
import { readRtf } from './read-rtf.ts'

const read = (body: string): string => readRtf(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`).text

describe('readRtf', () => {
  test('escapes, symbols and line ends', () => {
    expect(read("caf\\'e9 \\{x\\} \\\\ a\\~b\\emdash c\\line d\\par e\r\nf")).toBe('café {x} \\ a\u00A0b—c\nd\nef')
  })

  test('Unicode with its replacement characters, also several and negative', () => {
    expect(read('\\uc1\\u1602?\\u1604?\\u1605?')).toBe('قلم')
    expect(read("\\uc2\\u1602\\'3f\\'3fx")).toBe('قx')
    expect(read('\\uc0\\u1602x{\\uc1\\u-3840?}')).toBe('قx\uF100')
    expect(read('\\u55357?\\u56832?')).toBe('😀')
  })

  test('Arabic bytes by the codepage of the document', () => {
    expect(readRtf("{\\rtf1\\ansi\\ansicpg1256 \\'de\\'e1\\'e3}").text).toBe('قلم')
  })

  test('Arabic bytes by the character set of the font', () => {
    const fonts = '{\\fonttbl{\\f0\\fcharset0 Times;}{\\f1\\fcharset178 Arial;}}'
    expect(read(`${fonts}\\f0 A\\'e9 {\\f1\\'de\\'e1\\'e3} \\'e9`)).toBe('Aé قلم é')
  })

  test('pages, headings and metadata', () => {
    const rtf =
      '{\\rtf1{\\info{\\title The \\u1602?}{\\author A. B.}{\\company C}}\\pard\\outlinelevel0 One\\par\\pard a\\par\\page b}'
    const found = readRtf(rtf)
    expect(found).toMatchObject({ title: 'The ق', author: 'A. B.', hidden: false, cutOff: false })
    expect(found.text).toBe('One\na\nb')
    expect(found.breaks.map((at) => found.text.slice(at))).toEqual(['b'])
    expect(found.headings.map(({ level, start, end }) => [level, found.text.slice(start, end)])).toEqual([[1, 'One']])
  })

  test('a page break before a paragraph', () => {
    const found = readRtf('{\\rtf1 a\\par\\pard\\pagebb b\\par\\pard c}')
    expect(found.breaks.map((at) => found.text.slice(at))).toEqual(['b\nc'])
  })

  test('what a reader does not see stays out', () => {
    expect(read('a{\\pict\\wmetafile8 0102ff}{\\*\\generator Word;}{\\header top}{\\stylesheet{\\s1 Heading;}}b')).toBe(
      'ab',
    )
    expect(read('{\\field{\\*\\fldinst HYPERLINK "http://x"}{\\fldrslt link}}')).toBe('link')
    expect(read('a{\\*\\unknown secret}b{\\bin4 {{{{}c')).toBe('abc')
  })

  test('pictures that are files, in digits or as they are, with their place; other kinds and old copies are left out', () => {
    const { text, pictures } = readRtf(
      '{\\rtf1 a\\par {\\*\\shppict{\\pict{\\*\\blipuid 0aff}\\picw1\\pngblip\r\n8950\r\n4E47}}{\\nonshppict{\\pict\\jpegblip ffd8}}b' +
        '{\\pict\\jpegblip\\bin3 {}x}c{\\pict\\wmetafile8 0102}{\\header{\\pict\\pngblip 0101}}d}',
    )
    expect(text).toBe('a\nbcd')
    expect(pictures.map(({ file, at }) => [file().toString('latin1'), at])).toEqual([
      ['\u0089PNG', 2],
      ['{}x', 3],
    ])
  })

  test('tables become lines with tabs, text boxes stay', () => {
    expect(read('a\\cell b\\cell\\row c{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt box\\par}}}')).toMatch(
      /^a\tb\t\nc.*box\n$/s,
    )
  })

  test('a footnote follows the paragraph that calls it', () => {
    expect(read('The cat{\\footnote A feline.} sat.\\par Next.')).toBe('The cat sat.\nA feline.\nNext.')
  })

  test('hidden text is read and told', () => {
    expect(readRtf('{\\rtf1 a{\\v secret}b}')).toMatchObject({ text: 'asecretb', hidden: true })
  })

  test('the Unicode of what is said twice', () => {
    expect(read('{\\upr{a ???}{\\*\\ud{b \\u1602?}}} c')).toBe('b ق c')
    const title = '{\\info{\\upr{\\title ???}{\\*\\ud{\\title \\u1602?\\u1604?\\u1605?}}}}'
    expect(readRtf(`{\\rtf1 ${title}x}`)).toMatchObject({ title: 'قلم', text: 'x' })
  })

  test('the font of the direction that is written', () => {
    const fonts = '{\\fonttbl{\\f0\\fcharset0 Times;}{\\f1\\fcharset178 Arial;}}'
    expect(read(`${fonts}{\\ltrch\\f0\\rtlch\\af1 \\'de\\'e1\\'e3}{\\rtlch\\af1\\ltrch\\f0 caf\\'e9}`)).toBe('قلمcafé')
    expect(readRtf("{\\rtf1\\ansi\\deff1{\\fonttbl{\\f1\\fcharset178 A;}}\\'de\\plain\\'e1}").text).toBe('قل')
    expect(readRtf("{\\rtf1\\ansi{\\fonttbl{\\f1\\fcharset84 Geeza;}}\\f1\\'e2\\'e4\\'e5}").text).toBe('قلم')
  })

  test('sections begin pages unless they go on, and a page break ends its line', () => {
    const pagesOf = (body: string): string[] => {
      const { text, breaks } = readRtf(`{\\rtf1 ${body}}`)
      return [0, ...breaks].map((start, index) => text.slice(start, breaks[index]))
    }
    expect(pagesOf('a\\par\\sect\\sectd b')).toEqual(['a\n\n', 'b'])
    expect(pagesOf('a\\sect\\sectd\\sbknone b')).toEqual(['a\nb'])
    expect(pagesOf('one\\page two')).toEqual(['one\n', 'two'])
  })

  test('tracked deletions stay out, what an embedded object shows stays', () => {
    expect(read('a{\\deleted gone}b{\\object\\objemb{\\*\\objclass X}{\\*\\objdata 0102}{\\result shown}}c')).toBe(
      'abshownc',
    )
  })

  test('a text box waits for its paragraph to end', () => {
    expect(read('Once {\\shp{\\*\\shpinst{\\shptxt One.\\par Two.\\par}}}upon.\\par x')).toBe(
      'Once upon.\nOne.\nTwo.\nx',
    )
  })

  test('a file that breaks off keeps what it has', () => {
    expect(readRtf('{\\rtf1 {\\b Once upon')).toMatchObject({ text: 'Once upon', cutOff: true })
  })

  test('too many groups are refused', () => {
    expect(() => readRtf(`{\\rtf1${'{'.repeat(5_000)}`)).toThrow(expect.objectContaining({ code: 'too_complex' }))
  })
})
