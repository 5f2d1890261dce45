import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** Folded forms. Either name alone is a child's of today. */
const ADAM = byForm((form) => /^(?:adam|adam's|[وفبل]?[اآ]دم)$/.test(form))
const EVE = byForm((form) => /^(?:eve|eve's|[وفبل]?حواء?|[وفبل]?حوا)$/.test(form))
/** What is told of them and of nobody else. */
const EDEN = byForm((form) =>
  /^(?:eden|cain|abel|serpent|fig-leaf|forbidden|paradise|creation|(?:و|ب|ل)?(?:هابيل|قابيل|عدن|الجنه|الحيه|ابليس|الخليقه|الفردوس))$/.test(
    form,
  ),
)
const LEAST = { times: 3, inTenThousandWords: 3 }

/** Whether a text tells of Adam and Eve: a prophet and his wife, whom nobody acts, draws or laughs at. */
export function tellsOfFirstPeople(tokens: TokenizedText): boolean {
  const counts = [ADAM, EVE, EDEN].map((known) => {
    const isKnown = known(tokens.forms)
    let count = 0
    for (let token = 0; token < tokens.tokenCount; token += 1)
      if (isKnown[tokens.tokenForm[token]!] === true) count += 1
    return count
  })
  const least = Math.max(LEAST.times, (LEAST.inTenThousandWords * tokens.tokenCount) / 10_000)
  return counts.every((count) => count >= least)
}

/** Where what is said after a prophet’s name stands, he is told of as believers do. */
const HONOURED = /\bpeace (?:be )?(?:up)?on (?:him|them)\b|علي(?:ه|ها|هما|هم) السلام/iu

export const isHonoured = (text: string): boolean => HONOURED.test(text.replaceAll(/[\u064b-\u0652]/gu, ''))
