import type { BookKind, FoundTheme, Happening, PointKind } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import { asPattern } from './as-pattern.ts'
import * as bank from './bank/summary-frames.ts'
import { themeName } from './bank/themes.ts'
import type { BookFacts } from './book-facts.ts'
import { carryingHeroes } from './carrying-heroes.ts'
import { concernsOf } from './concern-lines.ts'
import { concernsInBook, concernsInWords } from './concerns-in-book.ts'
import { readingConfidence } from './confidence.ts'
import { listed } from './counted.ts'
import { asSentence, bothLanguages, fillFrame, joinParts, joinSentences, type Frame, type Slots } from './frame.ts'
import { tellHappening } from './guide/ask-happening.ts'
import { passageSlots } from './guide/ask-point.ts'
import { createHappeningSupply } from './guide/happening-supply.ts'
import { createPointSupply } from './guide/point-supply.ts'
import { choosePart, composeStatement, present } from './question.ts'
import { cleanText } from './isolate.ts'
import { criterionInWords, verdictReason } from './reason.ts'
import { bookSlots } from './slots.ts'
import { standingPlaces } from './standing-places.ts'

/** Three to five sentences. Of a book that is not for children the reason comes first. */
export function composeSummary(facts: BookFacts): Localized {
  const about = aboutTheBook(facts)
  const { caution } = readingConfidence(facts.judgement.notices)
  if (facts.judgement.verdict !== 'Not Whitelisted') return joinSentences(caution, ...about, outcome(facts))
  return joinSentences(refusal(facts), caution, ...about)
}

/** What the book is refused for, in plain words where its passages say it; else by the rule. */
function refusal(facts: BookFacts): Localized {
  const severe = facts.judgement.arithmetic.severeSystems[0]
  const concerns = concernsInBook(facts, severe === 1 || severe === 2 ? concernsOf(facts, severe) : facts.findings)
  const reason = concerns.some(({ level }) => level >= 2)
    ? fillFrame(bank.REFUSED_FOR, { concerns: concernsInWords(concerns) })
    : joinParts(fillFrame(bank.REFUSED), verdictReason(facts, 'place'))
  return asSentence(reason)
}

/** What kind of book it is and about whom, what its chapters are called, how it begins, what people want and do, or what it speaks of, and its themes. */
function aboutTheBook(facts: BookFacts): Localized[] {
  const { choose, judgement, bookKind } = facts
  const told = facts.assessment.texts?.summary
  if (told !== undefined) return [told]
  const slots = summarySlots(facts)
  const unsuitable = judgement.verdict === 'Not Whitelisted'
  return present([
    composeStatement(choose, 'summary.identity', [slots['heroes'] ? bank.OF_PEOPLE : bank.IDENTITY], slots),
    slots['chapters'] && composeStatement(choose, 'summary.chapters', [bank.CHAPTERS[bookKind]], slots),
    TELLS_OF_THINGS.has(bookKind) ? composeStatement(choose, 'summary.keywords', [bank.KEYWORDS], slots) : undefined,
    TELLS_A_STORY.has(bookKind) ? composeStatement(choose, 'summary.places', [bank.PLACES], slots) : undefined,
    ...(unsuitable ? [] : course(facts)),
    // Of a book of facts its words say better what it is about.
    TELLS_OF_THINGS.has(bookKind) && (slots['chapters'] ?? slots['keywords']) !== undefined
      ? undefined
      : composeStatement(choose, 'summary.about', [aboutFrames(facts)], slots),
    facts.themes.some((found) => found.theme === FUNNY && isMain(found))
      ? asSentence(fillFrame(bank.FUNNY))
      : undefined,
  ])
}

const TELLS_OF_THINGS: ReadonlySet<BookKind> = new Set(['information'])
const TELLS_A_STORY: ReadonlySet<BookKind> = new Set(['story', 'collection'])

/** How a story begins, and what its people want and do, in its order; one passage of a book that tells no story stands for nothing but itself. */
function course(facts: BookFacts): Localized[] {
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
  const isFirstLines = opening !== undefined && opening === moments.opening
  const begins =
    opening &&
    composeStatement(
      facts.choose,
      'summary.opening',
      [isFirstLines ? bank.FIRST_LINES : met === undefined ? bank.OPENINGS : bank.MET],
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

/** "Jed hesitates" says nothing of a book. */
const FULL_CLAUSE = 4
const SHORT_BOOK = 4000

/** Of a picture book its first lines and a sentence from the middle say what it tells; of longer books they are two of a thousand. */
const PICTURE_BOOK = 1000
const LONGEST_OPENING = 130
const LIVELY: ReadonlySet<string> = new Set(['conflict', 'kindness', 'discovery', 'turning-point'])

function momentsOfShortBook(facts: BookFacts): Record<'opening' | 'middle', EvidenceRef | undefined> {
  const { firstLine, assessment } = facts
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

/** Kinds of books in which nobody stands for the whole. */
const OF_MANY: ReadonlySet<BookKind> = new Set(['information', 'activity', 'collection', 'poetry'])

function summarySlots(facts: BookFacts): Slots {
  // A prophet is no character of a story.
  const heroes = facts.reveres ? [] : carryingHeroes(facts).map((name) => facts.name(name))
  const themes = mainSubjects(facts).map(({ theme }) => fillFrame(themeName(theme)))
  const ofMany = OF_MANY.has(facts.bookKind)
  const places = standingPlaces(facts)
  return {
    ...bookSlots(facts),
    kind: fillFrame(holdsStories(facts) ? bank.OF_STORIES : bank.KIND_NAMES[facts.bookKind]),
    places: places.length < FEWEST_PLACES ? undefined : listed(places.slice(0, 3)),
    heroes: heroes.length === 0 || ofMany ? undefined : listed(heroes),
    themes: themes.length === 0 ? undefined : listed(themes),
    score: bothLanguages(facts.judgement.score),
  }
}

const FEWEST_PLACES = 2

const PEOPLED = 4
/** Stories are full of talk, letters and travels are not. */
const SPOKEN = 0.12

const holdsStories = ({ bookKind, assessment }: BookFacts): boolean =>
  bookKind === 'collection' &&
  assessment.narrative.characters.length >= PEOPLED &&
  assessment.narrative.dialogueShare >= SPOKEN &&
  !assessment.narrative.verse

/** A theme that is told of no more than in other books says nothing of this one. */
const MAIN = 0.6
const isMain = ({ weight, evidence }: FoundTheme): boolean => weight >= MAIN && evidence.length > 0

/** A manner of telling, not a subject. */
const FUNNY = 'humour'

const mainSubjects = ({ themes }: BookFacts): FoundTheme[] =>
  themes.filter((found) => found.theme !== FUNNY && isMain(found)).slice(0, 3)

function aboutFrames(facts: BookFacts): readonly Frame[] {
  const frames = mainSubjects(facts).length === 1 ? bank.ABOUT_ONE : bank.ABOUT
  return facts.judgement.verdict === 'Not Whitelisted' ? frames : [...frames, bank.TO_TALK_ABOUT]
}

/** Why a book is guided of which no passage is named: what the red line it fails is lowest in. */
function withoutPassages({ judgement }: BookFacts): Localized | undefined {
  const failing = judgement.arithmetic.systems.find(({ system, rating }) => system <= 2 && rating !== 'Safe')
  const lowest = judgement.criteria.find(({ key }) => key === failing?.decidedBy)
  return lowest && fillFrame(bank.LOWEST, { criterion: criterionInWords(lowest) })
}

function outcome(facts: BookFacts): Localized {
  const { choose, judgement } = facts
  const slots = summarySlots(facts)
  const guided = judgement.verdict === 'Parent Guidance'
  const concerns = concernsInBook(facts, facts.findings)
  const told = concerns.length > 0 && { concerns: concernsInWords(concerns) }
  // Half a book is not recommended, nor one that may hold something strong.
  const { level, doubtful } = readingConfidence(judgement.notices)
  if (!guided && level === 'low')
    return asSentence(
      joinParts(
        fillFrame(doubtful ? bank.OUTCOME_DOUBTFUL : bank.OUTCOME_UNSURE, slots),
        told ? fillFrame(bank.FOUND, told) : undefined,
      ),
    )
  const verdict = choosePart(choose, 'summary.outcome', guided ? bank.OUTCOME_GUIDANCE : bank.OUTCOME_GOOD, slots)
  const close = told
    ? choosePart(choose, 'summary.watch', guided ? bank.WATCH : bank.MINOR, told)
    : guided
      ? withoutPassages(facts)
      : choosePart(choose, 'summary.clean', bank.CLEAN, slots)
  return asSentence(joinParts(verdict, close))
}
