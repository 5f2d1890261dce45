import type { PointKind, TalkingPoint } from '../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Localized } from '../../../contract/languages.ts'
import { POINT_BANK, POINT_LEADS } from '../bank/points/point-bank.ts'
import { YOUNG_ASKS, YOUNG_LEADS, YOUNGEST } from '../bank/points/young.ts'
import type { BookFacts } from '../book-facts.ts'
import { hashText } from '../chooser.ts'
import { asSentence, fillFrame, joinSentences, type Frame, type Slots } from '../frame.ts'
import { quotedWhole } from '../quote.ts'
import { isReverent } from '../reverence.ts'
import { placedFrames } from './placed.ts'

/** A passage and where it stands: {quote}, {at} and {page} of a frame. */
export function passageSlots(facts: BookFacts, ref: EvidenceRef): Slots {
  return { quote: quotedWhole(ref.quote), at: facts.at(ref), page: facts.page(ref) }
}

/** One plain sentence has no pauses to practise, and nothing to tell in other words. */
const SOME_LINES = 110
const OF_SOME_LINES =
  /Practise reading|in your own words|in one sentence what these lines|title of no more than five words/

/** A bare statement makes nobody glad or sad. */
const OF_FEELING = /How does this part make you feel/
const FELT: ReadonlySet<PointKind> = new Set(['feeling', 'wish', 'humour', 'trouble', 'turn', 'dispute', 'wrong'])

/** What is only said or asked shows no picture. */
const OF_PICTURE = /into a picture of this|picture do you see/
const SPOKEN = /^\s*["“«‘]|[?؟]["”»’]*$/u

/** Before the first words nothing happened. */
const OF_BEFORE = /happened just before this/
const FIRST_PART = 0.15

/** A passage, and a question its kind makes sensible; some with a second question; a young child hears it and is asked what any passage allows. */
export function askAbout(facts: BookFacts, slot: string, { kind, evidence }: TalkingPoint): Localized {
  const { choose, reveres } = facts
  const reverent = (frames: readonly Frame[]): readonly Frame[] => (reveres ? frames.filter(isReverent) : frames)
  const fitting = (frames: readonly Frame[]): readonly Frame[] =>
    reverent(frames).filter(
      ([english]) =>
        (evidence.quote.length >= SOME_LINES || !OF_SOME_LINES.test(english)) &&
        (FELT.has(kind) || !OF_FEELING.test(english)) &&
        (!SPOKEN.test(evidence.quote) || !OF_PICTURE.test(english)) &&
        (evidence.start > FIRST_PART * facts.length || !OF_BEFORE.test(english)),
    )
  if (facts.judgement.recommendedAge < YOUNGEST) {
    const heard = fillFrame(choose(`${slot}.lead`, placedFrames(facts, YOUNG_LEADS)), passageSlots(facts, evidence))
    return joinSentences(asSentence(heard), fillFrame(choose(`${slot}.ask`, fitting(YOUNG_ASKS))))
  }
  const lead = fillFrame(choose(`${slot}.lead`, placedFrames(facts, POINT_LEADS)), passageSlots(facts, evidence))
  const ask = fillFrame(choose(`${slot}.ask`, fitting(POINT_BANK[kind].asks)))
  const seconds = reverent(POINT_BANK[kind].more)
  const asksMore = seconds.length > 0 && hashText(evidence.quote) % 4 === 0
  const more = asksMore ? fillFrame(choose(`${slot}.more`, seconds)) : undefined
  return joinSentences(asSentence(lead), ask, more)
}
