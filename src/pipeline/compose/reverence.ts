import type { FindingCategory } from '../../contract/assessment.ts'
import type { Frame } from './frame.ts'

/** Prophets, their companions and what is said after their names. One mention is a saying; a book about them has many. */
const REVERED =
  /\b(?:peace be upon (?:him|them)|messenger of (?:god|allah)|prophet (?:muhammad|mohammed)|companions of the prophet|(?:our|the) (?:lord|saviour) jesus|jesus christ|(?:suleiman|sulaiman|solomon)[- ](?:bin|ibn)[- ]da(?:ou|u|w)d|prophets?|apostles?)\b|(?<!\p{L})(?:رضي الله عن(?:ه|ها|هم|هما)|علي(?:ه|هم|ها|هما) السلام|صلى الله عليه|رسول الله|[وفبل]?النبي|[وفبل]?الأنبياء|[وفبل]?الصحابة|أمهات المؤمنين|السيد المسيح|[وفبل]?المسيح)(?!\p{L})/giu
const LEAST = { times: 4, inTenThousandWords: 4 }
/** One tale of many is about them. */
const IN_ONE_OF_MANY = 1

/** Either name alone is a child's of today. */
const FIRST_PEOPLE = [/\bAdam\b|(?<!\p{L})[وفبل]?آدم(?!\p{L})/gu, /\bEve\b|(?<!\p{L})[وفبل]?حواء(?!\p{L})/gu]
const timesIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether a book, or a piece of one of many, is about people whom nobody acts, draws or answers for. Vowel signs do not matter. @param words of the text */
export function holdsRevered(text: string, words: number, ofMany = false): boolean {
  if (ofMany && FIRST_PEOPLE.every((named) => timesIn(text, named) >= LEAST.times)) return true
  const rate = ofMany ? IN_ONE_OF_MANY : LEAST.inTenThousandWords
  const times = timesIn(text.replaceAll(/[\u064b-\u0652]/gu, ''), REVERED)
  return times >= LEAST.times && (times * 10_000) / Math.max(1, words) >= rate
}

/** What makes a book unfit to be read to a child whoever is named in it. */
export const INDECENT: ReadonlySet<FindingCategory> = new Set(['sexualContent', 'language'])

/** What has readers act, draw or speak for somebody, or do better than they did. */
const LIBERTIES =
  /\b(?:act|acts|acting|acted|play|plays|played|mime|freeze|pretend|perform|puppets?|voices?|role|roles|parts|dress|portrait|face|draw|draws|drawing|telephone|chair|mind|diary|letter|note|parcel|imagine|differently|change one moment|another ending|told the story|told this story|what would you have|have been there|had been there|toys|dough|movements?|motion|cover|pictures?|sketch|sketches|paint|painting|poster|scene|scenes|newspaper|one more page|like to help|talk to|like to ask|in \{hero\}’s place|swap|bring together)\b/iu

/** Whether an entry may stand in the guide of a book about people who are revered. */
export const isReverent = ([english]: Frame): boolean => !LIBERTIES.test(english)
