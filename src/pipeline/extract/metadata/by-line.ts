import type { FrontLine } from './front-matter.ts'
import { isRole } from './is-imprint.ts'
import { isShouted } from './is-shouted.ts'
import { lineKind } from './line-kind.ts'
import { isName, personName } from './person-name.ts'
import { readsLikeTitle } from './reads-like-title.ts'

/** Where the front matter names the author: lines `at` to `end`, `end` excluded. */
export type ByLine = {
  at: number
  end: number
  /** What stands before "by" on the same line. */
  title?: string
  author?: string
  /** "Translated / by" and "Copyright, 1911, / by" tell of others. */
  ofOthers?: true
  /** By-lines that follow each other closely are of pieces, or of other books. */
  listed?: true
}

const MAKING = '(?:re-?)?(?:told|written)|story|tale|text|words|verses|rhymes|poems|adapted|collected|created'
const PICTURES = '(?:(?:,| and| &)+ (?:illustrated|pictures|pictured|illustrations|drawn|designed))*'
const ENGLISH = new RegExp(
  `^(?:(?:a |the )?(?:${MAKING})${PICTURES}(?: for \\S+(?: \\S+)?)?[\\s,:]*)?by\\b(?: by\\b)?[\\s:]*(.*)$`,
  'i',
)
const ARABIC = new RegExp(
  [
    '^(?:(?:من )?(?:تأليف|بقلم|كتبها)(?:\\s+و(?:رسوم|رسم|ترجمة|إعداد|تأليف))?(?:\\s*[:：]|\\s|$)',
    // These words stand in sentences and titles as well.
    '(?:كتابة|إعداد|جمع|جمعها|جمعه)(?:\\s+و(?!ترجم|تعريب)\\p{L}+)?(?:\\s*[:：]|$)',
    '(?:قصة|نص|حكاية|شعر)(?:\\s+و(?:رسوم|رسم))?\\s*[:：]',
    '(?:للكاتبة?|للأديبة?|للمؤلفة?)\\s)\\s*(.*)$',
  ].join('|'),
  'u',
)
const LABELLED = /^(?:author|الكاتب|الكاتبة|المؤلف|المؤلفة)\s*[:：]\s*(.+)$/i
const LANGUAGE =
  'French|German|Italian|Spanish|Portuguese|Russian|Polish|Danish|Swedish|Norwegian|Dutch|Hungarian|Latin|Greek|Arabic|Persian|Turkish|Chinese|Japanese'
/** Of a translation: "From the French of ...", on one line or on as many as title pages make of it. */
const ORIGINAL = new RegExp(`\\bfrom the (?:\\w+ )?(?:${LANGUAGE})(?: original)? of (.+)$`, 'i')
const MOST_ORIGINAL_LINES = 4
const INLINE =
  /^(.+?)(?:\s*(?:--|[—–])\s*|[,;:.]?\s+(?:-\s+)?)(?:(?:(?:re-?)?(?:written|told)|a (?:story|tale|novel|play)) )?by\s+(\S.*)$/i
const ENDING = /^(.+\S)\s+by[\s:]*$/i
/** The last word of a sentence that goes on with "by". */
const OPEN_SENTENCE = /\b(?:now|first|here|newly|and|as|is|are|was|were|been)\W*$/i
/** "Stories selected by" at the end of what stands before a name. */
const WORKED_ON =
  /\b(?:selected|edited|translated|illustrated|compiled|arranged|chosen|introduced|introduction|illustrations|pictures|drawings|designed|drawn|painted|colou?red|engraved|decorated|followed|preceded|accompanied)\W*$/i
/** "By the author of ..." names nobody, but the title stands above it all the same. */
const UNNAMED =
  /^(?:(?:[Tt]he|THE) (?:[Aa]uthor|[Tt]ranslator|[Ee]ditor|AUTHOR|TRANSLATOR|EDITOR)\b|An? \p{Lu}|AN? \p{Lu})/u
const OWNER = /\b(?:copyright(?:ed)?|published|printed|issued|dedicated|inscribed|presented)\b/i
const AND = /^(?:and|&)(?:\s+(.+))?$/i
/** What the first is the author of fills a few lines. */
const MOST_BETWEEN_NAMES = 6
const FEWEST_LISTED = 3
const LONGEST = 160

/** The by-lines of the front matter, in order. */
export function byLines(lines: readonly FrontLine[]): ByLine[] {
  const found = lines.flatMap((_, at) => byLineAt(lines, at) ?? [])
  // "As told by the Old Fox" is part of a title when a by-line of its own follows.
  const own = found.filter(({ title, end }, index) => {
    const next = found[index + 1]
    return title === undefined || next?.title !== undefined || next?.at !== nearest(lines, end - 1, 1)
  })
  const listed = own.map((_, index) => isListed(lines, own, index))
  return own.map((byLine, index) => {
    // Of another form than the others: "By Lantern Light by Rosa Mill" in a list of novels.
    const isAmong = listed[index - 1] && listed[index + 1] && linesBetween(lines, own[index - 1], own[index + 1]) <= 3
    return listed[index] || isAmong ? { ...byLine, listed: true } : byLine
  })
}

function isListed(lines: readonly FrontLine[], all: readonly ByLine[], index: number): boolean {
  let first = index
  let last = index
  while (first > 0 && isNextTo(lines, all[first - 1], all[first])) first--
  while (last + 1 < all.length && isNextTo(lines, all[last], all[last + 1])) last++
  const list = all.slice(first, last + 1)
  return list.length >= FEWEST_LISTED && new Set(list.map(({ author }) => author)).size > 1
}

function isNextTo(lines: readonly FrontLine[], one: ByLine | undefined, next: ByLine | undefined): boolean {
  if (one?.author === undefined || next?.author === undefined) return false
  // The list of one form, below a by-line of another.
  if ((one.title === undefined) !== (next.title === undefined)) return false
  return linesBetween(lines, one, next) <= 1
}

function linesBetween(lines: readonly FrontLine[], one: ByLine | undefined, next: ByLine | undefined): number {
  return lines.slice(one?.end, next?.at).filter(({ text }) => lineKind(text) !== 'empty').length
}

function byLineAt(lines: readonly FrontLine[], at: number): ByLine | undefined {
  const line = textAt(lines, at).replaceAll(/[\u0640\u064B-\u0652]/g, '')
  if (line === '' || line.length > LONGEST) return undefined
  const english = ENGLISH.exec(line)?.[1]
  const arabic = ARABIC.exec(line)?.[1]
  if (english !== undefined && isOthers(textAt(lines, nearest(lines, at, -1)))) {
    const byLine = namedBy(lines, at, english)
    return byLine && { at, end: byLine.end, ofOthers: true }
  }
  if (english !== undefined) return namedBy(lines, at, english) ?? unnamedBy(at, english)
  if (arabic !== undefined) return namedBy(lines, at, arabic)
  const labelled = LABELLED.exec(line)?.[1]
  const author = labelled === undefined ? undefined : personName(labelled)
  if (author !== undefined) return { at, end: at + 1, author }
  return originalAt(lines, at) ?? inlineAt(line, at) ?? endingAt(lines, at)
}

function isOthers(line: string): boolean {
  return (isRole(line) && !/\bby\s+\S|\b(?:text|words)\b/i.test(line)) || OWNER.test(line)
}

function originalAt(lines: readonly FrontLine[], at: number): ByLine | undefined {
  if (!/\bfrom the\b/i.test(textAt(lines, at))) return undefined
  let shown = ''
  let last: number | undefined = at
  for (let count = 0; count < MOST_ORIGINAL_LINES && last !== undefined; count++) {
    shown = `${shown} ${textAt(lines, last)}`.trim()
    const author = personName(ORIGINAL.exec(shown)?.[1] ?? '')
    if (author !== undefined) return { at, end: last + 1, author }
    last = nearest(lines, last, 1)
  }
  return undefined
}

/** The name stands behind "by" or, where nothing does, on the next line. */
function namedBy(lines: readonly FrontLine[], at: number, rest: string): ByLine | undefined {
  if (rest !== '') {
    const author = personName(rest)
    return author === undefined ? undefined : withSecond(lines, { at, end: at + 1, author })
  }
  const next = nearest(lines, at, 1)
  if (next === undefined) return undefined
  const author = personName(textAt(lines, next))
  return author === undefined ? { at, end: next + 1 } : withSecond(lines, { at, end: next + 1, author })
}

/** Below a name and what it is the author of, "and" and another name may stand. */
function withSecond(lines: readonly FrontLine[], byLine: ByLine & { author: string }): ByLine {
  const below = lines.flatMap(({ text }, at) => (at >= byLine.end && lineKind(text) !== 'empty' ? [at] : []))
  const shown = below.slice(0, MOST_BETWEEN_NAMES).map((at) => textAt(lines, at))
  const and = /^authors? of\b/i.test(shown[0] ?? '') ? shown.findIndex((line) => AND.test(line)) : 0
  const joined = AND.exec(shown[and] ?? '')
  if (joined === null) return byLine
  const last = joined[1] === undefined ? and + 1 : and
  const second = joined[1] ?? shown[last] ?? ''
  const author = isName(second) ? personName(second) : undefined
  const end = (below[last] ?? byLine.end) + 1
  return author === undefined ? byLine : { ...byLine, end, author: `${byLine.author} and ${author}` }
}

function unnamedBy(at: number, rest: string): ByLine | undefined {
  return UNNAMED.test(rest) ? { at, end: at + 1 } : undefined
}

/** "The Gold Lantern, by Mona Saleh." */
function inlineAt(line: string, at: number): ByLine | undefined {
  const [, title = '', name = ''] = INLINE.exec(line) ?? []
  if (title === '' || isOthers(title) || WORKED_ON.test(title) || OPEN_SENTENCE.test(title)) return undefined
  if (lineKind(line) === 'imprint' || lineKind(title) !== 'display' || !readsLikeTitle(title)) return undefined
  const author = isName(name) ? personName(name) : undefined
  return author === undefined ? undefined : { at, end: at + 1, title, author }
}

/** "A TALE OF THE SEA BY / MONA SALEH": what stands before "by" is the title where nothing stands above it. */
function endingAt(lines: readonly FrontLine[], at: number): ByLine | undefined {
  const line = textAt(lines, at)
  const [, title = ''] = ENDING.exec(line) ?? []
  const next = nearest(lines, at, 1)
  if (next === undefined || !/\s/.test(title) || !isShouted(line)) return undefined
  if (lineKind(line) !== 'display' || isOthers(title) || WORKED_ON.test(title)) return undefined
  const name = textAt(lines, next)
  const author = isShouted(name) && isName(name) ? personName(name) : undefined
  const isFirst = nearest(lines, at, -1) === undefined
  return author === undefined ? undefined : { at, end: next + 1, author, ...(isFirst && { title }) }
}

/** The nearest line of letters above (-1) or below (1). */
function nearest(lines: readonly FrontLine[], from: number, step: 1 | -1): number | undefined {
  for (let at = from + step; at >= 0 && at < lines.length; at += step)
    if (lineKind(textAt(lines, at)) !== 'empty') return at
  return undefined
}

function textAt(lines: readonly FrontLine[], at: number | undefined): string {
  return at === undefined ? '' : (lines[at]?.text ?? '')
}
