import type { FrontLine } from './front-matter.ts'
import { isRole } from './is-imprint.ts'
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
}

const MAKING = '(?:re)?(?:told|written)|story|tale|text|words|verses|rhymes|poems|adapted|collected|created'
const PICTURES = '(?:(?:,| and| &)+ (?:illustrated|pictures|pictured|illustrations|drawn|designed))*'
const ENGLISH = new RegExp(
  `^(?:(?:a |the )?(?:${MAKING})${PICTURES}(?: for \\S+(?: \\S+)?)?[\\s,:]*)?by\\b(?: by\\b)?[\\s:]*(.*)$`,
  'i',
)
const ARABIC = new RegExp(
  [
    '^(?:(?:من )?(?:تأليف|بقلم|كتبها)(?:\\s+و(?:رسوم|رسم|ترجمة|إعداد|تأليف))?(?:\\s*[:：]|\\s|$)',
    // These words stand in sentences and titles as well.
    '(?:كتابة|إعداد|جمع|جمعها|جمعه)(?:\\s+و\\p{L}+)?(?:\\s*[:：]|$)',
    '(?:قصة|نص|حكاية|شعر)(?:\\s+و(?:رسوم|رسم))?\\s*[:：]',
    '(?:للكاتبة?|للأديبة?|للمؤلفة?)\\s)\\s*(.*)$',
  ].join('|'),
  'u',
)
const LABELLED = /^(?:author|الكاتب|الكاتبة|المؤلف|المؤلفة)\s*[:：]\s*(.+)$/i
const LANGUAGE =
  'French|German|Italian|Spanish|Portuguese|Russian|Polish|Danish|Swedish|Norwegian|Dutch|Hungarian|Latin|Greek|Arabic|Persian|Turkish|Chinese|Japanese'
/** Of a translation: "From the French of ...". */
const ORIGINAL = new RegExp(`\\bfrom the (?:\\w+ )?(?:${LANGUAGE}) of (.+)$`, 'i')
const INLINE = /^(.+?)[\s,;:.—–-]+(?:(?:written|told|retold|a (?:story|tale|novel|play)) )?by\s+(\S.*)$/i
/** "Stories selected by" at the end of what stands before a name. */
const WORKED_ON =
  /\b(?:selected|edited|translated|illustrated|compiled|arranged|chosen|introduced|introduction|illustrations|pictures|drawings|designed)\W*$/i
/** "By the author of ..." names nobody, but the title stands above it all the same. */
const UNNAMED = /^(?:the author\b.*|An? \p{Lu}.*|AN? \p{Lu}.*)/u
const OWNER = /\b(?:copyright(?:ed)?|published|printed|issued|dedicated|inscribed|presented)\b/i
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
  return own.filter((_, index) => !isListed(lines, own, index))
}

/** By-lines that follow each other closely are of stories, or of other books. */
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
  return lines.slice(one.end, next.at).filter(({ text }) => lineKind(text) !== 'empty').length <= 1
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
  const labelled = (LABELLED.exec(line) ?? ORIGINAL.exec(line))?.[1]
  const author = labelled === undefined ? undefined : personName(labelled)
  return author === undefined ? inlineAt(line, at) : { at, end: at + 1, author }
}

function isOthers(line: string): boolean {
  return (isRole(line) && !/\bby\s+\S/i.test(line)) || OWNER.test(line)
}

/** The name stands behind "by" or, where nothing does, on the next line. */
function namedBy(lines: readonly FrontLine[], at: number, rest: string): ByLine | undefined {
  if (rest !== '') {
    const author = personName(rest)
    return author === undefined ? undefined : { at, end: at + 1, author }
  }
  const next = nearest(lines, at, 1)
  if (next === undefined) return undefined
  const author = personName(textAt(lines, next))
  return { at, end: next + 1, ...(author !== undefined && { author }) }
}

function unnamedBy(at: number, rest: string): ByLine | undefined {
  return UNNAMED.test(rest) ? { at, end: at + 1 } : undefined
}

/** "The Gold Lantern, by Mona Saleh." */
function inlineAt(line: string, at: number): ByLine | undefined {
  const [, title = '', name = ''] = INLINE.exec(line) ?? []
  if (title === '' || isOthers(title) || WORKED_ON.test(title)) return undefined
  if (lineKind(line) === 'imprint' || lineKind(title) !== 'display' || !readsLikeTitle(title)) return undefined
  const author = isName(name) ? personName(name) : undefined
  return author === undefined ? undefined : { at, end: at + 1, title, author }
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
