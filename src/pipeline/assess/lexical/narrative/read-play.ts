import type { TokenizedText } from '../segment/tokenized-text.ts'
import { ENGLISH_ROLES } from './characters/character-words.ts'
import type { Figure } from './characters/figure.ts'

/**
 * Who speaks in a play, and how much of it is spoken; nothing of that where only capital initials tell the speakers: what judges books has
 * learned from such plays as from prose.
 */
export type Play = {
  speakers: Figure[]
  dialogueShare: number | undefined
  /** Names and speeches stand in the cells of a table, as in electronic editions: nothing else is laid out so. */
  inCells: boolean
}

/** "HAMLET." or "Hamlet:" or "**Jack.**" or «بطرس (يطرح ورقته) :» at the beginning of a line, or "Hamlet" in the cell of a table, the speech behind it or below. */
const LABEL =
  /^[_*]{0,3}(?:(?<shouted>(?:(?:M(?:RS?|S|ME|LLE)|DR|ST|REV)\. )?\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]*){0,2})|(?<named>\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2}))[_*]{0,3}(?:\s*[_*]{0,3}[([][^)\]]{0,160}[)\]][_*]{0,3})?(?:\s*(?<mark>[.:])[_*]{0,3}(?=\s|\p{Cf}|$)|(?<cell>\t)(?=\S))/u
/** "Mary said:" and «قال الأب:» tell a story; "Note:" gives notice. */
const NOT_SPEAKERS =
  /(?:^|\s)(?:said|says|asked|cried|answered|replied|note|warning|chapter|act|scene|قال|قالت|قلت|وقلت|فقلت|قلتلو|فقال|فقالت|وقال|وقالت|قالوا|سأل|سألت|أجاب|أجابت|صاح|صاحت|ملاحظة|الفصل|المشهد|مثال|سؤال|جواب)(?:\s|$)/iu
/** "Ellida." names a speaker where lines begin so all the time; "Yes." and "Mr. Brown" do not. */
const CAPITALISED = /^\p{Lu}[\p{Ll}'’-]+(?: (?:\p{Lu}[\p{Ll}'’-]+|of|the|de))*$/u
const NO_NAMES =
  /^(?:mr|mrs|ms|dr|st|mme|mlle|messrs|rev|sir|jan|feb|mar|apr|aug|sept?|oct|nov|dec|vol|chap|fig|yes|no|well|oh|ah|so|and|but|good|never|the end|exit|exeunt|enter|curtain|flourish|alarum|thunder|music)$/iu
const LEAST_LABELS = 12
const LEAST_SPEAKERS = 2
/** A speaker speaks more than once. */
const LEAST_SPEECHES = 3
/** Of the lines of a play so many begin with a speaker. */
const LABELLED_LINES = 0.2
/** Where a speaker stands alone over the lines of a speech, in verse, fewer do. */
const LABELS_ALONE = { share: 0.7, lines: 0.08, least: 60 }
/** Of ten parts of its text: one fable with speakers makes no play of a book. */
const PARTS = 10
const LEAST_PARTS = 5
const DIRECTIONS = /[([][^)\]]*[)\]]/g

type Speaker = { name: string; offsets: number[]; isMarked: boolean; inCells: boolean }

/** The speakers of a text printed as a play, most lines first; undefined for everything else. Linear in the text. */
export function readPlay(tokens: TokenizedText): Play | undefined {
  const { text } = tokens
  const speakers = new Map<string, Speaker>()
  let lines = 0
  let labels = 0
  let alone = 0
  let letters = 0
  let spoken = 0
  let speaking = false
  for (let from = 0; from < text.length;) {
    let end = text.indexOf('\n', from)
    if (end < 0) end = text.length
    const line = text.slice(from, Math.min(end, from + 400)).trim()
    const offset = from
    from = end + 1
    if (line === '') continue
    lines += 1
    letters += end - offset
    const label = labelOf(line)
    if (label !== undefined) {
      labels += 1
      if (label.length >= line.length) alone += 1
      speaking = true
      const known = speakers.get(label.key) ?? {
        name: label.name,
        offsets: [],
        isMarked: label.isMarked,
        inCells: label.inCells,
      }
      known.offsets.push(offset + label.length)
      speakers.set(label.key, known)
      spoken += withoutDirections(line.slice(label.length))
    } else if (speaking) spoken += withoutDirections(line) + Math.max(0, end - offset - line.length)
  }
  const cast = [...speakers.values()].filter(({ offsets }) => offsets.length >= LEAST_SPEECHES)
  const speechesOf = (some: readonly Speaker[]): number => some.reduce((sum, { offsets }) => sum + offsets.length, 0)
  const theirs = speechesOf(cast)
  const marked = speechesOf(cast.filter(({ isMarked }) => isMarked))
  const parts = new Set(cast.flatMap(({ offsets }) => offsets).map((at) => Math.floor((PARTS * at) / text.length)))
  if (parts.size < LEAST_PARTS || labels < LEAST_LABELS || cast.length < LEAST_SPEAKERS) return undefined
  const standAlone = alone >= LABELS_ALONE.share * labels && theirs >= LABELS_ALONE.least
  if (theirs / lines < (standAlone ? LABELS_ALONE.lines : LABELLED_LINES)) return undefined
  return {
    speakers: spelledOut(text, cast)
      .map(({ name, offsets }): Figure => ({
        name: calledByRole(name),
        kind: 'person',
        mentions: offsets.length,
        speeches: offsets.length,
        sentences: [...new Set(offsets.map((offset) => sentenceAt(tokens, offset)))],
      }))
      .toSorted((a, b) => b.mentions - a.mentions),
    dialogueShare: marked / lines < LABELLED_LINES ? undefined : Math.min(1, spoken / Math.max(1, letters)),
    inCells: 2 * speechesOf(cast.filter(({ inCells }) => inCells)) > theirs,
  }
}

function labelOf(line: string): (Omit<Speaker, 'offsets'> & { key: string; length: number }) | undefined {
  const found = LABEL.exec(line)
  const { shouted, named, mark, cell } = found?.groups ?? {}
  // A full stop ends any short sentence: it is a name before it that is shouted or capitalised.
  const label =
    shouted ?? (mark === ':' || (CAPITALISED.test(named ?? '') && !NO_NAMES.test(named ?? '')) ? named : undefined)
  if (found === null || label === undefined || NOT_SPEAKERS.test(label)) return undefined
  const name = shouted === undefined ? label : label.replaceAll(/\p{L}+/gu, inTitleCase)
  return {
    key: label.toLowerCase(),
    name,
    length: found[0].length,
    isMarked: shouted !== undefined || mark === ':' || cell !== undefined,
    inCells: cell !== undefined,
  }
}

/** "King." before a speech is no name. */
const calledByRole = (name: string): string =>
  ENGLISH_ROLES.has(name.toLowerCase()) || RANKS.has(name.toLowerCase()) ? `the ${name}` : name
const RANKS: ReadonlySet<string> = new Set(
  'duke duchess earl count countess lord lady bishop archbishop prologue chorus messenger servant porter herald officer guard attendant constable'.split(
    ' ',
  ),
)

const LONGEST_SHORTENED = 6
const LEAST_TIMES = 3

/** "Isab." is Isabella, where the text says so and never speaks of an Isab. */
function spelledOut(text: string, cast: readonly Speaker[]): Speaker[] {
  const named = new Map<string, Speaker>()
  for (const { name, offsets, ...told } of cast) {
    const full = name.length > LONGEST_SHORTENED || !/^\p{Lu}\p{Ll}+$/u.test(name) ? name : fullName(text, name)
    const known = named.get(full)
    const both = [...(known?.offsets ?? []), ...offsets].toSorted((a, b) => a - b)
    named.set(full, { name: full, offsets: both, ...told })
  }
  return [...named.values()]
}

function fullName(text: string, name: string): string {
  const times = new Map<string, number>()
  let alone = 0
  for (const [word, rest = ''] of text.matchAll(new RegExp(`(?<!\\p{L})${name}(\\p{Ll}*)(?![\\p{L}.:])`, 'gu'))) {
    if (rest === '') alone += 1
    else times.set(word, (times.get(word) ?? 0) + 1)
  }
  const [word, most] = [...times].toSorted((a, b) => b[1] - a[1])[0] ?? [name, 0]
  return most >= LEAST_TIMES && most > alone ? word : name
}

const inTitleCase = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

const withoutDirections = (line: string): number => line.replaceAll(DIRECTIONS, '').length

/** The first sentence that ends behind an offset. */
function sentenceAt({ sentenceEnd, sentenceCount }: TokenizedText, offset: number): number {
  let low = 0
  let high = sentenceCount - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentenceEnd[middle] ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}
