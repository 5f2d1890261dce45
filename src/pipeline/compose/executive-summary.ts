import type { FoundTheme } from '../../contract/assessment.ts'
import type { GuideKind } from './guide-kind.ts'
import type { Genre } from '../../contract/genres.ts'
import type { Localized } from '../../contract/languages.ts'
import * as bank from './bank/summary-frames.ts'
import { isPoeticProse, type BookFacts } from './book-facts.ts'
import { carryingHeroes } from './carrying-heroes.ts'
import { concernsInBook, concernsInWords, gravestConcerns, isToBeExplained, worthTelling } from './concerns-in-book.ts'
import { readingConfidence } from './confidence.ts'
import { listed } from './counted.ts'
import { asSentence, bothLanguages, fillFrame, joinParts, joinSentences, type Frame, type Slots } from './frame.ts'
import { isFewLines, isWordless } from './guide/kind-frames.ts'
import { keywordsTold } from './plain-keywords.ts'
import { choosePart, composeStatement, present } from './question.ts'
import { quoted } from './quote.ts'
import { criterionInWords, verdictReason } from './reason.ts'
import { bookSlots, FEWEST_KEYWORDS } from './slots.ts'
import { courseOf, inItsWords, OF_MANY } from './summary-course.ts'
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
  const concerns = gravestConcerns(facts)
  const reason =
    concerns.length > 0
      ? fillFrame(isToBeExplained(facts) ? bank.REFUSED_REVERED : bank.REFUSED_FOR, {
          concerns: concernsInWords(concerns),
        })
      : joinParts(fillFrame(bank.REFUSED), verdictReason(facts, 'place'))
  return asSentence(reason)
}

/** What kind of book it is and about whom, what its chapters are called, how it begins, what happens, or what it speaks of. */
function aboutTheBook(facts: BookFacts): Localized[] {
  const { choose, judgement, bookKind } = facts
  const written = facts.assessment.texts?.summary
  if (written !== undefined) return [written]
  const slots = summarySlots(facts)
  const unsuitable = judgement.verdict === 'Not Whitelisted'
  // Themes are named nowhere: of one in three that were, readers said that the book is about something else.
  return present([
    composeStatement(choose, 'summary.identity', [identityFrames(facts, slots)], slots),
    slots['chapters'] && composeStatement(choose, 'summary.chapters', [bank.CHAPTERS[bookKind]], slots),
    TELLS_OF_THINGS.has(bookKind) ? composeStatement(choose, 'summary.keywords', [bank.KEYWORDS], slots) : undefined,
    TELLS_A_STORY.has(bookKind) ? composeStatement(choose, 'summary.places', [bank.PLACES], slots) : undefined,
    ...(unsuitable ? present([inItsWords(facts)]) : courseOf(facts)),
    isFunny(facts) ? asSentence(fillFrame(bank.FUNNY)) : undefined,
  ])
}

function identityFrames(facts: BookFacts, { heroes }: Slots): readonly Frame[] {
  const { assessment, bookKind } = facts
  if (isWordless(facts)) return bank.IDENTITY_ALONE
  if (heroes === undefined) return bank.IDENTITY
  if (bookKind === 'story' && assessment.narrative.firstPerson) return bank.OF_TELLER
  return carryingHeroes(facts).length === 1 || bookKind === 'biography' ? bank.OF_ONE : bank.OF_PEOPLE
}

/** Of which people and what happens tell nothing, or cannot be told. */
const TELLS_OF_THINGS: ReadonlySet<GuideKind> = new Set(['information', 'biography', 'poetry', 'collection', 'unknown'])
const TELLS_A_STORY: ReadonlySet<GuideKind> = new Set(['story', 'collection'])

function summarySlots(facts: BookFacts): Slots {
  // A prophet is no character of a story.
  const heroes = facts.reveres ? [] : carryingHeroes(facts).map((name) => facts.name(name))
  const ofMany = OF_MANY.has(facts.bookKind)
  const places = standingPlaces(facts)
  // To say what a book is about is no task: peoples and faiths are named.
  const keywords = keywordsTold(facts)
  return {
    ...bookSlots(facts),
    kind: fillFrame(kindName(facts)),
    places: places.length < FEWEST_PLACES ? undefined : listed(places.slice(0, 3)),
    heroes: heroes.length === 0 || ofMany ? undefined : listed(heroes),
    score: bothLanguages(facts.judgement.score),
    keywords: keywords.length < FEWEST_KEYWORDS ? undefined : listed(keywords.map((word) => quoted(word))),
  }
}

const FEWEST_PLACES = 2

function kindName(facts: BookFacts): Frame {
  if (isWordless(facts)) return bank.OF_PICTURES
  if (isFewLines(facts)) return bank.OF_FEW_LINES
  if (facts.bookKind !== 'unknown' && isPoeticProse(facts.assessment)) return bank.OF_POETIC_PROSE
  return holdsStories(facts) ? bank.OF_STORIES : (genreName(facts) ?? bank.KIND_NAMES[facts.bookKind])
}

/** From here on a held-out story was of that genre nine times in ten (training/README.md). */
const SURE_GENRE = 0.6
/** Of a book of an unsure kind its subject must be surer: of other libraries' books a genre was right for three in four. */
const SURE_SUBJECT = 0.75
/** A tale of a few pages in which somebody sets out is a fable as well. */
const SHORT_TALE = 1500

function genreName({ assessment, bookKind }: BookFacts): Frame | undefined {
  if (assessment.languageMeasures.words < SHORT_TALE) return undefined
  const least = bookKind === 'unknown' ? SURE_SUBJECT : SURE_GENRE
  const sure = assessment.genres?.filter(({ chance }) => chance >= least) ?? []
  return sure.map(({ genre }) => bank.GENRE_NAMES[bookKind]?.[genre]).find((name) => name !== undefined)
}

const PEOPLED = 4
/** Stories are full of talk, letters and travels are not. */
const SPOKEN = 0.12
/** What essays and letters are not called. */
const NARRATIVE: ReadonlySet<Genre> = new Set([
  'Realistic Fiction',
  'Drama',
  'Adventure',
  'Fairy Tale',
  'Fable',
  'Fantasy',
  'Mystery',
  'Romance',
  'Horror',
  'Science Fiction',
  'Historical',
  'Animals',
  'Humour',
])

/** By their genres 33 of 36 Arabic collections of stories are known, by people and talk 10, and of seven others five taken for such instead of four (authors not learned from). */
function holdsStories({ bookKind, assessment }: BookFacts): boolean {
  const { characters, dialogueShare, verse } = assessment.narrative
  if (bookKind !== 'collection' || verse) return false
  const isTold = assessment.genres?.some(({ genre }) => NARRATIVE.has(genre)) === true
  return isTold || (characters.length >= PEOPLED && dialogueShare >= SPOKEN)
}

/** A theme that is told of no more than in other books says nothing of this one. */
const MAIN = 0.6
const isMain = ({ weight, evidence }: FoundTheme): boolean => weight >= MAIN && evidence.length > 0

/** A manner of telling, not a subject. */
const FUNNY = 'humour'

/** Irony of a dark book is no fun: its genre must say so, too, and nothing in it be strong. */
const isFunny = ({ themes, assessment, judgement }: BookFacts): boolean =>
  judgement.verdict === 'Whitelisted' &&
  assessment.genres?.some(({ genre }) => genre === 'Humour') !== false &&
  themes.some((found) => found.theme === FUNNY && isMain(found))

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
  const concerns = worthTelling(facts, concernsInBook(facts, facts.findings))
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
    : // That nothing was found is no promise that nothing is there.
      guided
      ? withoutPassages(facts)
      : undefined
  return asSentence(joinParts(verdict, close))
}
