import { ARABIC_COMMON_WORDS } from '../level/arabic-common-words.ts'
import { foldArabic } from '../segment/arabic-fold.ts'

/** Zipf values by rough class: nobody counted Arabic words for us, and anchoring a pattern needs no more. */
const GRAMMAR_ZIPF = 7
const EVERYDAY_ZIPF = 5

const GRAMMAR =
  'في من على إلى عن ما لا لم لن أن إن ثم قد كان كانت له لها لهم به بها بهم فيه فيها منه منها عليه عليها إليه إليها هذا هذه ذلك يا هو هي أو حتى كل'

let table: Map<string, number> | undefined

function load(): Map<string, number> {
  const words = new Map<string, number>()
  for (const line of ARABIC_COMMON_WORDS.split('\n')) {
    if (!line.startsWith('#')) for (const word of line.split(' ')) words.set(foldArabic(word), EVERYDAY_ZIPF)
  }
  for (const word of GRAMMAR.split(' ')) words.set(foldArabic(word), GRAMMAR_ZIPF)
  return words
}

/** How common a folded Arabic word is, on the scale of `wordFrequency`; undefined for all but everyday words. */
export function arabicZipf(folded: string): number | undefined {
  table ??= load()
  return table.get(folded)
}
