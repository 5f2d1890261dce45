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
  const usable = usableFrames(frames, slots)
  return usable.length === 0 ? undefined : fillFrame(choose(slot, usable), slots)
}

/** A question of three parts, or nothing when the book lacks what every lead or every question needs. */
export function composeQuestion(
  choose: Choose,
  slot: string,
  { leads, asks, tails }: QuestionSet,
  slots: Slots,
): Localized | undefined {
  const lead = choosePart(choose, `${slot}.lead`, leads, slots)
  const ask = choosePart(choose, `${slot}.ask`, asks, slots)
  if (lead === undefined || ask === undefined) return undefined
  const twofold = tails === TAILS && ask.en.includes(', ')
  return asSentence(joinParts(lead, ask, choosePart(choose, `${slot}.tail`, twofold ? LIGHT_TAILS : tails, slots)), '?')
}

/** A statement of three parts, or nothing when the first has no usable frame. */
export function composeStatement(
  choose: Choose,
  slot: string,
  parts: readonly (readonly Frame[])[],
  slots: Slots,
): Localized | undefined {
  const chosen = parts.map((frames, index) => choosePart(choose, `${slot}.${index}`, frames, slots))
  if (chosen[0] === undefined) return undefined
  return asSentence(joinParts(...chosen))
}

/** What is there, in order. */
export function present<T>(items: readonly (T | undefined)[]): T[] {
  return items.filter((item) => item !== undefined)
}
