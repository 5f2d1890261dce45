import type { Localized } from '../../contract/languages.ts'
import {
  GUESS_TAILS,
  HERO_QUESTIONS,
  OPENING_QUESTIONS,
  PLACE_QUESTIONS,
  READY_QUESTIONS,
  SPARSE_AFTER,
  SPARSE_QUESTIONS,
  THEME_ASKS,
  THEME_LEADS,
  WORD_QUESTIONS,
} from './bank/before-reading.ts'
import { CONCERN_BANK } from './bank/concerns.ts'
import { MOMENT_ASKS } from './bank/moment-questions.ts'
import { ALREADY_READ_ASKS, ALREADY_READ_LEADS, CAREFUL_TAILS, DECIDING_QUESTIONS } from './bank/not-suitable.ts'
import { ANCHORS, TAILS } from './bank/parts.ts'
import { themeEntry } from './bank/themes.ts'
import { VALUE_BANK } from './bank/values.ts'
import type { BookFacts, Moment } from './book-facts.ts'
import { usableFrames, type Frame, type Slots } from './frame.ts'
import type { FreshEvidence } from './fresh-evidence.ts'
import { composeQuestion, present } from './question.ts'
import { bookSlots, discreetSlots, hardWords, quoteSlots } from './slots.ts'

export type Guide = { before: Localized[]; after: Localized[] }

/** Questions for parents. A book that is not for children gets questions for the adult who decides, or who is asked. */
export function composeGuide(facts: BookFacts, fresh: FreshEvidence): Guide {
  if (facts.judgement.verdict === 'Not Whitelisted') return cautiousGuide(facts)
  return { before: beforeReading(facts, fresh), after: afterReading(facts, fresh) }
}

function beforeReading(facts: BookFacts, fresh: FreshEvidence): Localized[] {
  const { choose, assessment, judgement } = facts
  const slots = bookSlots(facts)
  const opening = facts.moments.find(({ kind }) => kind === 'opening') ?? facts.moments[0]
  const openingRef = opening === undefined ? undefined : fresh([opening.ref])
  const hero = assessment.narrative.characters.find(({ name }) => name === facts.heroes[0])
  const words = hardWords(facts)
  const concern = facts.concerns[0]
  const themeAt = facts.themes[0]?.evidence[0]
  const questions = present([
    openingRef && composeQuestion(choose, 'before.opening', OPENING_QUESTIONS, quoteSlots(facts, openingRef)),
    facts.heroes.length > 0
      ? composeQuestion(choose, 'before.hero', HERO_QUESTIONS, {
          ...slots,
          at: hero === undefined ? undefined : facts.at(hero.first),
        })
      : undefined,
    facts.places.length > 0 ? composeQuestion(choose, 'before.place', PLACE_QUESTIONS, slots) : undefined,
    facts.themes.length > 0
      ? composeQuestion(
          choose,
          'before.theme',
          { leads: THEME_LEADS, asks: THEME_ASKS, tails: GUESS_TAILS.filter(([en]) => !en.includes('{theme}')) },
          { ...slots, at: themeAt === undefined ? undefined : facts.at(themeAt) },
        )
      : undefined,
    words && composeQuestion(choose, 'before.words', WORD_QUESTIONS, { ...slots, words }),
    concern !== undefined && judgement.verdict === 'Parent Guidance'
      ? composeQuestion(choose, 'before.ready', READY_QUESTIONS, discreetSlots(facts, concern))
      : undefined,
  ])
  return filledUp(questions, 4, (index) =>
    composeQuestion(choose, `before.sparse.${index}`, SPARSE_QUESTIONS, slots),
  ).slice(0, 6)
}

const MOMENT_ORDER: readonly Moment['kind'][] = [
  'turning-point',
  'kindness',
  'conflict',
  'resolution',
  'loss',
  'discovery',
  'danger',
  'salient',
]

function afterReading(facts: BookFacts, fresh: FreshEvidence): Localized[] {
  const { choose, judgement } = facts
  const ask = (slot: string, asks: (typeof MOMENT_ASKS)['salient'], refs: Moment['ref'][], hero?: string) => {
    const ref = fresh(refs)
    return ref === undefined
      ? undefined
      : composeQuestion(choose, slot, { leads: ANCHORS, asks, tails: TAILS }, quoteSlots(facts, ref, hero))
  }
  const moments = MOMENT_ORDER.flatMap((kind) => facts.moments.find((moment) => moment.kind === kind) ?? [])
    .slice(0, 3)
    .toSorted((a, b) => a.ref.start - b.ref.start)
  const concern = judgement.verdict === 'Parent Guidance' ? facts.concerns[0] : undefined
  const more = facts.moments.filter((moment) => !moments.includes(moment))
  const questions = present([
    ...moments.map((moment, index) =>
      ask(`after.moment.${index}`, MOMENT_ASKS[moment.kind], [moment.ref], moment.hero),
    ),
    ...facts.themes
      .slice(0, 2)
      .map(({ theme, evidence }, index) => ask(`after.theme.${index}`, themeEntry(theme).asks, evidence)),
    ...facts.values
      .slice(0, 2)
      .map(({ value, evidence }, index) => ask(`after.value.${index}`, VALUE_BANK[value].asks, evidence)),
    concern &&
      composeQuestion(
        choose,
        'after.concern',
        {
          leads: ALREADY_READ_LEADS.filter(([en]) => en.includes('{concern}') && !en.includes('{title}')),
          asks: CONCERN_BANK[concern.category].asks,
          tails: CAREFUL_TAILS,
        },
        discreetSlots(facts, concern),
      ),
  ])
  const withMoments = filledUp(questions, 5, (index) => {
    const moment = more[index]
    return moment && ask(`after.more.${index}`, MOMENT_ASKS.salient, [moment.ref], moment.hero)
  })
  return filledUp(withMoments, 5, (index) =>
    composeQuestion(choose, `after.sparse.${index}`, SPARSE_AFTER, bookSlots(facts)),
  ).slice(0, 8)
}

/** Not for children: what the deciding adult should weigh, and what to ask a child who has met the book already. */
function cautiousGuide(facts: BookFacts): Guide {
  const { choose } = facts
  const concerns = facts.concerns.slice(0, 4)
  const before = Array.from({ length: 4 }, (_, index) => concerns[index % Math.max(1, concerns.length)]).map(
    (concern, index) =>
      concern && composeQuestion(choose, `decide.${index}`, DECIDING_QUESTIONS, discreetSlots(facts, concern)),
  )
  const after = Array.from({ length: 5 }, (_, index) => concerns[index % Math.max(1, concerns.length)]).map(
    (concern, index) =>
      concern &&
      composeQuestion(
        choose,
        `already.${index}`,
        { leads: ALREADY_READ_LEADS, asks: CONCERN_BANK[concern.category].asks, tails: CAREFUL_TAILS },
        discreetSlots(facts, concern),
      ),
  )
  const slots = bookSlots(facts)
  return {
    before: filledUp(present(before), 4, (index) =>
      composeQuestion(choose, `decide.sparse.${index}`, DECIDING_QUESTIONS, slots),
    ),
    after: filledUp(present(after), 5, (index) =>
      composeQuestion(
        choose,
        `already.sparse.${index}`,
        { leads: ALREADY_READ_LEADS, asks: ALREADY_READ_ASKS, tails: CAREFUL_TAILS },
        slots,
      ),
    ),
  }
}

/** Adds what `make` gives until `count` is reached or it has nothing more; never the same sentence twice. */
function filledUp(
  items: readonly Localized[],
  count: number,
  make: (index: number) => Localized | undefined,
): Localized[] {
  const filled = [...items]
  for (let index = 0; filled.length < count && index < count * 2; index++) {
    const next = make(index)
    if (next !== undefined && filled.every(({ en }) => en !== next.en)) filled.push(next)
  }
  return filled
}

/** The guide by theme: a topic with its questions. Of a book not for children, by concern. */
export function composeTopics(facts: BookFacts, fresh: FreshEvidence): { topic: Localized; questions: Localized[] }[] {
  const { choose } = facts
  const questionsOf = (
    slot: string,
    leads: readonly Frame[],
    asks: readonly Frame[],
    slotsOf: () => Slots | undefined,
    tails = TAILS,
  ) => {
    const askable = usableFrames(asks, slotsOf() ?? {})
    if (askable.length === 0) return []
    const first = askable.indexOf(choose(`${slot}.first`, askable))
    return present(
      [...askable.slice(first), ...askable.slice(0, first)].slice(0, 3).map((ask, index) => {
        const slots = slotsOf()
        return slots && composeQuestion(choose, `${slot}.${index}`, { leads, asks: [ask], tails }, slots)
      }),
    )
  }
  if (facts.judgement.verdict === 'Not Whitelisted') {
    // Two kinds of content may share a name, and then a topic.
    const named = Map.groupBy(facts.concerns, ({ category }) => CONCERN_BANK[category].name.join())
    const categories = [...named.values()].flatMap(([first]) => (first ? [first.category] : [])).slice(0, 3)
    return categories.map((category) => ({
      topic: titleCase(CONCERN_BANK[category].name),
      questions: questionsOf(
        `topic.${category}`,
        ALREADY_READ_LEADS,
        CONCERN_BANK[category].asks,
        () => {
          const finding = fresh(facts.concerns.filter((concern) => concern.category === category))
          return finding && discreetSlots(facts, finding)
        },
        CAREFUL_TAILS,
      ),
    }))
  }
  return facts.themes
    .filter(({ evidence }) => evidence.length > 0)
    .slice(0, 4)
    .map(({ theme, evidence }) => ({
      topic: titleCase(themeEntry(theme).name),
      questions: questionsOf(`topic.${theme}`, ANCHORS, themeEntry(theme).asks, () => {
        const ref = fresh(evidence)
        return ref && quoteSlots(facts, ref)
      }),
    }))
}

function titleCase([en, ar]: readonly [string, string]): Localized {
  return { en: en.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ar }
}
