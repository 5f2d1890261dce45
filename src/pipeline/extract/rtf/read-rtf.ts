import { MizanError } from '../../../contract/errors.ts'
import { charsetCodepage, decodeCodepage } from './codepages.ts'
import { RUN } from './open-rtf.ts'
import { BESIDE, PICTURE_FILES, SHOWN_THOUGH_OPTIONAL, SKIPPED, SYMBOLS } from './rtf-words.ts'

export type RtfText = {
  text: string
  /** Offsets where a page begins. */
  breaks: number[]
  headings: { level: number; start: number; end: number }[]
  /** Files of pictures (PNG, JPEG) and the offsets before which they stand. */
  pictures: { file: () => Buffer; at: number }[]
  title: string
  author: string
  /** Text formatted as hidden was found; it is in `text`. */
  hidden: boolean
  /** The groups were not all closed. */
  cutOff: boolean
}

/** Where the text of a group goes. */
type Destination = 'body' | 'note' | 'skip' | 'fonts' | 'title' | 'author' | 'picture'
type Group = {
  destination: Destination
  /** Code units to skip after \u. */
  unicodeSkip: number
  font: number | undefined
  /** Of the other direction of writing. */
  otherFont: number | undefined
  rightToLeft: boolean
  hidden: boolean
  /** Struck by tracked changes. */
  deleted: boolean
  /** The group that follows says for old programs what the one after it says in Unicode. */
  twice: boolean
}

const MAX_DEPTH = 1_000
const TOKEN = /\{|\}|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|[\r\n]+|[^\\{}\r\n]+/g

/**
 * RTF as bytes in a latin1 string to text, after Microsoft's RTF 1.9.1. Understands \ansicpg and per-font codepages
 * (\fcharset178 is Arabic) by direction of writing, \u with \uc, \upr, section breaks, notes and text boxes after their
 * paragraph, \info, pictures that are PNG or JPEG; skips other pictures, styles, headers, field codes, tracked deletions and the data of embedded objects.
 * Throws `too_complex` past 1,000 nested groups.
 *
 * @param digits what a sign of `openRtf` stands for; the digits of pictures are asked for when their files are
 */
export function readRtf(source: string, digits: (run: number) => string = () => ''): RtfText {
  const parts: string[] = []
  const info = { title: '', author: '' }
  const fonts = new Map<number, number>()
  const breaks: number[] = []
  const headings: RtfText['headings'] = []
  const stack: Group[] = []
  let group: Group = {
    destination: 'body',
    unicodeSkip: 1,
    font: undefined,
    otherFont: undefined,
    rightToLeft: false,
    hidden: false,
    deleted: false,
    twice: false,
  }
  let documentCodepage = 1252
  let defaultFont: number | undefined
  let length = 0
  let pendingSkip = 0
  let bytes: number[] = []
  let optional = false
  let hidden = false
  let outline = -1
  let lineStart = 0
  let definedFont: number | undefined
  let binaryEnd = 0
  let notes = ''
  const pictures: RtfText['pictures'] = []
  /** The picture that is being read: its file in hexadecimal digits, or as it is; undefined where it is of no known kind. */
  let file: (string | Buffer)[] | undefined

  const write = (text: string): void => {
    if (group.destination === 'picture') file?.push(text)
    if (group.destination === 'title' || group.destination === 'author') info[group.destination] += text
    if ((group.destination !== 'body' && group.destination !== 'note') || group.deleted) return
    if (group.hidden && text.trim() !== '') hidden = true
    if (group.destination === 'note') notes += text
    else add(text)
  }
  const add = (text: string): void => {
    parts.push(text)
    length += text.length
  }
  const codepage = (): number => {
    const font = (group.rightToLeft ? group.otherFont : undefined) ?? group.font ?? defaultFont
    return (font === undefined ? 0 : fonts.get(font)) || documentCodepage
  }
  const flushBytes = (): void => {
    if (bytes.length === 0) return
    write(decodeCodepage(bytes, codepage()))
    bytes = []
  }
  /** Footnotes stand after the paragraph that calls them, so that they do not cut its sentences. */
  const endParagraph = (): void => {
    if (group.destination === 'note') notes += '\n'
    if (group.destination !== 'body') return
    if (outline >= 0 && outline < 6 && length > lineStart && length - lineStart < 200)
      headings.push({ level: outline + 1, start: lineStart, end: length })
    add('\n')
    addNotes()
    lineStart = length
  }
  const addNotes = (): void => {
    const lines = notes.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
    notes = ''
    for (const line of lines) if (line !== '') add(`${line}\n`)
  }
  const expand = (text: string): string => text.replaceAll(RUN, (_, run: string) => digits(Number(run)))
  const endPicture = (): void => {
    const data = file ?? []
    const toBytes = (part: string | Buffer): Buffer =>
      typeof part === 'string' ? Buffer.from(expand(part), 'hex') : part
    if (data.length > 0) pictures.push({ file: () => Buffer.concat(data.map(toBytes)), at: length })
    file = undefined
  }
  const beginPage = (): void => {
    if (breaks.at(-1) !== length) breaks.push(length)
    lineStart = length
  }
  const control = (word: string, value: number | undefined): void => {
    if (word === 'bin') {
      binaryEnd = TOKEN.lastIndex + Math.max(0, value ?? 0)
      if (group.destination === 'picture') file?.push(Buffer.from(source.slice(TOKEN.lastIndex, binaryEnd), 'latin1'))
    } else if (word === 'u' && value !== undefined) {
      write(String.fromCharCode(value < 0 ? value + 65_536 : value))
      pendingSkip = group.unicodeSkip
    } else if (word === 'uc') group.unicodeSkip = Math.max(0, value ?? 1)
    else if (word === 'ansicpg') documentCodepage = value || 1252
    else if (word === 'mac') documentCodepage = 10_000
    else if (word === 'fonttbl') group.destination = 'fonts'
    else if (word === 'f' && group.destination === 'fonts') definedFont = value
    else if (word === 'fcharset' && definedFont !== undefined) fonts.set(definedFont, charsetCodepage(value ?? 0) ?? 0)
    else if (word === 'cpg' && definedFont !== undefined) fonts.set(definedFont, value ?? 0)
    else if (word === 'deff') defaultFont = value
    else if (word === 'f') group.font = value
    else if (word === 'af') group.otherFont = value
    else if (word === 'rtlch') group.rightToLeft = true
    else if (word === 'ltrch') group.rightToLeft = false
    else if (word === 'plain') {
      group = { ...group, font: undefined, otherFont: undefined, rightToLeft: false, hidden: false, deleted: false }
    } else if (word === 'deleted') group.deleted = value !== 0
    else if (word === 'upr') group.twice = true
    else if (word === 'v') group.hidden = value !== 0
    else if (word === 'pard') outline = -1
    else if (word === 'outlinelevel') outline = value ?? -1
    else if (word === 'page' || word === 'sect') {
      if (group.destination !== 'body') return
      if (word === 'sect' || length > lineStart) endParagraph()
      beginPage()
    } else if (word === 'sbknone' || word === 'sbkcol') {
      // The section that begins here goes on where the last one ended.
      if (breaks.at(-1) === length) breaks.pop()
    } else if (word === 'pagebb') {
      // A property of the paragraph that begins here; repeated inside of one it says nothing new.
      if (group.destination === 'body' && length === lineStart) beginPage()
    } else if (word === 'title' || word === 'author') {
      group.destination = group.destination === 'skip' ? 'skip' : word
    } else if (word === 'info') group.destination = group.destination === 'skip' ? 'skip' : 'fonts'
    else if (SKIPPED.has(word)) group.destination = 'skip'
    else if (word === 'pict') {
      group.destination = group.destination === 'body' || group.destination === 'note' ? 'picture' : 'skip'
      file = undefined
    } else if (PICTURE_FILES.has(word) && group.destination === 'picture') file = []
    else if (BESIDE.has(word)) group.destination = group.destination === 'body' ? 'note' : group.destination
    else if (word === 'par') endParagraph()
    else write(SYMBOLS[word] ?? '')
    if (optional && !SHOWN_THOUGH_OPTIONAL.has(word)) group.destination = 'skip'
  }

  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    const [token, word, value, hex, symbol] = match
    if (hex !== undefined) {
      if (pendingSkip > 0) pendingSkip--
      else bytes.push(Number.parseInt(hex, 16))
      continue
    }
    if (token.startsWith('\r') || token.startsWith('\n')) continue
    flushBytes()
    if (token === '{') {
      if (stack.length >= MAX_DEPTH) throw new MizanError('too_complex')
      const { twice } = group
      group.twice = false
      stack.push(group)
      group = { ...group, ...(twice && { destination: 'skip' }) }
      pendingSkip = 0
    } else if (token === '}') {
      const outer = stack.pop()
      if (!outer) break
      if (group.destination === 'picture' && outer.destination !== 'picture') endPicture()
      group = outer
      pendingSkip = 0
      if (stack.length === 0) break
    } else if (word !== undefined) {
      if (word !== 'u' && word !== 'uc') pendingSkip = 0
      control(word, value === undefined ? undefined : Number(value))
      optional = false
      if (binaryEnd > 0) [TOKEN.lastIndex, binaryEnd] = [binaryEnd, 0]
    } else if (symbol !== undefined) {
      if (symbol === '*') optional = true
      else if (pendingSkip > 0) pendingSkip--
      else if (symbol === '~') write('\u00A0')
      else if (symbol === '_') write('\u2011')
      else if (symbol === '\n' || symbol === '\r') endParagraph()
      else if ('\\{}'.includes(symbol)) write(symbol)
    } else {
      // Digits that are text, which only a strange file has in such a run.
      const isText = group.destination !== 'picture' && group.destination !== 'skip'
      const all = isText ? expand(token) : token
      const plain = all.slice(pendingSkip)
      pendingSkip = Math.max(0, pendingSkip - all.length)
      writePlain(plain)
    }
  }
  flushBytes()
  if (notes.trim() !== '') add('\n')
  addNotes()
  return { text: parts.join(''), breaks, headings, pictures, ...info, hidden, cutOff: stack.length > 0 }

  /** Writers may leave bytes above 127 unescaped. */
  function writePlain(plain: string): void {
    if (group.destination === 'picture' || /^[\x20-\x7e\t]*$/.test(plain)) return write(plain)
    write(decodeCodepage(Array.from(Buffer.from(plain, 'latin1')), codepage()))
  }
}
