import type { Finding } from '../../../contract/assessment.ts'
import type { Localized } from '../../../contract/languages.ts'
import { READY, WORD_QUESTIONS } from '../bank/before-reading.ts'
import { BOOK_BANK } from '../bank/books/book-bank.ts'
import type { BookFacts } from '../book-facts.ts'
import { concernsInBook, concernsInWords } from '../concerns-in-book.ts'
import { listed } from '../counted.ts'
import { fillFrame, usableFrames, type Slots } from '../frame.ts'
import { present } from '../question.ts'
import { decidingFinding } from '../reason.ts'
import { bookSlots, concernSlots, hardWords } from '../slots.ts'
import type { GuideSupply } from './guide-supply.ts'
import { ownQuestions } from './own-words.ts'

const MOST_OWN = 2
const FEWEST = 2

/** Title, people, chapters and words of the book, its difficult words, and what to be ready for: nothing that needs a page of it. */
export function beforeReading(facts: BookFacts, supply: GuideSupply): Localized[] {
  const { choose, judgement, bookKind } = facts
  const slots = bookSlots(facts)
  const words = hardWords(facts)
  const concern = decidingFinding(facts)
  const own = ownQuestions(facts, 'before.own', 'before', MOST_OWN, supply.asked)
  const general = Array.from({ length: Math.max(0, FEWEST - own.length) }, (_, index) =>
    fillFrame(choose(`before.kind.${String(index)}`, usableFrames(BOOK_BANK[bookKind].before, slots)), slots),
  )
  return present([
    ...own,
    ...general,
    words && fillFrame(choose('before.words', WORD_QUESTIONS), { words }),
    concern !== undefined && judgement.verdict === 'Parent Guidance'
      ? fillFrame(choose('before.ready', READY), readySlots(facts, concern))
      : undefined,
  ])
}

const MOST_PLACES = 3

/** What the whole book holds, and the places to look at first: the strongest of what decides, in book order. */
function readySlots(facts: BookFacts, deciding: Finding): Slots {
  const slots = concernSlots(facts, deciding)
  const concerns = concernsInBook(facts, facts.findings)
  const same = facts.findings.filter(({ category }) => category === deciding.category)
  const pages = [...new Map([deciding, ...same].map((finding) => [finding.page, finding])).values()]
    .slice(0, MOST_PLACES)
    .toSorted((a, b) => a.page - b.page)
  return {
    ...slots,
    pages: listed(pages.map((finding) => facts.page(finding))),
    concerns: concerns.length > 0 ? concernsInWords(concerns) : slots['held'],
  }
}
