import type { BookKind, FoundTheme, PointKind } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import * as bank from './bank/summary-frames.ts'
import { themeName } from './bank/themes.ts'
import type { BookFacts } from './book-facts.ts'
import { chapterTitles } from './chapter-titles.ts'
import { concernsOf } from './concern-lines.ts'
import { concernsInBook, concernsInWords } from './concerns-in-book.ts'
import { readingConfidence } from './confidence.ts'
import { listed } from './counted.ts'
import { asSentence, bothLanguages, fillFrame, joinParts, joinSentences, type Frame, type Slots } from './frame.ts'
import { passageSlots } from './guide/ask-point.ts'
import { createPointSupply } from './guide/point-supply.ts'
import { choosePart, composeStatement, present } from './question.ts'
import { quoted } from './quote.ts'
import { cleanText } from './isolate.ts'
import { verdictReason } from './reason.ts'
import { bookSlots } from './slots.ts'

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

/** What kind of book it is and about whom, what its chapters are called, how it begins, what stands in the way or is explained, and its themes. */
function aboutTheBook(facts: BookFacts): Localized[] {
  const { choose, judgement, bookKind } = facts
  const told = facts.assessment.texts?.summary
  if (told !== undefined) return [told]
  const slots = summarySlots(facts)
  // Nobody knows yet who "he" is; and one passage of a book that tells no story stands for nothing but itself.
  const telling = OF_MANY.has(bookKind) ? [] : facts.points.filter(({ evidence }) => isNamedIn(facts, evidence))
  const supply = createPointSupply(telling, facts.length)
  const unsuitable = judgement.verdict === 'Not Whitelisted'
  const opening = unsuitable ? undefined : supply.take(['introduction'], bank.BEGINNING)
  const carried =
    unsuitable || slots['chapters']
      ? []
      : present(CARRYING.map((kinds) => supply.take(kinds, bank.BEFORE_THE_END))).slice(0, 1)
  return present([
    composeStatement(choose, 'summary.identity', [slots['heroes'] ? bank.OF_PEOPLE : bank.IDENTITY], slots),
    slots['chapters'] && composeStatement(choose, 'summary.chapters', [bank.CHAPTERS[bookKind]], slots),
    opening && composeStatement(choose, 'summary.opening', [bank.OPENINGS], passageSlots(facts, opening.evidence)),
    ...carried
      .toSorted((a, b) => a.evidence.start - b.evidence.start)
      .map(({ kind, evidence }) =>
        composeStatement(choose, `summary.${kind}`, [bank.CARRIED[kind] ?? []], passageSlots(facts, evidence)),
      ),
    composeStatement(choose, 'summary.about', [aboutFrames(facts)], slots),
    facts.themes.some((found) => found.theme === FUNNY && isMain(found))
      ? asSentence(fillFrame(bank.FUNNY))
      : undefined,
  ])
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
  const heroes = carryingHeroes(facts).map((name) => facts.name(name))
  const themes = facts.themes
    .filter(isMain)
    .slice(0, 3)
    .map(({ theme }) => fillFrame(themeName(theme)))
  const ofMany = OF_MANY.has(facts.bookKind)
  const headed = bank.CHAPTERS[facts.bookKind].length === 0 ? [] : facts.assessment.narrative.chapters
  const chapters = chapterTitles(headed, facts.length).map((title) => quoted(title))
  return {
    ...bookSlots(facts),
    kind: fillFrame(bank.KIND_NAMES[facts.bookKind]),
    heroes: heroes.length === 0 || ofMany ? undefined : listed(heroes),
    themes: themes.length === 0 ? undefined : listed(themes),
    chapters: chapters.length === 0 ? undefined : listed(chapters),
    score: bothLanguages(facts.judgement.score),
  }
}

/** Whoever stands for a book is named often, and a second one not much less. */
const NAMED = { times: 4, inTenThousandWords: 15, besideTheFirst: 0.25 }
const MOST_HEROES = 3

function carryingHeroes({ assessment, heroes }: BookFacts): string[] {
  const { narrative, languageMeasures } = assessment
  const mentions = new Map(narrative.characters.map(({ name, mentions: count }) => [cleanText(name), count]))
  const times = (name: string): number => mentions.get(name) ?? 0
  const first = heroes[0] === undefined ? 0 : times(heroes[0])
  const least = Math.max(NAMED.times, (NAMED.inTenThousandWords * languageMeasures.words) / 10_000)
  if (first < least) return []
  return heroes
    .filter((name) => times(name) >= Math.max(NAMED.times, first * NAMED.besideTheFirst))
    .slice(0, MOST_HEROES)
}

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
    : choosePart(choose, 'summary.clean', bank.CLEAN, slots)
  return asSentence(joinParts(verdict, close))
}
