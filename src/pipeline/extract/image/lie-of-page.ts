import { estimateSkew } from './estimate-skew.ts'
import { findLines } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'
import { lieOfWriting } from './lie-of-writing.ts'
import type { LieOfWriting } from './lie-of-writing.ts'
import { stretchContrast, turnPicture } from './prepare-picture.ts'

/** Between these the lines of a page may as well run along its columns. */
const SIDEWAYS = { surely: 1, surelyNot: 1.6 }
const MIN_SKEW = 0.4
/** With fewer patches in rows, the shapes of a page tell nothing of its lie. */
const FEW_IN_ROWS = 8

export type LieOfPage = {
  /** The page with its grays stretched. */
  clean: GrayPicture
  /** Quarter turns clockwise in degrees, the likeliest first. */
  turns: number[]
  /** As the shapes of the lines tell in the likeliest position. */
  lie: LieOfWriting
  /** The page turned and its lines laid level. */
  level(turn: number): Promise<GrayPicture>
}

const known = new WeakMap<GrayPicture, Promise<LieOfPage>>()

/** How a page lies and what its lines look like, before anything is read. */
export function lieOfPage(picture: GrayPicture): Promise<LieOfPage> {
  const lie = known.get(picture) ?? findLie(picture)
  known.set(picture, lie)
  return lie
}

async function findLie(picture: GrayPicture): Promise<LieOfPage> {
  const clean = await stretchContrast(picture)
  const { degrees, uprightness } = estimateSkew(clean)
  const laid = new Map<number, Promise<GrayPicture>>()
  const level = (turn: number): Promise<GrayPicture> => {
    const made = laid.get(turn) ?? (turn === 0 ? levelled(clean, degrees) : turnedAndLevelled(clean, turn))
    laid.set(turn, made)
    return made
  }
  const look = async (turn: number): Promise<LieOfWriting> => {
    const side = await level(turn)
    return lieOfWriting(side, findLines(side))
  }
  const turns = likelyTurns(uprightness)
  const upright = await look(0)
  const aside = uprightness < SIDEWAYS.surelyNot ? await look(90) : undefined
  const isAside = aside !== undefined && aside.rows > upright.rows
  const lie = isAside ? aside : upright
  if (lie.rows < FEW_IN_ROWS) return { clean, turns, lie: { ...lie, language: undefined, vowelled: false }, level }
  const likely = isAside ? [90, 270] : [0, 180]
  if (lie.upsideDown) likely.reverse()
  return { clean, turns: [...likely, ...turns.filter((turn) => !likely.includes(turn))], lie, level }
}

/** Quarter turns clockwise in degrees, the likeliest first. */
function likelyTurns(uprightness: number): number[] {
  if (uprightness < SIDEWAYS.surely) return [90, 270, 0, 180]
  return uprightness < SIDEWAYS.surelyNot ? [0, 180, 90, 270] : [0, 180]
}

async function turnedAndLevelled(clean: GrayPicture, turn: number): Promise<GrayPicture> {
  return levelled(await turnPicture(clean, turn))
}

async function levelled(picture: GrayPicture, degrees?: number): Promise<GrayPicture> {
  const slope = degrees ?? estimateSkew(picture).degrees
  return Math.abs(slope) >= MIN_SKEW ? turnPicture(picture, slope) : picture
}
