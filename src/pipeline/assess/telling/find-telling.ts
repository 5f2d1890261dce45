import {
  type Finding,
  type FindingCategory,
  type FoundTheme,
  type TalkingPoint,
  type Theme,
} from '../../../contract/assessment.ts'
import type { BookText } from '../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Match } from '../lexical/match/match.ts'
import { storySentences } from '../lexical/narrative/story-sentences.ts'
import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'
import { LEVELS, READ_LABELS, type ReadLabel } from '../reader/labels.ts'
import type { Reading } from '../reader/read-windows.ts'
import { READER_VERSION, type Reader } from '../reader/reader.ts'
import { cutWindows, type Window } from '../reader/windows.ts'
import { LexiconCues } from './lexicon-cues.ts'
import { likelyParagraphs } from './likely-paragraphs.ts'
import { passageOf } from './passages.ts'
import { SURE_KINDS, type SureKind, type TellingHeads, type Told as WhatIsTold } from './telling-heads.ts'
import { showingTheme, toldThemes } from './told-themes.ts'

/** What a guide is made of. */
export type Telling = {
  talkingPoints: TalkingPoint[]
  /** Null where too little was read to say what the book is about. */
  themes: FoundTheme[] | null
  /** Passages that show a theme, best first. */
  showing(theme: Theme): EvidenceRef[]
}

/** Beside the windows that were read for their content: the first ones, those with a wording of a value, and beginnings of paragraphs from everywhere. */
const FIRST = 6
const WITH_VALUES = 14
const PARAGRAPHS = 40
/**
 * The chance that a passage is worth talking about, times the chance that it is wholly understood alone, from which one is kept.
 * What ranks held-out passages best is this product (training/README.md); its scale is not the same in both languages.
 */
const GOOD_FROM = { en: 0.3, ar: 0.2 }
/** Who talks about a short book remembers all of it: a passage of it need not be understood alone. */
const OF_SHORT_BOOK = { en: 0.1, ar: 0.05, characters: 30_000 }
/** From here on a question of its kind fits; below, one that fits every good passage. */
const KIND_FROM: Record<SureKind, number> = {
  choice: 0.5,
  wrong: 0.5,
  trouble: 0.55,
  wish: 0.5,
  feeling: 0.55,
  dispute: 0.5,
  turn: 0.5,
  picture: 0.55,
  fact: 0.5,
  making: 0.5,
  thought: 0.5,
  humour: 0.65,
  introduction: 0.5,
}
const MOST_POINTS = 40
const RULE = `reader@${READER_VERSION}: telling`

type Read = {
  tokens: TokenizedText
  book: BookText
  matches: readonly Match[]
  found: readonly Finding[]
  readings: readonly Reading[]
}
type Told = { evidence: EvidenceRef; told: WhatIsTold; isCalm: boolean }

/** Passages a guide can ask about, in book order, and the themes. */
export function findTelling(read: Read, reader: Pick<Reader, 'readAt'>, heads: TellingHeads): Telling {
  const { tokens, book, matches, found, readings } = read
  const story = storySentences(tokens, book)
  const cues = new LexiconCues(tokens, matches)
  const canBeQuoted = (window: Window): boolean => passageOf(tokens, book, story, window) !== undefined
  const others = otherWindows(tokens, readings, cues, canBeQuoted)
  const isArabic = tokens.language === 'ar'
  const unfit = found.filter(({ category }) => NEVER_QUOTED.has(category))
  const quotable = [...readings, ...reader.readAt(tokens, found, others)]
    .toSorted((a, b) => a.first - b.first)
    .flatMap((reading): Told[] => {
      const { sentence, glance } = reading
      const evidence = passageOf(tokens, book, story, reading)
      if (evidence === undefined || sentence === undefined || glance === undefined) return []
      const told = heads.tell({ sentence, glance, cues: cues.of(reading), text: evidence.quote, isArabic })
      const isClean = !unfit.some(({ start, end }) => start < evidence.end && end > evidence.start)
      return [{ evidence: { ...evidence, rule: RULE }, told, isCalm: isClean && isCalm(reading) }]
    })
  const passages = withoutOverlaps(quotable)
  // A theme is for adults to judge, and may be a hard one.
  const calm = passages.filter((passage) => passage.isCalm)
  const themed = passages.map(({ evidence, told }) => ({ evidence, themes: told.themes }))
  const lines = tokens.text.length <= OF_SHORT_BOOK.characters ? OF_SHORT_BOOK : GOOD_FROM
  const from = lines[isArabic ? 'ar' : 'en']
  return {
    talkingPoints: pointsOf(calm, from),
    themes: toldThemes(themed, isArabic ? 'ar' : 'en'),
    showing: (theme) => showingTheme(themed, theme),
  }
}

/** Where the lexicon alone knows such a word, a guide need not have the passage. */
const NEVER_QUOTED: ReadonlySet<FindingCategory> = new Set([
  'language',
  'substanceUse',
  'sexualContent',
  'gambling',
  'heritage',
])

/** No guide takes its examples where something strong is likely, or anything at all from these chances on. */
const STRONG_FROM = 0.2
const AT_ALL_FROM: Record<ReadLabel, number> = {
  gambling: 0.25,
  language: 0.25,
  violence: 0.45,
  substanceUse: 0.25,
  sexualContent: 0.15,
  culture: 0.3,
  fear: 0.55,
}

function isCalm({ levels }: Reading): boolean {
  return READ_LABELS.every(
    (label, index) => levels[index * LEVELS]! < AT_ALL_FROM[label] && levels[index * LEVELS + 1]! < STRONG_FROM,
  )
}

function pointsOf(passages: readonly Told[], from: number): TalkingPoint[] {
  const points = passages
    .map((passage): TalkingPoint => {
      const { evidence, told } = passage
      const [kind] = SURE_KINDS.toSorted((a, b) => told.kinds[b] - told.kinds[a]) as [SureKind]
      return {
        kind: told.kinds[kind] >= KIND_FROM[kind] ? kind : 'passage',
        chance: round(goodnessOf(passage)),
        evidence,
      }
    })
    .filter(({ chance }) => chance >= from)
  const surest = new Set(points.toSorted((a, b) => b.chance - a.chance).slice(0, MOST_POINTS))
  return points.filter((point) => surest.has(point))
}

const round = (chance: number): number => Math.round(chance * 1000) / 1000

/** Windows that were not read yet and may show how the book begins, a value, or what there is to talk about. */
function otherWindows(
  tokens: TokenizedText,
  readings: readonly Window[],
  cues: LexiconCues,
  canBeQuoted: (window: Window) => boolean,
): Window[] {
  const keys = new Set(readings.map(keyOf))
  const unread = (window: Window): boolean => !keys.has(keyOf(window)) && canBeQuoted(window)
  const windows = cutWindows(tokens)
  const withValues = windows
    .map((window) => ({ window, cue: cues.ofValues(window) }))
    .filter(({ window, cue }) => cue > 0 && unread(window))
    .toSorted((a, b) => b.cue - a.cue || a.window.first - b.window.first)
    .slice(0, WITH_VALUES)
    .map(({ window }) => window)
  const found = [
    ...windows.slice(0, FIRST).filter(unread),
    ...withValues,
    ...likelyParagraphs(tokens, unread, PARAGRAPHS),
  ]
  return [...new Map(found.map((window) => [keyOf(window), window])).values()].toSorted((a, b) => a.first - b.first)
}

const keyOf = ({ first, last }: Window): string => `${first}-${last}`

/** Windows and beginnings of paragraphs share words: the better passage of two stays. In book order. */
function withoutOverlaps(passages: readonly Told[]): Told[] {
  const kept: Told[] = []
  for (const passage of passages.toSorted((a, b) => goodnessOf(b) - goodnessOf(a))) {
    const { start, end } = passage.evidence
    if (kept.every(({ evidence }) => evidence.end <= start || evidence.start >= end)) kept.push(passage)
  }
  return kept.toSorted((a, b) => a.evidence.start - b.evidence.start)
}

const goodnessOf = ({ told }: Told): number => told.worth * told.clear[1]
