import { SMALL_WORDS } from './title-case.ts'

const MOSTLY = 0.75

/** Of a title's words nearly all begin with capitals, save the small ones. Says no where letters have no case. */
export function readsLikeTitle(text: string): boolean {
  const words = (text.match(/\p{L}[\p{L}'’]+/gu) ?? []).filter((word) => !SMALL_WORDS.has(word))
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  return capitals.length > 0 && capitals.length >= MOSTLY * words.length
}
