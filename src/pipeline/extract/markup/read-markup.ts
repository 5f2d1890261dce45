import { Parser } from 'htmlparser2'
import { MizanError } from '../../../contract/errors.ts'
import type { PictureLink, RawPage } from '../reader.ts'
import {
  BLOCKS,
  breaksBefore,
  isHidden,
  isNote,
  isOfClass,
  localName,
  noteReference,
  pageLabel,
  SKIPPED,
} from './element-kinds.ts'
import { createLineBuffer, type LineMark } from './line-buffer.ts'

export type MarkupText = {
  text: string
  headings: NonNullable<RawPage['headings']>
  /** Offsets where a style asks for a new page. */
  breaks: number[]
  /** Where the pages of a printed edition begin, by their labels. */
  pageMarks: { at: number; label: string }[]
  /** Something with text was marked as not to be shown. Its text is in `text`: what is hidden is judged too. */
  hidden: boolean
  /** Where the elements with an id start. */
  anchors: Map<string, number>
  /** Pictures, in order. */
  images: PictureLink[]
}

const MAX_DEPTH = 1_000
/** The number of a printed page, as it stands between the lines. */
const PAGE_NUMBER = /^[^\p{L}\p{N}]*((page|صفحة)\s*)?[\p{L}\p{N}]{0,6}[^\p{L}\p{N}]*$/iu

/**
 * The visible text of HTML or XHTML: one line per block, cells separated by tabs, white space folded as a browser does.
 * Nothing is fetched and no entity beyond HTML's own is expanded. Throws `too_complex` when nested past 1,000 levels.
 * @param hidingClasses classes whose elements the stylesheets hide
 * @example readMarkup('<h1>A</h1><p>b</p>').text // 'A\nb\n'
 */
export function readMarkup(markup: string, hidingClasses: ReadonlySet<string> = new Set()): MarkupText {
  const out = createLineBuffer()
  const headings: MarkupText['headings'] = []
  const breaks: number[] = []
  const pageMarks: MarkupText['pageMarks'] = []
  const anchors = new Map<string, number>()
  const images: PictureLink[] = []
  let hidden = false
  let depth = 0
  let skippedFrom = 0
  let hiddenFrom = 0
  let preFrom = 0
  let noteFrom = 0
  let navigationFrom = 0
  let raised = 0
  /** A paragraph was closed for what opens now. In XHTML a note may stand inside of it, and it goes on. */
  let closedFor = false
  let reference: { depth: number; mark: LineMark; signs: RegExp } | undefined
  let pageBreak: { depth: number; mark: LineMark; at: number; label: string; id: string } | undefined
  let heading: { level: number; start: number } | undefined

  const onopentag = (rawName: string, attributes: Record<string, string>): void => {
    const name = localName(rawName)
    if (++depth > MAX_DEPTH) throw new MizanError('too_complex')
    if (skippedFrom > 0) return
    if (name === 'nav') navigationFrom ||= depth
    // Page lists, landmarks and the folded parts of contents are navigation that reading programs use and nobody sees.
    if (SKIPPED.has(name) || (navigationFrom > 0 && 'hidden' in attributes)) {
      skippedFrom = depth
      return
    }
    if (noteFrom === 0 && isNote(attributes) && !out.atLineStart) {
      noteFrom = depth
      out.divert()
    } else if (closedFor || BLOCKS.has(name)) out.endLine()
    closedFor = false
    if (name === 'br') out.breakLine()
    if (name === 'td' || name === 'th') out.tab()
    if (name === 'pre') preFrom ||= depth
    if (name === 'sup') raised ||= depth
    if (hiddenFrom === 0 && (isHidden(attributes) || isOfClass(attributes, hidingClasses))) hiddenFrom = depth
    if (breaksBefore(attributes)) breaks.push(out.position())
    const id = attributes['id'] ?? (name === 'a' ? attributes['name'] : undefined)
    if (id !== undefined && !anchors.has(id)) anchors.set(id, out.position())
    const signs = noteReference(name, attributes, raised > 0)
    if (!reference && signs) reference = { depth, mark: out.mark(), signs }
    const label = pageLabel(attributes)
    if (!pageBreak && label !== undefined)
      pageBreak = { depth, mark: out.mark(), at: out.position(), label, id: id ?? '' }
    const source = name === 'img' ? attributes['src'] : name === 'image' ? linkOf(attributes) : undefined
    if (source) images.push({ source, at: out.position() })
    const level = /^h([1-6])$/.exec(name)?.[1]
    if (level !== undefined) heading = { level: Number(level), start: out.position() }
  }
  const onclosetag = (rawName: string, implied: boolean): void => {
    const name = localName(rawName)
    if (skippedFrom === 0) closeContent(name, implied)
    if (skippedFrom === depth) skippedFrom = 0
    if (navigationFrom === depth) navigationFrom = 0
    if (hiddenFrom === depth) hiddenFrom = 0
    if (preFrom === depth) preFrom = 0
    if (raised === depth) raised = 0
    depth--
  }
  const closeContent = (name: string, implied: boolean): void => {
    if (heading && name === `h${heading.level}`) {
      const end = out.position()
      if (end > heading.start) headings.push({ ...heading, end })
      heading = undefined
    }
    if (reference?.depth === depth) {
      out.takeBack(reference.mark, reference.signs)
      reference = undefined
    }
    if (pageBreak?.depth === depth) {
      const { mark, at, label, id } = pageBreak
      const printed = out
        .takeBack(mark, PAGE_NUMBER)
        ?.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      const found = label || printed || /\d+$/.exec(id)?.[0]
      if (found) pageMarks.push({ at, label: found })
      pageBreak = undefined
    }
    if (noteFrom === depth) {
      out.divertEnd()
      noteFrom = 0
    } else if (name === 'p' && implied) closedFor = true
    else if (BLOCKS.has(name)) out.endLine()
  }
  const ontext = (text: string): void => {
    if (skippedFrom > 0) return
    if (hiddenFrom > 0 && text.trim() !== '') hidden = true
    if (closedFor && text.trim() !== '') out.endLine()
    if (preFrom > 0) out.addVerbatim(text)
    else out.add(text)
  }
  const parser = new Parser(
    { onopentag, onclosetag, ontext },
    // Not XML mode: it would leave &nbsp; and its like undecoded, and books are full of markup that is not well-formed.
    { decodeEntities: true, recognizeSelfClosing: true, recognizeCDATA: true },
  )
  parser.end(markup)
  return { text: out.finish(), headings, breaks, pageMarks, hidden, anchors, images }
}

function linkOf(attributes: Record<string, string>): string | undefined {
  return attributes['xlink:href'] ?? attributes['href']
}
