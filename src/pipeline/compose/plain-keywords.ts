import type { BookFacts } from './book-facts.ts'

/** No task is made of a people or a faith. */
const PEOPLES_AND_FAITHS =
  /^(?:jews?|jewish|negro(?:es)?|savages?|natives?|heathens?|gypsies|slaves?|christians?|muslims?|church|bishops?|gods?|اليهود|اليهودية|النصارى|النصرانية|المسيح|المسيحية|المسيحيين|الكنيسة|الشيعة|السنة|الزنوج|العبيد|الكفار|المشركين|الآلهة)$/iu

/** What a book speaks of most, without words that a passage is objected to for. */
export function plainKeywords({ assessment }: BookFacts): string[] {
  const objected = assessment.findings.map(({ quote, focus, start }) =>
    (focus === undefined ? '' : quote.slice(focus.start - start, focus.end - start)).toLowerCase(),
  )
  return (assessment.narrative.keywords ?? []).filter(
    (word) => !PEOPLES_AND_FAITHS.test(word) && objected.every((text) => !text.includes(word.toLowerCase())),
  )
}
