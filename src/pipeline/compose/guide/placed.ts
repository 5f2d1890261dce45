import type { BookFacts } from '../book-facts.ts'
import type { Frame } from '../frame.ts'

const PLACE = ' ({page})'

/** A frame without the place it names in brackets where the book is a single page or part: there "part 1 of 1" tells nothing. */
export function placed({ pageCount }: BookFacts, frame: Frame): Frame {
  if (pageCount > 1) return frame
  const bare = BARE.get(frame) ?? [frame[0].replace(PLACE, ''), frame[1].replace(PLACE, '')]
  BARE.set(frame, bare)
  return bare
}

/** A chooser knows by identity which frames it has used. */
const BARE = new WeakMap<Frame, Frame>()

/** Frames that are whole without a place, where the book is a single page or part; else all. */
export function placedFrames(facts: BookFacts, frames: readonly Frame[]): Frame[] {
  const kept = facts.pageCount > 1 ? frames : frames.filter(([en, ar]) => en.includes(PLACE) && ar.includes(PLACE))
  return kept.map((frame) => placed(facts, frame))
}
