import type { Finding } from '../../../contract/assessment.ts'
import type { Localized } from '../../../contract/languages.ts'
import { READY, WORD_QUESTIONS } from '../bank/before-reading.ts'
import { BOOK_BANK } from '../bank/books/book-bank.ts'
import type { BookFacts } from '../book-facts.ts'
import { concernsInBook, concernsInWords } from '../concerns-in-book.ts'
import { fillFrame, usableFrames, type Slots } from '../frame.ts'
import { present } from '../question.ts'
import { decidingFinding } from '../reason.ts'
import { bookSlots, concernSlots, hardWords } from '../slots.ts'
import { askAbout } from './ask-point.ts'
import type { GuideSupply } from './guide-supply.ts'

/** A passage that is read beforehand stands at the beginning, so that nothing is given away. */
const BEGINNING = { from: 0, to: 0.15 }
const FEWEST = 2

/** Title and form of the book, how it begins, its difficult words, and what to be ready for. */
export function beforeReading(facts: BookFacts, supply: GuideSupply): Localized[] {
  const { choose, judgement, bookKind } = facts
  const slots = bookSlots(facts)
  const opening = supply.take(['introduction'], BEGINNING) ?? supply.take(['passage'], BEGINNING)
  const words = hardWords(facts)
  const concern = decidingFinding(facts)
  const own = present([
    opening && askAbout(facts, 'before.opening', opening),
    words && fillFrame(choose('before.words', WORD_QUESTIONS), { words }),
  ])
  const general = Array.from({ length: Math.max(0, FEWEST - own.length) }, (_, index) =>
    fillFrame(choose(`before.kind.${String(index)}`, usableFrames(BOOK_BANK[bookKind].before, slots)), slots),
  )
  return present([
    ...general,
    ...own,
    concern !== undefined && judgement.verdict === 'Parent Guidance'
      ? fillFrame(choose('before.ready', READY), readySlots(facts, concern))
      : undefined,
  ])
}

/** What the whole book holds, and the place to look at first. */
function readySlots(facts: BookFacts, deciding: Finding): Slots {
  const slots = concernSlots(facts, deciding)
  const concerns = concernsInBook(facts, facts.findings)
  return { ...slots, concerns: concerns.length > 0 ? concernsInWords(concerns) : slots['held'] }
}
