import { lineKind } from './line-kind.ts'

/** A line of the pages before the story, without the marks of headings and emphasis. */
export type FrontLine = {
  text: string
  /** The line carries a mark of its own ("# ", "| "), as the titles of some editions do. */
  marked: boolean
  /** A line of nothing but marks ("* * *"): its text is '', and it parts what stands above from what stands below. */
  rule: boolean
  /** A blank line or the beginning of the text stands before it. */
  apart: boolean
}

/** The longest lists of headings, printed twice, end within it. */
const READ_CHARACTERS = 60_000
const MOST_LINES = 150
/** Prefaces and epigraphs may stand before the title; after so many long paragraphs the text has begun. */
const MOST_PROSE = 8
/** The end of the terms that the oldest files of a digital library open with. */
const END_OF_TERMS = /^.*\*END.{0,3}THE SMALL PRINT.*$/m
const PICTURE =
  /^[ \t]*(?:\[[ \t]*_?(?:illustration|picture|image|photo|frontispiece|cover|map|transcriber)[^\]]{0,6000}\]|\{[^}\n]{0,300}\}|!\[[^\]\n]{0,300}\]\([^)\n]{0,300}\))/gim
/** Who typed, scanned or published the file: of the file, not of the book. */
const CREDITS: readonly RegExp[] = [
  /^\W*(?:this )?(?:e-?text|e-?book|file|html version|book) (?:was |is )?(?:prepared|produced|created|made|scanned|typed)/i,
  /^\W*(?:produced|prepared|transcribed|digiti[sz]ed|scanned|proofed|converted|typed|keyed)(?: form)? (?:by|from|in)\b/i,
  /^\W*(?:based on scans|html version|images of the original|note: (?:project|images|the original))/i,
  /\be-?texts?\b|plain vanilla|project gutenberg|distributed proof|pgdp\.|gutenberg\.(?:org|net)|archive\.org|@\w+\.\w/i,
  // The end of the line that closes a licence.
  /^\S.{0,60}\*{3}\s*$/,
]
const NOTE = /^\W*transcriber.{0,3}s?.{0,3} note/i
/** Where no blank line parts paragraphs, a longer one is the book; then its lines are looked at one by one. */
const LONGEST_CREDIT = 900
/** Sentences below a note belong to it; the lines of a title page are shorter and have more capitals. */
const LONGEST_LINE = 120
/** More lines than a title page has that is printed twice. */
const LONG_LIST = 8

/**
 * The lines before the story as title pages are read: pictures, credits of the file and notes of its transcriber are
 * gone, each leaves an empty line, and so is a list of headings before the title.
 */
export function frontMatter(text: string): readonly FrontLine[] {
  const lines: FrontLine[] = []
  let inNote = false
  for (const paragraph of paragraphsOf(text)) {
    inNote = paragraph === '' ? inNote : NOTE.test(paragraph) || (inNote && goesOnWithNote(paragraph))
    const isOfFile = inNote || (paragraph.length <= LONGEST_CREDIT && isCredit(paragraph))
    const left = isOfFile ? [''] : paragraph.split('\n').map((line) => (isCredit(line) ? '' : line))
    lines.push(...left.map((line, index) => frontLine(line, index === 0)))
  }
  return beforeStory(withShortTitle(afterContents(lines)).slice(0, MOST_LINES))
}

/** "Tides of the Sea: how ...", a first line longer than any title: its subtitle tells what the book argues. */
function withShortTitle(lines: readonly FrontLine[]): readonly FrontLine[] {
  const at = lines.findIndex(({ text }) => text !== '')
  const line = lines[at]?.text ?? ''
  const title = line.length > LONGEST_LINE && !ENDED.test(line) ? SHORT_TITLE.exec(line)?.[0].trim() : undefined
  return title === undefined ? lines : lines.with(at, { ...lines[at]!, text: title })
}
const SHORT_TITLE = /^[^.!?؟:«»"“”]{4,90}(?=:\s)/u
const ENDED = /[.!?؟…:»”"]$/u

function paragraphsOf(text: string): string[] {
  const head = text.slice(0, READ_CHARACTERS)
  const terms = END_OF_TERMS.exec(head)
  const own = terms === null ? head : head.slice(terms.index + terms[0].length)
  return own
    .replaceAll(PICTURE, '')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
}

function isCredit(text: string): boolean {
  return CREDITS.some((credit) => credit.test(text))
}

function goesOnWithNote(paragraph: string): boolean {
  const small = paragraph.match(/(?<!\S)\p{Ll}/gu)?.length ?? 0
  const isEnded = /[.:)\]]$/.test(paragraph)
  const isLong = paragraph.length > LONGEST_LINE
  if (2 * small > paragraph.split(/\s+/).length) return isEnded || isLong
  return isEnded && isLong && /\p{Ll}/u.test(paragraph)
}

function frontLine(line: string, apart: boolean): FrontLine {
  const hasLetters = /[\p{L}\p{N}]/u.test(line)
  return {
    text: hasLetters ? plainLine(line) : '',
    marked: /^\s*[#|]/.test(line),
    rule: !hasLetters && line.length > 2,
    apart,
  }
}

function plainLine(line: string): string {
  return line
    .replace(/^[#|*_\s]+/, '')
    .replace(/[#*_\s]+$/, '')
    .replaceAll(/(?<=^|[\s([“"])[_*]+(?=\S)|(?<=\S)[_*]+(?=[\s)\].,;:!?”"]|$)/g, '')
}

function beforeStory(lines: readonly FrontLine[]): readonly FrontLine[] {
  let prose = 0
  const end = lines.findIndex(({ text }) => lineKind(text) === 'prose' && ++prose > MOST_PROSE)
  return end === -1 ? lines : lines.slice(0, end)
}

/**
 * Some editions print their list of headings first and twice. A cover and a title page come twice too, so a list is
 * long, names a heading, or is followed by a line that is marked as its own are not.
 */
function afterContents(lines: readonly FrontLine[]): readonly FrontLine[] {
  const filled = lines.filter(({ text }) => text !== '')
  const letters = filled.map(({ text }) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  for (let length = 1; 2 * length < filled.length; length++) {
    const isTwice = letters.slice(0, length).every((line, index) => letters[index + length] === line)
    if (isTwice && isContents(filled.slice(0, length), filled[2 * length])) return filled.slice(2 * length)
  }
  return lines
}

function isContents(list: readonly FrontLine[], next: FrontLine | undefined): boolean {
  if (list.length > LONG_LIST || list.some(({ text }) => lineKind(text) === 'heading')) return true
  return next?.marked === true && list[0]?.marked === false
}
