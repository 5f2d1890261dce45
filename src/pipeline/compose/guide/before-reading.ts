import type { Localized } from '../../../contract/languages.ts'
import { READY, READY_SHORT, WORD_QUESTIONS } from '../bank/before-reading.ts'
import type { BookFacts } from '../book-facts.ts'
import { readingConfidence } from '../confidence.ts'
import { concernsAtPlaces, concernsInBook, concernsInWords, haveSurePlaces, worthTelling } from '../concerns-in-book.ts'
import { fillFrame, usableFrames } from '../frame.ts'
import { present } from '../question.ts'
import { bookSlots, hardWords } from '../slots.ts'
import type { GuideSupply } from './guide-supply.ts'
import { kindFrames } from './kind-frames.ts'
import { ownQuestions } from './own-words.ts'

const MOST_OWN = 2
const FEWEST = 2

/** Title, people, chapters and words of the book, its difficult words, and what to be ready for: nothing that needs a page of it. */
export function beforeReading(facts: BookFacts, supply: GuideSupply): Localized[] {
  const { choose } = facts
  const slots = bookSlots(facts)
  const words = hardWords(facts)
  const own = ownQuestions(facts, 'before.own', 'before', MOST_OWN, supply.asked)
  const general = Array.from({ length: Math.max(0, FEWEST - own.length) }, (_, index) =>
    fillFrame(choose(`before.kind.${String(index)}`, usableFrames(kindFrames(facts, 'before'), slots)), slots),
  )
  return present([
    ...own,
    ...general,
    words && fillFrame(choose('before.words', WORD_QUESTIONS), { words }),
    wantsAnAdult(facts) ? whatToBeReadyFor(facts) : undefined,
  ])
}

/** Guided, or to be given only once somebody has read it. */
const wantsAnAdult = ({ judgement: { verdict, notices } }: BookFacts): boolean =>
  verdict === 'Parent Guidance' || (verdict === 'Whitelisted' && readingConfidence(notices).doubtful)

/** What the whole book holds, and the places to look at first; who reads a book of one page sees them anyway. */
function whatToBeReadyFor(facts: BookFacts): Localized | undefined {
  const concerns = worthTelling(facts, concernsInBook(facts, facts.findings))
  if (concerns.length === 0) return undefined
  return facts.pageCount > 1 && haveSurePlaces(facts, concerns)
    ? fillFrame(facts.choose('before.ready', READY), { concerns: concernsAtPlaces(facts, concerns) })
    : fillFrame(facts.choose('before.ready', READY_SHORT), { concerns: concernsInWords(concerns) })
}
