import type { Localized } from '../../contract/languages.ts'
import type { QuestionSet } from './bank/before-reading.ts'
import { LIGHT_TAILS, TAILS } from './bank/parts.ts'
import type { Choose } from './chooser.ts'
import { asSentence, fillFrame, joinParts, usableFrames, type Frame, type Slots } from './frame.ts'

/** One part of a sentence: a frame of the list whose places the slots can fill, or nothing when there is none. */
export function choosePart(
  choose: Choose,
  slot: string,
  frames: readonly Frame[],
  slots: Slots,
): Localized | undefined {
  const frame = chooseFrame(choose, slot, frames, slots)
  return frame && fillFrame(frame, slots)
}

/** As choosePart, unfilled. */
export function chooseFrame(choose: Choose, slot: string, frames: readonly Frame[], slots: Slots): Frame | undefined {
  const usable = usableFrames(frames, slots)
  return usable.length === 0 ? undefined : choose(slot, usable)
}

const NAMED_ONCE = ['hero', 'other', 'place', 'theme', 'concern'] as const

/** The slots without those people and places that the frames name already: a sentence says a name once. */
export function slotsAfter(slots: Slots, ...frames: readonly (Frame | undefined)[]): Slots {
  const named = NAMED_ONCE.filter((place) => frames.some((frame) => frame?.[0].includes(`{${place}}`)))
  return { ...slots, ...Object.fromEntries(named.map((place) => [place, undefined])) }
}

/** A question of three parts, or nothing when the book lacks what every lead or every question needs. */
export function composeQuestion(
  choose: Choose,
  slot: string,
  { leads, asks, tails }: QuestionSet,
  slots: Slots,
): Localized | undefined {
  const lead = chooseFrame(choose, `${slot}.lead`, leads, slots)
  const ask = chooseFrame(choose, `${slot}.ask`, asks, slots)
  if (lead === undefined || ask === undefined) return undefined
  // Two questions are enough for one sentence.
  const twofold = ask[0].includes(', ')
  const fitting = !twofold ? tails : tails === TAILS ? LIGHT_TAILS : []
  const tail = choosePart(choose, `${slot}.tail`, fitting, slotsAfter(slots, lead, ask))
  return asSentence(joinParts(fillFrame(lead, slots), fillFrame(ask, slots), tail), '?')
}

/** A statement of several parts, or nothing when the first has no usable frame. */
export function composeStatement(
  choose: Choose,
  slot: string,
  parts: readonly (readonly Frame[])[],
  slots: Slots,
): Localized | undefined {
  const chosen: Frame[] = []
  for (const [index, frames] of parts.entries()) {
    const frame = chooseFrame(choose, `${slot}.${index}`, frames, slotsAfter(slots, ...chosen))
    if (frame === undefined && index === 0) return undefined
    if (frame !== undefined) chosen.push(frame)
  }
  return asSentence(joinParts(...chosen.map((frame) => fillFrame(frame, slots))))
}

/** What is there, in order. */
export function present<T>(items: readonly (T | undefined)[]): T[] {
  return items.filter((item) => item !== undefined)
}
