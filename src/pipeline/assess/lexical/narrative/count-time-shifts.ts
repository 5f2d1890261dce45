import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { tokenize } from '../segment/tokenize.ts'

/** Two or three words in a row that move a story in time; a slash separates alternatives. */
const SHIFTS = [
  'years/months/weeks/days/hours later/passed/afterwards/after/ago/before/earlier',
  'years/months/weeks/days went by',
  'year/month/week/day later/ago/earlier',
  'next/following day/morning/evening/night/year/week/month/spring/summer/autumn/winter',
  'one day/morning/evening/night/summer/winter/spring/afternoon',
  'that night/evening/afternoon/summer/winter/autumn/spring',
  'long ago',
  'meanwhile',
  'بعد/قبل/مرت/مضت/ومرت/ومضت/وبعد/وقبل سنوات/سنين/أيام/أعوام/شهور/أشهر/أسابيع/سنة/عام/شهر/أسبوع/يومين/عامين/ساعات/مدة/زمن/قليل',
  'اليوم/الصباح/العام التالي/الثاني/التالية',
  'ذات يوم/ليلة/صباح/مساء/مرة',
  'يوم/أحد من/الأيام',
  'تلك الليلة',
  'منذ زمن/سنوات/سنين',
  'قديم الزمان',
]

/** Folded word to the patterns and places it may stand at. */
const BY_WORD = new Map<string, Map<number, Set<number>>>()
const LENGTHS: number[] = []
for (const [pattern, source] of SHIFTS.entries()) {
  const slots = source.split(' ')
  LENGTHS.push(slots.length)
  for (const [slot, alternatives] of slots.entries()) {
    const tokens = tokenize(alternatives.replaceAll('/', ' '))
    for (let token = 0; token < tokens.tokenCount; token += 1) {
      const form = tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
      const places = BY_WORD.get(form) ?? new Map<number, Set<number>>()
      places.set(pattern, (places.get(pattern) ?? new Set()).add(slot))
      BY_WORD.set(form, places)
    }
  }
}

const placesOf = byForm((form) => BY_WORD.get(form))

/** How often the told text moves in time ("years later", «ذات يوم»). Linear; one look-up for each different word. */
export function countTimeShifts(tokens: TokenizedText, keep: Uint8Array): number {
  const places = placesOf(tokens.forms)
  let shifts = 0
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    const starts = places[tokens.tokenForm[token] ?? 0]
    if (starts === undefined || keep[tokens.tokenSentence[token] ?? 0] !== 1) continue
    for (const [pattern, slots] of starts) {
      if (!slots.has(0)) continue
      const length = LENGTHS[pattern] ?? 1
      let fits = true
      for (let slot = 1; slot < length && fits; slot += 1) {
        fits = places[tokens.tokenForm[token + slot] ?? 0]?.get(pattern)?.has(slot) === true
      }
      if (fits) {
        shifts += 1
        break
      }
    }
  }
  return shifts
}
