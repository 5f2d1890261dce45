import type { Happening, PointKind } from '../../contract/assessment.ts'
import type { GuideKind } from './guide-kind.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import { asPattern } from './as-pattern.ts'
import * as bank from './bank/summary-frames.ts'
import type { BookFacts } from './book-facts.ts'
import { carryingHeroes } from './carrying-heroes.ts'
import { listed } from './counted.ts'
import { asSentence, fillFrame, joinParts } from './frame.ts'
import { tellHappening } from './guide/ask-happening.ts'
import { passageSlots } from './guide/ask-point.ts'
import { isFewLines, isWordless } from './guide/kind-frames.ts'
import { createHappeningSupply } from './guide/happening-supply.ts'
import { createPointSupply } from './guide/point-supply.ts'
import { cleanText } from './isolate.ts'
import { composeStatement, present } from './question.ts'
import { quotedWhole } from './quote.ts'

/** Kinds of books in which nobody stands for the whole. */
export const OF_MANY: ReadonlySet<GuideKind> = new Set(['information', 'activity', 'collection', 'poetry', 'unknown'])

/** What the book itself says of what it is about. */
export function inItsWords({ about, bookKind, choose }: BookFacts): Localized | undefined {
  const frames = bank.IN_ITS_WORDS[bookKind]
  if (about.length === 0 || frames === undefined) return undefined
  const quote = listed(about.map(({ quote: words }) => quotedWhole(words)))
  return composeStatement(choose, 'summary.words', [frames], { quote })
}

/** How a story begins, and what its people want and do, in its order; one passage of a book that tells no story stands for nothing but itself. */
export function courseOf(facts: BookFacts): Localized[] {
  if (isWordless(facts)) return []
  if (isFewLines(facts)) return present([someLines(facts)])
  const steps = stepsOf(facts)
  if (steps.length > 0) return steps
  const words = inItsWords(facts)
  if (words !== undefined) return [words]
  if (facts.bookKind === 'poetry') return present([linesOf(facts)])
  if (OF_MANY.has(facts.bookKind) || facts.bookKind === 'play') return []
  const heroes = carryingHeroes(facts)
  const happenings = createHappeningSupply(
    // One deed is the plot of a short book, and a trifle in a novel.
    facts.assessment.languageMeasures.words > SHORT_BOOK
      ? []
      : facts.happenings.filter(
          ({ who, told }) => heroes.some((hero) => hero.includes(who)) && told.split(' ').length >= FULL_CLAUSE,
        ),
    facts.length,
  )
  const done = present([
    happenings.take(bank.WANTED_KINDS, bank.BEFORE_THE_TURN),
    happenings.take(undefined, bank.BEFORE_THE_END),
  ]).map((happening, index) => ({
    start: happening.evidence.start,
    text: inSummary(facts, happening, index),
  }))
  const met = metAtFirst(facts)
  // Nobody knows yet who "he" is.
  const telling = facts.points.filter(({ evidence }) => isNamedIn(facts, evidence))
  const supply = createPointSupply(telling, facts.length)
  const moments = momentsOfShortBook(facts)
  const opening = met ?? moments.opening ?? supply.take(['introduction'], bank.BEGINNING)?.evidence
  const carried =
    done.length > 0 ? [] : present(CARRYING.map((kinds) => supply.take(kinds, bank.BEFORE_THE_END))).slice(0, 1)
  const middle =
    done.length + carried.length > 0 || opening === undefined || moments.middle === undefined
      ? []
      : [{ start: moments.middle.start, text: read(facts, 'summary.middle', moments.middle) }]
  const hero = facts.heroes[0]
  const isOwnLine = opening !== undefined && opening === moments.opening
  const lineFrames = isOwnLine && standsFirst(facts, opening) ? bank.FIRST_LINES : bank.SOME_LINES
  const begins =
    opening &&
    composeStatement(
      facts.choose,
      'summary.opening',
      [isOwnLine ? lineFrames : met === undefined ? bank.OPENINGS : bank.MET],
      { ...passageSlots(facts, opening), hero: hero === undefined ? undefined : facts.name(hero) },
    )
  const goesOn = [
    ...done,
    ...middle,
    ...carried.map(({ kind, evidence }) => ({
      start: evidence.start,
      text: composeStatement(
        facts.choose,
        `summary.${kind}`,
        [bank.CARRIED[kind] ?? []],
        passageSlots(facts, evidence),
      ),
    })),
  ]
  return present([begins, ...goesOn.toSorted((a, b) => a.start - b.start).map(({ text }) => text)])
}

const MOST_OF_POEM = 160

/** Of poems nothing says what they are like but lines of them. */
function linesOf(facts: BookFacts): Localized | undefined {
  const lines = facts.points.find(({ evidence }) => evidence.quote.length <= MOST_OF_POEM)
  return lines && composeStatement(facts.choose, 'summary.lines', [bank.LINES], { quote: facts.quote(lines.evidence) })
}

const FEWEST_STEPS = 2
const ALL_STEPS = 3

/** A short story in its own words; one passage alone tells no more than what it says it is about. */
function stepsOf({ course, choose }: BookFacts): Localized[] {
  if (course.length < FEWEST_STEPS) return []
  const [first, ...others] = course.map(({ evidence }) => quotedWhole(evidence.quote))
  const quotes = joinParts(first, ...others.flatMap((quote) => [fillFrame(bank.LEFT_OUT), quote]))
  const told = course.length >= ALL_STEPS ? bank.COURSE : bank.SOME_OF_COURSE
  return present([composeStatement(choose, 'summary.course', [told], { quotes })])
}

/** "Jed hesitates" says nothing of a book. */
const FULL_CLAUSE = 4
const SHORT_BOOK = 4000

/** Of a picture book its first lines and a sentence from the middle say what it tells; of longer books they are two of a thousand. */
const PICTURE_BOOK = 1000
const LONGEST_OPENING = 130
const LIVELY: ReadonlySet<string> = new Set(['conflict', 'kindness', 'discovery', 'turning-point'])

/** Nothing but the title and a few words stand above it. */
const ABOVE = 40
const standsFirst = ({ title }: BookFacts, { start }: EvidenceRef): boolean => start <= title.length + ABOVE

function someLines(facts: BookFacts): Localized | undefined {
  const { opening } = momentsOfShortBook(facts)
  return opening && composeStatement(facts.choose, 'summary.lines', [bank.SOME_LINES], passageSlots(facts, opening))
}

function momentsOfShortBook(facts: BookFacts): Record<'opening' | 'middle', EvidenceRef | undefined> {
  const { lines, assessment } = facts
  const firstLine = lines[0]
  if (firstLine === undefined || assessment.languageMeasures.words > PICTURE_BOOK)
    return { opening: undefined, middle: undefined }
  return {
    opening: facts.isCalm(firstLine) ? withNext(facts, firstLine) : undefined,
    middle: assessment.narrative.keyMoments.find(
      ({ kind, evidence }) =>
        LIVELY.has(kind) && facts.isCalm(evidence) && evidence.end <= facts.length * bank.BEFORE_THE_END.to,
    )?.evidence,
  }
}

function withNext(facts: BookFacts, ref: EvidenceRef): EvidenceRef {
  const longer = facts.withNext(ref, LONGEST_OPENING)
  return facts.isCalm(longer) ? longer : ref
}

function read(facts: BookFacts, slot: string, evidence: EvidenceRef): Localized {
  return asSentence(
    fillFrame(
      facts.choose(slot, facts.pageCount > 1 ? bank.HAPPENS : bank.HAPPENS_HERE),
      passageSlots(facts, evidence),
    ),
  )
}

function inSummary(facts: BookFacts, happening: Happening, index: number): Localized {
  const own = tellHappening(facts, happening)
  const quoted = read(facts, `summary.happens.${String(index)}`, happening.evidence)
  return facts.assessment.language === 'ar' ? { en: quoted.en, ar: own.ar } : { en: own.en, ar: quoted.ar }
}

const LONGEST_MEETING = 220
/** Who somebody is: "X was a", "a girl named X", «كان X», «رجل اسمه X». */
function saysWho(name: string): RegExp {
  const who = asPattern(name)
  return new RegExp(
    [
      `${who}(?:,[^,.]{3,60},)? (?:was|is|were) (?:an?|the|one|only|once|born|called)\\b`,
      `${who},? (?:lived|lives)\\b`,
      `\\b(?:named|called|name was|name is) ${who}`,
      `(?:كانت?|تكون|عاشت?|[يت]عيش|اسمه|اسمها|[يت]دعى) (?:\\p{L}+ ){0,2}${who}`,
    ].join('|'),
    'u',
  )
}

/** The sentence that brings the first of the people in, where it says who that is. */
function metAtFirst(facts: BookFacts): EvidenceRef | undefined {
  const hero = carryingHeroes(facts)[0]
  const first = facts.assessment.narrative.characters.find(({ name }) => cleanText(name) === hero)?.first
  if (first === undefined || first.start > facts.length * bank.BEGINNING.to || first.quote.length > LONGEST_MEETING)
    return undefined
  if (hero === undefined || !saysWho(hero).test(first.quote) || !facts.isCalm(first)) return undefined
  return facts.assessment.languageMeasures.words > PICTURE_BOOK ? first : withNext(facts, first)
}

/** Which passages carry a story, the first that is sure. */
const CARRYING: readonly (readonly PointKind[])[] = [
  ['wish', 'choice'],
  ['trouble', 'dispute', 'turn'],
]

const isNamedIn = ({ heroes }: BookFacts, { quote }: EvidenceRef): boolean =>
  heroes.some((hero) => quote.includes(hero.replace(/^the /u, '')))
