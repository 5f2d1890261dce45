import { MizanError } from '../../../contract/errors.ts'
import type { PictureLink } from '../reader.ts'
import { createTextSink, type TextSink } from './text-sink.ts'
import { isOn, type Style } from './read-styles.ts'
import type { XmlHandler } from './stream-xml.ts'

export type WordBody = {
  text: string
  /** Offsets where a page begins. */
  breaks: number[]
  headings: { level: number; start: number; end: number }[]
  /** Text that Word does not show was found; it is in `text`. */
  hidden: boolean
  /** Pictures by their relationships, in order. */
  pictures: PictureLink[]
}

export type WordBodyHandler = XmlHandler & {
  /** Characters read so far. */
  readonly read: number
  finish(): WordBody
}

type Notes = ReadonlyMap<string, string>
type Context = { styles: ReadonlyMap<string, Style>; footnotes: Notes; endnotes: Notes }
type Paragraph = { level: number; hidden: boolean; markDeleted: boolean; sectionEnds: boolean; notes: string[] }
/** A paragraph inside of another one, as those of text boxes, waits for the outer one to end. */
type Frame = { sink: TextSink; paragraph: Paragraph }

const MAX_CHARACTERS = 16_000_000
const LONGEST_HEADING = 200
/** What tracked changes took away, phonetic guides, and what only programs read. */
const SKIPPED = new Set('del moveFrom rt sdtPr fldData instrText delText delInstrText binData'.split(' '))
const SYMBOL_FONT = 0xf000

/**
 * The text of a WordprocessingML part as it streams by: paragraphs, headings, page breaks, text boxes after the
 * paragraph they hang on, notes after the paragraph that calls them. Hidden text is in the text.
 */
export function createWordBody({ styles, footnotes, endnotes }: Context): WordBodyHandler {
  const breaks: number[] = []
  const headings: WordBody['headings'] = []
  const called: string[] = []
  const outer: Frame[] = []
  /** For each open mc:AlternateContent the length of all text before it: the second way to show the same is left out. */
  const alternatives: number[] = []
  /** One entry per open field; true while in its code, which nobody sees. */
  const fields: boolean[] = []
  let { sink, paragraph }: Frame = { sink: createTextSink(), paragraph: newParagraph() }
  let skipped = 0
  let inText = 0
  let properties: '' | 'p' | 'r' | 'pr' | 'section' = ''
  let runHidden = false
  let hidden = false
  let written = 0
  const pictures: PictureLink[] = []

  const write = (text: string): void => {
    if (fields.includes(true)) return
    written += text.length
    if (written > MAX_CHARACTERS) throw new MizanError('too_complex')
    if ((runHidden || paragraph.hidden) && /[\p{L}\p{N}]/u.test(text)) hidden = true
    sink.write(text)
  }
  const breakPage = (): void => {
    if (outer.length === 0) breaks.push(sink.length)
  }
  const endParagraph = (): void => {
    const { level, markDeleted, sectionEnds, notes } = paragraph
    // A field that is never closed must not swallow the rest of the book.
    fields.length = 0
    // Without its mark a paragraph runs on into the next.
    if (markDeleted) {
      paragraph.markDeleted = false
      return
    }
    const { lineStart, length } = sink
    if (level > 0 && outer.length === 0 && length > lineStart && length - lineStart <= LONGEST_HEADING)
      headings.push({ level, start: lineStart, end: length })
    sink.endLine()
    for (const note of notes) {
      sink.write(note)
      sink.endLine()
    }
    if (sectionEnds) breakPage()
    paragraph = newParagraph()
  }
  const callNote = (notes: Notes, id: string | undefined, atEnd: boolean): void => {
    const note = notes.get(id ?? '')
    if (note === undefined || note === '') return
    if (atEnd) called.push(note)
    else paragraph.notes.push(note)
  }
  const addPicture = (id: string | undefined): void => {
    if (id !== undefined) pictures.push({ source: id, at: (outer[0]?.sink ?? sink).length })
  }
  const openInParagraphProperties = (name: string, value: string | undefined): void => {
    if (name === 'rPr') properties = 'pr'
    else if (name === 'sectPr') [properties, paragraph.sectionEnds] = ['section', true]
    else if (name === 'pageBreakBefore' && isOn(value)) breakPage()
    else if (name === 'outlineLvl') paragraph.level = Number(value) < 9 ? Number(value) + 1 : 0
    else if (name === 'pStyle') {
      const style = styles.get(value ?? '')
      paragraph.level = style?.level ?? 0
      paragraph.hidden = style?.hidden ?? false
    }
  }
  const openProperty = (name: string, value: string | undefined): void => {
    if (properties === 'p') openInParagraphProperties(name, value)
    else if (properties === 'pr') paragraph.markDeleted ||= name === 'del'
    else if (properties === 'section') {
      if (name === 'type' && (value === 'continuous' || value === 'nextColumn')) paragraph.sectionEnds = false
    } else if (name === 'vanish') runHidden = isOn(value)
    else if (name === 'rStyle') runHidden = styles.get(value ?? '')?.hidden ?? false
  }
  const openContent = (name: string, attributes: Record<string, string>): void => {
    const value = (key: string): string | undefined => valueOf(attributes, key)
    switch (name) {
      case 'r':
        runHidden = false
        break
      case 't':
        inText++
        break
      case 'tab':
      case 'ptab':
        write('\t')
        break
      case 'br':
        if (value('type') === 'page') {
          sink.endLine()
          breakPage()
        } else write('\n')
        break
      case 'cr':
        write('\n')
        break
      case 'noBreakHyphen':
        write('\u2011')
        break
      case 'sym':
        write(symbol(value('char')))
        break
      case 'lastRenderedPageBreak':
        breakPage()
        break
      case 'footnoteReference':
        callNote(footnotes, value('id'), false)
        break
      case 'endnoteReference':
        callNote(endnotes, value('id'), true)
        break
      case 'fldChar':
        if (value('fldCharType') === 'begin') fields.push(true)
        else if (value('fldCharType') === 'separate') fields.splice(-1, 1, false)
        else fields.pop()
        break
      case 'textpath':
        paragraph.notes.push(value('string') ?? '')
        break
      case 'blip':
        addPicture(value('embed'))
        break
      case 'imagedata':
        addPicture(value('id'))
        break
    }
  }

  return {
    open(name, attributes) {
      if (skipped > 0 || (SKIPPED.has(name) && properties === '')) skipped++
      else if (name === 'pPr' || name === 'rPr') {
        if (properties === '') properties = name === 'pPr' ? 'p' : 'r'
        else openProperty(name, undefined)
      } else if (properties !== '') openProperty(name, valueOf(attributes, 'val'))
      else if (name === 'AlternateContent') alternatives.push(written)
      else if (name === 'Fallback' && written > (alternatives.at(-1) ?? written)) skipped++
      else if (name === 'txbxContent') {
        outer.push({ sink, paragraph })
        sink = createTextSink()
        paragraph = newParagraph()
      } else openContent(name, attributes)
    },
    text(text) {
      if (inText > 0 && skipped === 0) write(text.replaceAll(/[\r\n]+/g, ' '))
    },
    close(name) {
      if (skipped > 0) skipped--
      else if (name === 'pPr' && properties === 'p') properties = ''
      else if (name === 'rPr' && properties === 'r') properties = ''
      else if (name === 'rPr' && properties === 'pr') properties = 'p'
      else if (name === 'sectPr' && properties === 'section') properties = 'p'
      else if (properties !== '') return
      else if (name === 'AlternateContent') alternatives.pop()
      else if (name === 't') inText--
      else if (name === 'p') endParagraph()
      else if (name === 'txbxContent') {
        endParagraph()
        const box = sink.finish().trimEnd()
        const frame = outer.pop()
        if (!frame) return
        ;({ sink, paragraph } = frame)
        if (box !== '') paragraph.notes.push(box)
      }
    },
    get read() {
      return written
    },
    finish() {
      // What breaks off inside of text boxes still ends.
      for (let frame = outer.pop(); frame; frame = outer.pop()) {
        frame.paragraph.notes.push(sink.finish())
        ;({ sink, paragraph } = frame)
      }
      paragraph.markDeleted = false
      endParagraph()
      for (const note of called) {
        sink.write(note)
        sink.endLine()
      }
      return { text: sink.finish(), breaks, headings, hidden, pictures }
    },
  }
}

function newParagraph(): Paragraph {
  return { level: 0, hidden: false, markDeleted: false, sectionEnds: false, notes: [] }
}

/** By local name: strict and transitional documents, and programs of their own mind, use different prefixes. */
function valueOf(attributes: Record<string, string>, name: string): string | undefined {
  if (name in attributes) return attributes[name]
  const key = Object.keys(attributes).find((found) => found.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

/** Signs of symbol fonts are pictures; other fonts name a letter by its number. */
function symbol(hex: string | undefined): string {
  const code = Number.parseInt(hex ?? '', 16)
  return code > 0x20 && code < SYMBOL_FONT ? String.fromCodePoint(code) : ''
}
