import type { Localized } from '../../contract/languages.ts'
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
