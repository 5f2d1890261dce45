import { findLines } from './find-lines.ts'
import type { LineBox } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'
import { turnPicture } from './prepare-picture.ts'

/** A step of gray between neighbours only a sharp picture has, and how many of its points at least. */
const SHARP_STEP = 48
const SHARP_SHARE = 0.001
/** A line of writing is a row of many patches, none much higher than the others. */
const PATCHES = 4
const LENGTH = 3

/**
 * False only for a sharp picture without anything like a row of letters, upright or on its side: an illustration. What
 * is blurred may hold anything, and so may what has rows: it was not read.
 */
export async function mayHoldWriting(picture: GrayPicture): Promise<boolean> {
  if (!isSharp(picture)) return true
  if (findLines(picture).lines.some(isRow)) return true
  return findLines(await turnPicture(picture, 90)).lines.some(isRow)
}

function isRow({ x0, x1, letterHeight, ink }: LineBox): boolean {
  const letters = ink.filter((patch) => patch.y1 - patch.y0 + 1 >= letterHeight * 0.5)
  return letters.length >= PATCHES && x1 - x0 >= LENGTH * letterHeight
}

function isSharp({ data, width }: GrayPicture): boolean {
  let steps = 0
  for (let at = 1; at < data.length; at++) {
    if (at % width !== 0 && Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)) > SHARP_STEP) steps++
  }
  return steps > data.length * SHARP_SHARE
}
