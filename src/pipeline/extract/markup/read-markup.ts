import { Parser } from 'htmlparser2'
import { MizanError } from '../../../contract/errors.ts'
import type { RawPage } from '../reader.ts'

export type MarkupText = {
  text: string
  headings: NonNullable<RawPage['headings']>
  /** Offsets of page ends: `<hr class="page-end">` and `page-break` styles at a line's start, `<br class="rendered-page-end">` anywhere. */
  breaks: number[]
  /** Something with text was marked as not to be shown. Its text is in `text`: what is hidden is judged too. */
  hidden: boolean
  /** Where the elements with an id start. */
  anchors: Map<string, number>
  /** Sources of the pictures, in order. */
  images: string[]
}

const MAX_DEPTH = 1_000
const SKIPPED = new Set(
  'script style head template noscript iframe audio video canvas select desc defs metadata annotation annotation-xml rp'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)

/**
 * The visible text of HTML or XHTML: one line per block, cells separated by tabs, white space folded as a browser does.
 * Nothing is fetched and no entity beyond HTML's own is expanded. Throws `too_complex` when nested past 1,000 levels.
 * @param hidingClasses classes whose elements the stylesheets hide
 * @example readMarkup('<h1>A</h1><p>b</p>').text // 'A\nb'
 */
export function readMarkup(markup: string, hidingClasses: ReadonlySet<string> = new Set()): MarkupText {
  const out = createLineBuffer()
  const headings: MarkupText['headings'] = []
  const breaks: number[] = []
  const anchors = new Map<string, number>()
  const images: string[] = []
  let hidden = false
  let depth = 0
  let skippedFrom = 0
  let hiddenFrom = 0
  let preFrom = 0
  let reference: { depth: number; mark: LineMark } | undefined
  let heading: { level: number; start: number } | undefined

  const onopentag = (rawName: string, attributes: Record<string, string>): void => {
    const name = localName(rawName)
    if (++depth > MAX_DEPTH) throw new MizanError('too_complex')
    if (skippedFrom > 0) return
    // Page lists and landmarks are navigation that reading programs use and nobody sees.
    if (SKIPPED.has(name) || name === 'title' || (name === 'nav' && 'hidden' in attributes)) {
      skippedFrom = depth
      return
    }
    const isRenderedBreak = name === 'br' && /\brendered-page-end\b/.test(attributes['class'] ?? '')
    if (isRenderedBreak) breaks.push(out.position())
    else if (BLOCKS.has(name)) out.endLine()
    if (name === 'br' && !isRenderedBreak) out.breakLine()
    if (name === 'td' || name === 'th') out.tab()
    if (name === 'pre') preFrom ||= depth
    if (!reference && isNoteReference(name, attributes)) reference = { depth, mark: out.mark() }
    if (hiddenFrom === 0 && (isHidden(attributes) || isOfClass(attributes, hidingClasses))) hiddenFrom = depth
    if (breaksBefore(name, attributes)) breaks.push(out.position())
    const id = attributes['id'] ?? (name === 'a' ? attributes['name'] : undefined)
    if (id !== undefined && !anchors.has(id)) anchors.set(id, out.position())
    const source =
      name === 'img'
        ? attributes['src']
        : name === 'image'
          ? (attributes['xlink:href'] ?? attributes['href'])
          : undefined
    if (source) images.push(source)
    const level = /^h([1-6])$/.exec(name)?.[1]
    if (level !== undefined) heading = { level: Number(level), start: out.position() }
  }
  const onclosetag = (rawName: string): void => {
    const name = localName(rawName)
    if (skippedFrom === 0) {
      if (heading && name === `h${heading.level}`) {
        const end = out.position()
        if (end > heading.start) headings.push({ ...heading, end })
        heading = undefined
      }
      if (BLOCKS.has(name)) out.endLine()
      if (reference?.depth === depth) {
        out.dropShort(reference.mark)
        reference = undefined
      }
    }
    if (skippedFrom === depth) skippedFrom = 0
    if (hiddenFrom === depth) hiddenFrom = 0
    if (preFrom === depth) preFrom = 0
    depth--
  }
  const ontext = (text: string): void => {
    if (skippedFrom > 0) return
    if (hiddenFrom > 0 && text.trim() !== '') hidden = true
    if (preFrom > 0) out.addVerbatim(text)
    else out.add(text)
  }
  const parser = new Parser(
    { onopentag, onclosetag, ontext },
    // Not XML mode: it would leave &nbsp; and its like undecoded, and books are full of markup that is not well-formed.
    { decodeEntities: true, recognizeSelfClosing: true, recognizeCDATA: true },
  )
  parser.end(markup)
  return { text: out.finish(), headings, breaks, hidden, anchors, images }
}

function localName(name: string): string {
  const plain = name.slice(name.indexOf(':') + 1)
  return plain.toLowerCase()
}

function isHidden(attributes: Record<string, string>): boolean {
  const style = attributes['style'] ?? ''
  return (
    'hidden' in attributes ||
    /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i.test(style)
  )
}

function isOfClass(attributes: Record<string, string>, classes: ReadonlySet<string>): boolean {
  if (classes.size === 0) return false
  return (attributes['class'] ?? '').split(/\s+/).some((name) => classes.has(name))
}

function breaksBefore(name: string, attributes: Record<string, string>): boolean {
  return (
    (name === 'hr' && /(^|\s)page-end\b/.test(attributes['class'] ?? '')) ||
    /(^|;)\s*(page-)?break-before\s*:\s*(always|page|left|right)/i.test(attributes['style'] ?? '')
  )
}

/** The little number or star that calls a note, and mammoth's arrow back: they cut words and sentences. */
function isNoteReference(name: string, attributes: Record<string, string>): boolean {
  return (
    name === 'a' &&
    (/\bnoteref\b/.test(attributes['epub:type'] ?? '') ||
      attributes['role'] === 'doc-noteref' ||
      /^#(foot|end)note-/.test(attributes['href'] ?? ''))
  )
}

const LONGEST_NOTE_REFERENCE = 6
type LineMark = { parts: number; length: number; atLineStart: boolean; space: boolean }

type LineBuffer = {
  add(text: string): void
  addVerbatim(text: string): void
  tab(): void
  breakLine(): void
  endLine(): void
  position(): number
  mark(): LineMark
  /** Takes back what was added since the mark when it is as short as a note number; longer text stays. */
  dropShort(mark: LineMark): void
  finish(): string
}

/** Collects text with white space folded; `position` is where the next letter will stand or, after text, where it ended. */
function createLineBuffer(): LineBuffer {
  const parts: string[] = []
  let length = 0
  let atLineStart = true
  let space = false
  const push = (part: string): void => {
    parts.push(part)
    length += part.length
  }
  const endLine = (): void => {
    if (!atLineStart) push('\n')
    atLineStart = true
    space = false
  }
  return {
    add(text) {
      const folded = text.replaceAll(/[ \t\n\r\f]+/g, ' ')
      if (folded === '' || folded === ' ') {
        space ||= folded === ' '
        return
      }
      if ((space || folded.startsWith(' ')) && !atLineStart) push(' ')
      // Not trim(): it would take no-break spaces too.
      push(folded.replaceAll(/^ | $/g, ''))
      atLineStart = false
      space = folded.endsWith(' ')
    },
    addVerbatim(text) {
      if (text === '') return
      push(text)
      atLineStart = text.endsWith('\n')
      space = false
    },
    tab() {
      if (!atLineStart) push('\t')
      space = false
    },
    breakLine() {
      if (atLineStart && parts.length > 0 && parts.at(-1) !== '\n\n') push('\n')
      endLine()
    },
    endLine,
    position: () => length,
    mark: () => ({ parts: parts.length, length, atLineStart, space }),
    dropShort(mark) {
      if (length - mark.length > LONGEST_NOTE_REFERENCE) return
      parts.length = mark.parts
      ;({ length, atLineStart, space } = mark)
    },
    finish: () => parts.join(''),
  }
}
