import { isImprint } from './is-imprint.ts'
import { isPartHeading } from './is-part-heading.ts'
import { isShouted } from './is-shouted.ts'

/** What a line of the front matter is; `display` lines are what titles are made of. */
export type LineKind = 'empty' | 'heading' | 'imprint' | 'prose' | 'display'

/** What files call their first pages says nothing about the book. */
const COVER = /^(?:cover(?: page)?|title[ -]page|half[ -]title(?:[ -]page)?|front matter|الغلاف|صفحة العنوان)\W*$/i
const LONGEST_DISPLAY = 110
const MOST_WORDS = 18
/** A long line whose words begin small is a sentence, also without its stop. */
const MOST_SMALL_WORDS = 11
const MOSTLY_SMALL = 0.7
/** A line in capitals may tell the whole story of the book and is a title still. */
const LONGEST_SHOUTED = 260
/** A shorter line with a stop may be a title of the old kind. */
const LONGEST_ENDED = 60

/** @example lineKind('With twelve illustrations by Mona Saleh') // 'imprint' */
export function lineKind(line: string): LineKind {
  if (line.length > LONGEST_SHOUTED) return 'prose'
  const plain = line.replaceAll(/^[[(“"]+|[\u0640\u064B-\u0652]|\[\d+\]/g, '').trim()
  if (!/[\p{L}\p{N}]/u.test(plain) || COVER.test(plain)) return 'empty'
  if (isPartHeading(plain)) return 'heading'
  if (isImprint(plain)) return 'imprint'
  return isShouted(plain) || !isProse(plain) ? 'display' : 'prose'
}

function isProse(line: string): boolean {
  const words = line.split(/\s+/).length
  if (line.length > LONGEST_DISPLAY || words > MOST_WORDS) return true
  const small = line.match(/(?<!\S)\p{Ll}/gu)?.length ?? 0
  if (words > MOST_SMALL_WORDS && small > MOSTLY_SMALL * words) return true
  return /[.!?؟…]["”’»]?$/.test(line) && line.length > LONGEST_ENDED
}
