import { strengthOf, type BookKind, type PointKind } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import * as bank from './bank/summary-frames.ts'
import { themeName } from './bank/themes.ts'
import type { BookFacts } from './book-facts.ts'
import { chapterTitles } from './chapter-titles.ts'
import { readingConfidence } from './confidence.ts'
import { listed } from './counted.ts'
import { asSentence, bothLanguages, fillFrame, joinParts, joinSentences, type Slots } from './frame.ts'
import { passageSlots } from './guide/ask-point.ts'
import { createPointSupply } from './guide/point-supply.ts'
import { choosePart, composeStatement, present } from './question.ts'
import { quoted } from './quote.ts'
import { decidingFinding, verdictReason } from './reason.ts'
import { bookSlots, concernSlots } from './slots.ts'

/** Three to five sentences. Of a book that is not for children the reason comes first. */
export function composeSummary(facts: BookFacts): Localized {
  const about = aboutTheBook(facts)
  const { caution } = readingConfidence(facts.judgement.notices)
  if (facts.judgement.verdict !== 'Not Whitelisted') return joinSentences(caution, ...about, outcome(facts))
  const reason = asSentence(
    joinParts(
      fillFrame(['Not Whitelisted: not for children, because ', 'غير معتمد ولا يُقدَّم للأطفال: ']),
      verdictReason(facts, 'place'),
    ),
  )
  return joinSentences(reason, caution, ...about)
}

/** What kind of book it is and about whom, what its chapters are called, how it begins, what stands in the way or is explained, and its themes. */
function aboutTheBook(facts: BookFacts): Localized[] {
  const { choose, judgement, bookKind } = facts
  const told = facts.assessment.texts?.summary
  if (told !== undefined) return [told]
  const slots = summarySlots(facts)
  // Nobody knows yet who "he" is.
  const telling = TELLS_OF[bookKind] ? facts.points : facts.points.filter(({ evidence }) => isNamedIn(facts, evidence))
  const supply = createPointSupply(telling, facts.length)
  const unsuitable = judgement.verdict === 'Not Whitelisted'
  const opening = unsuitable ? undefined : supply.take(['introduction'], bank.BEGINNING)
  const carried =
    unsuitable || slots['chapters']
      ? []
      : present((TELLS_OF[bookKind] ?? OF_A_STORY).map((kinds) => supply.take(kinds, bank.BEFORE_THE_END))).slice(0, 1)
  return present([
    composeStatement(choose, 'summary.identity', [slots['heroes'] ? bank.OF_PEOPLE : bank.IDENTITY], slots),
    slots['chapters'] && composeStatement(choose, 'summary.chapters', [bank.CHAPTERS[bookKind]], slots),
    opening && composeStatement(choose, 'summary.opening', [bank.OPENINGS], passageSlots(facts, opening.evidence)),
    ...carried
      .toSorted((a, b) => a.evidence.start - b.evidence.start)
      .map(({ kind, evidence }) =>
        composeStatement(choose, `summary.${kind}`, [bank.CARRIED[kind] ?? []], passageSlots(facts, evidence)),
      ),
    composeStatement(choose, 'summary.about', [unsuitable ? bank.ABOUT : [...bank.ABOUT, bank.TO_TALK_ABOUT]], slots),
  ])
}

/** Which passages carry a book, the first that is sure. */
const OF_A_STORY: readonly (readonly PointKind[])[] = [
  ['wish', 'choice'],
  ['trouble', 'dispute', 'turn'],
]
const TELLS_OF: Partial<Record<BookKind, readonly (readonly PointKind[])[]>> = {
  information: [
    ['fact', 'thought'],
    ['fact', 'thought', 'making'],
  ],
  activity: [
    ['making', 'fact'],
    ['making', 'fact'],
  ],
  biography: [
    ['choice', 'wish'],
    ['turn', 'trouble', 'fact'],
  ],
  poetry: [
    ['picture', 'feeling'],
    ['thought', 'wish'],
  ],
}

const isNamedIn = ({ heroes }: BookFacts, { quote }: EvidenceRef): boolean =>
  heroes.some((hero) => quote.includes(hero.replace(/^the /u, '')))

/** Kinds of books in which nobody stands for the whole. */
const OF_MANY: ReadonlySet<BookKind> = new Set(['information', 'activity', 'collection', 'poetry'])

function summarySlots(facts: BookFacts): Slots {
  const heroes = facts.heroes.slice(0, 3).map((name) => facts.name(name))
  const themes = facts.themes.slice(0, 3).map(({ theme }) => fillFrame(themeName(theme)))
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

/** What speaks less strongly needs no word in a summary. */
const NOTICED = 1

function outcome(facts: BookFacts): Localized {
  const { choose, judgement } = facts
  const slots = summarySlots(facts)
  const guided = judgement.verdict === 'Parent Guidance'
  // Half a book is not recommended, nor one that may hold something strong.
  const { level, doubtful } = readingConfidence(judgement.notices)
  if (!guided && level === 'low')
    return asSentence(fillFrame(doubtful ? bank.OUTCOME_DOUBTFUL : bank.OUTCOME_UNSURE, slots))
  const verdict = choosePart(choose, 'summary.outcome', guided ? bank.OUTCOME_GUIDANCE : bank.OUTCOME_GOOD, slots)
  const finding = decidingFinding(facts)
  if (guided && finding !== undefined) {
    return asSentence(joinParts(verdict, choosePart(choose, 'summary.watch', bank.WATCH, concernSlots(facts, finding))))
  }
  const close =
    finding === undefined || strengthOf(finding) < NOTICED
      ? choosePart(choose, 'summary.clean', bank.CLEAN, slots)
      : choosePart(choose, 'summary.minor', bank.MINOR, concernSlots(facts, finding))
  return asSentence(joinParts(verdict, close))
}
