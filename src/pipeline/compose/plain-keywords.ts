import type { BookFacts } from './book-facts.ts'

/** No task is made of a people or a faith. */
const PEOPLES_AND_FAITHS =
  /^(?:jews?|jewish|negro(?:es)?|savages?|natives?|heathens?|gypsies|slaves?|christians?|muslims?|church|bishops?|gods?|اليهود|اليهودية|النصارى|النصرانية|المسيح|المسيحية|المسيحيين|الكنيسة|الشيعة|السنة|الزنوج|العبيد|الكفار|المشركين|الآلهة)$/iu

/** What a book speaks of most, for tasks: without peoples and faiths, and words that a passage is objected to for. */
export const plainKeywords = (facts: BookFacts): string[] =>
  keywordsTold(facts).filter((word) => !PEOPLES_AND_FAITHS.test(word))

/** What a book speaks of most, to be told, without words that a passage is objected to for. */
export function keywordsTold({ assessment }: BookFacts): string[] {
  const objected = assessment.findings.map(({ quote, focus, start }) =>
    (focus === undefined ? '' : quote.slice(focus.start - start, focus.end - start)).toLowerCase(),
  )
  return (assessment.narrative.keywords ?? []).filter((word) =>
    objected.every((text) => !text.includes(word.toLowerCase())),
  )
}
