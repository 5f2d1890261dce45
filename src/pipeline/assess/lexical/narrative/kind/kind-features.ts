import type { NarrativeFacts } from '../../../../../contract/assessment.ts'
import type { BookText } from '../../../../../contract/book-text.ts'
import { byForm } from '../../segment/by-form.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { readPlay } from '../read-play.ts'
import { KIND_TITLES, KIND_WORDS } from './kind-words.ts'
import { titleInText } from './title-in-text.ts'

/** Of the windows that were read so many say what a text is like as well as all of them. */
export const WINDOWS_OF_KIND = 48

/** How much of the front of a book may tell what it is. */
const FRONT = 2500
const SHORT_LINE = 60
const GROUPS = Object.keys(KIND_WORDS.en)
const TITLES = Object.keys(KIND_TITLES)
const PARTS = 10

const groupsOf = {
  en: byForm((form) => GROUPS.flatMap((group, index) => (KIND_WORDS.en[group]!.has(form) ? [index] : []))),
  ar: byForm((form) => GROUPS.flatMap((group, index) => (KIND_WORDS.ar[group]!.has(form) ? [index] : []))),
}

/** What tells the kind of a book: its layout, who is in it and how far through, its words and its title page. Names as in KIND_FEATURES. */
export function kindFeatures(tokens: TokenizedText, book: BookText, narrative: NarrativeFacts): number[] {
  const language = tokens.language === 'ar' ? 'ar' : 'en'
  const words = Math.max(1, tokens.tokenCount)
  const counts = new Float64Array(GROUPS.length)
  const groups = groupsOf[language](tokens.forms)
  let digits = 0
  let years = 0
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    const form = tokens.tokenForm[token]!
    for (const group of groups[form]!) counts[group]! += 1
    if (/^[0-9٠-٩]/u.test(tokens.forms[form]!)) {
      digits += 1
      if (/^1[0-9]{3}$/.test(tokens.forms[form]!)) years += 1
    }
  }
  const lines = linesOf(book.text)
  const title = book.metadata.title ?? ''
  const front = book.text.slice(0, FRONT)
  const called = titleInText(title, tokens)
  const rate = (count: number): number => Math.sqrt((1000 * count) / words)
  const spreads = narrative.characters.map(({ name }) => spreadOf(book.text, name))
  const contents = contentsOf(book.text)
  const headings = [...new Set([...contents, ...narrative.chapters.map((chapter) => chapter.title)])]
  return [
    Number(readPlay(tokens) !== undefined),
    Number(narrative.verse),
    narrative.dialogueShare,
    Number(narrative.firstPerson),
    Math.log10(words),
    Math.min(3, words / Math.max(1, tokens.sentenceCount) / 20),
    rate(digits),
    rate(years),
    rate(countOf(book.text, /[?؟]/gu)),
    rate(countOf(book.text, /!/gu)),
    rate(countOf(book.text, /[([]/gu)),
    lines.colon,
    lines.short,
    lines.shouted,
    rate(narrative.chapters.length * 10),
    rate(narrative.characters[0]?.mentions ?? 0),
    narrative.characters.length / 12,
    mean(spreads.slice(0, 5)),
    mean(spreads),
    Math.max(0, ...spreads),
    spreads.filter((spread) => spread >= EVERYWHERE).length / 12,
    Math.log10(1 + contents.length),
    mean(contents.map((line) => Number(CHAPTERISH.test(line)))),
    mean(contents.map((line) => Math.min(3, line.split(/\s+/).length / 4))),
    Number(isNamedIn(title, narrative.characters.slice(0, HEROES))),
    Math.sqrt(headings.filter((line) => LIFE.test(line)).length),
    Math.sqrt(called.perThousand),
    called.spread,
    called.named,
    ...Array.from(counts, rate),
    ...TITLES.map((name) => Number(KIND_TITLES[name]!.test(title))),
    ...TITLES.map((name) => Number(KIND_TITLES[name]!.test(front))),
  ]
}

const LAYOUT_AND_PEOPLE =
  'play, verse, dialogue, first person, words, sentence, digits, years, questions, exclamations, brackets, colons, short lines, shouted, ' +
  'chapters, hero, people, spread of five, spread, most spread, everywhere, contents, chapters in contents, words in contents, hero in title, stages of life, title in text, spread of title, named in title'

export const KIND_FEATURES = [
  ...LAYOUT_AND_PEOPLE.split(', '),
  ...GROUPS,
  ...TITLES.map((name) => `title ${name}`),
  ...TITLES.map((name) => `front ${name}`),
]

/** The share of ten parts of a text a name stands in: the hero of one of many tales stands in one of them. */
function spreadOf(text: string, name: string): number {
  const length = Math.ceil(text.length / PARTS)
  const parts = Array.from({ length: PARTS }, (_, part) => text.slice(part * length, (part + 1) * length))
  return parts.filter((part) => part.includes(name)).length / PARTS
}

/** A life is called after whoever lived it, and goes from birth to death. */
const HEROES = 5
const NAME_LETTERS = 3
const LIFE =
  /\b(?:birth|born|boyhood|girlhood|childhood|parentage|early (?:life|years|days)|school ?days|youth|marriage|last (?:years|days)|death)\b|مولد|نشأت|نشأة|طفول|صباه|شبابه|زواج|أسرته|حياته|أخلاقه|صفاته|وفاته|وفاة|موته|نهايته|شيخوخ/iu

const isNamedIn = (title: string, people: NarrativeFacts['characters']): boolean =>
  people.some(({ name }) => name.split(' ').some((part) => part.length >= NAME_LETTERS && title.includes(part)))

/** The share of parts from which a name is everywhere. */
const EVERYWHERE = 0.6
const CHAPTERISH =
  /^\W*(?:chapter|part|book|act|scene|[ivxlc]+\b|\d|الفصل|الباب|الجزء|الكتاب|القسم|المشهد|مقدمة|خاتمة|تمهيد)/iu

/** Lines of the front of a book that come back later as lines of their own: its headings, as a list of contents has them. */
function contentsOf(text: string): string[] {
  const lineOf = (line: string): string =>
    line
      .replaceAll(/[\u200e\u200f|#_*]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const front = text
    .slice(0, 2 * FRONT)
    .split('\n')
    .map(lineOf)
  const rest = new Set(
    text
      .slice(2 * FRONT)
      .split('\n')
      .map(lineOf),
  )
  return [...new Set(front)].filter((line) => line.length > 1 && line.length < SHORT_LINE && rest.has(line))
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

function linesOf(text: string): { colon: number; short: number; shouted: number } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const share = (test: (line: string) => boolean): number =>
    lines.filter((line) => test(line.trim())).length / Math.max(1, lines.length)
  return {
    colon: share((line) => line.length < SHORT_LINE && /[:：]$/u.test(line)),
    short: share((line) => line.length < SHORT_LINE),
    shouted: share((line) => line.length < SHORT_LINE && /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line)),
  }
}
