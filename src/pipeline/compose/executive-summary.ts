import type { Localized } from '../../contract/languages.ts'
import * as bank from './bank/summary-frames.ts'
import { themeEntry } from './bank/themes.ts'
import { VALUE_BANK } from './bank/values.ts'
import type { BookFacts, Moment } from './book-facts.ts'
import { readingConfidence } from './confidence.ts'
import { listed } from './counted.ts'
import { asSentence, bothLanguages, fillFrame, joinParts, joinSentences, type Slots } from './frame.ts'
import { lowerName } from './lessons.ts'
import { choosePart, composeStatement } from './question.ts'
import { decidingFinding, verdictReason } from './reason.ts'
import { bookSlots, concernSlots, quoteSlots } from './slots.ts'

/** Three to five sentences. Of a book that is not for children the reason comes first. */
export function composeSummary(facts: BookFacts): Localized {
  const about = aboutTheBook(facts)
  const { caution } = readingConfidence(facts.judgement.notices)
  if (facts.judgement.verdict !== 'Not Whitelisted') return joinSentences(caution, ...about, outcome(facts))
  const reason = asSentence(
    joinParts(
      fillFrame(['Not Whitelisted: not for children, because ', 'غير معتمد ولا يُقدَّم للأطفال: ']),
      verdictReason(facts),
    ),
  )
  return joinSentences(reason, caution, ...about)
}

function aboutTheBook(facts: BookFacts): Localized[] {
  const { choose, judgement } = facts
  const told = facts.assessment.texts?.summary
  if (told !== undefined) return [told]
  const slots = summarySlots(facts)
  const opening = facts.moments.find(({ kind }) => kind === 'opening') ?? facts.moments[0]
  const turn = turnOf(facts, opening)
  const unsuitable = judgement.verdict === 'Not Whitelisted'
  const sentences = [
    composeStatement(choose, 'summary.identity', [bank.IDENTITY, bank.PEOPLE, bank.WHERE], slots),
    opening &&
      composeStatement(choose, 'summary.opening', [bank.OPENINGS], { ...slots, ...quoteSlots(facts, opening.ref) }),
    turn && !unsuitable
      ? composeStatement(choose, 'summary.turn', [turn.kind === 'salient' ? bank.SALIENT : bank.TURNS], {
          ...slots,
          ...quoteSlots(facts, turn.ref),
        })
      : undefined,
    slots['themes'] && composeStatement(choose, 'summary.about', [bank.ABOUT], slots),
  ]
  return sentences.filter((sentence) => sentence !== undefined)
}

function turnOf(facts: BookFacts, opening: Moment | undefined): Moment | undefined {
  const rest = facts.moments.filter((moment) => moment !== opening)
  return (
    rest.find(({ kind }) => kind === 'conflict' || kind === 'danger') ?? rest.find(({ kind }) => kind === 'salient')
  )
}

function summarySlots(facts: BookFacts): Slots {
  const { narrative } = facts.assessment
  const kind = narrative.verse
    ? fillFrame(['a text in verse', 'نص شعري'])
    : facts.heroes.length > 0
      ? fillFrame(['a story', 'قصة'])
      : fillFrame(['a book', 'كتاب'])
  const heroes = facts.heroes.slice(0, 3).map((name) => facts.name(name))
  const themes = facts.themes.slice(0, 3).map(({ theme }) => fillFrame(themeEntry(theme).name))
  return {
    ...bookSlots(facts),
    kind,
    heroes: heroes.length === 0 ? undefined : listed(heroes),
    several: heroes.length < 2 ? undefined : listed(heroes),
    places: facts.places.length === 0 ? undefined : listed(facts.places.slice(0, 2)),
    themes: themes.length === 0 ? undefined : listed(themes),
    score: bothLanguages(facts.judgement.score),
  }
}

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
  const value = facts.values[0]
  const ref = value?.evidence[0]
  if (value !== undefined && ref !== undefined) {
    const strength = { ...quoteSlots(facts, ref), value: lowerName(VALUE_BANK[value.value]) }
    return asSentence(joinParts(verdict, choosePart(choose, 'summary.strength', bank.STRENGTH, strength)))
  }
  const close =
    finding === undefined
      ? choosePart(choose, 'summary.clean', bank.CLEAN, slots)
      : choosePart(choose, 'summary.minor', bank.MINOR, concernSlots(facts, finding))
  return asSentence(joinParts(verdict, close))
}
