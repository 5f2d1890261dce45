import type { TalkingPoint } from '../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Localized } from '../../../contract/languages.ts'
import { POINT_BANK, POINT_LEADS } from '../bank/points/point-bank.ts'
import type { BookFacts } from '../book-facts.ts'
import { hashText } from '../chooser.ts'
import { asSentence, fillFrame, joinSentences, type Slots } from '../frame.ts'
import { quotedWhole } from '../quote.ts'

/** A passage and where it stands: {quote}, {at} and {page} of a frame. */
export function passageSlots(facts: BookFacts, ref: EvidenceRef): Slots {
  return { quote: quotedWhole(ref.quote), at: facts.at(ref), page: facts.page(ref) }
}

/** A passage, and a question its kind makes sensible; every third one with a second question. */
export function askAbout(facts: BookFacts, slot: string, { kind, evidence }: TalkingPoint): Localized {
  const { choose } = facts
  const lead = fillFrame(choose(`${slot}.lead`, POINT_LEADS), passageSlots(facts, evidence))
  const ask = fillFrame(choose(`${slot}.ask`, POINT_BANK[kind].asks))
  const more = hashText(evidence.quote) % 3 === 0 ? fillFrame(choose(`${slot}.more`, POINT_BANK[kind].more)) : undefined
  return joinSentences(asSentence(lead), ask, more)
}
