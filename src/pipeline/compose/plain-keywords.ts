import type { BookFacts } from './book-facts.ts'

/** No task is made of a people or a faith. */
const PEOPLES_AND_FAITHS =
  /^(?:jews?|jewish|negro(?:es)?|savages?|natives?|heathens?|gypsies|slaves?|christians?|muslims?|hypocrites?|believers?|unbelievers?|church|bishops?|gods?|اليهود|اليهودية|النصارى|النصرانية|المسيح|المسيحية|المسيحيين|الكنيسة|الشيعة|السنة|الزنوج|العبيد|الكفار|الكافرين|المشركين|المسلمون|المسلمين|المؤمنين|المنافقون|المنافقين|الآلهة)$/iu

/** What a book speaks of most, for tasks: without peoples and faiths, and words that a passage is objected to for. */
export const plainKeywords = (facts: BookFacts): string[] =>
  keywordsTold(facts).filter((word) => !PEOPLES_AND_FAITHS.test(word) && word !== facts.title)

/** What a book speaks of most, to be told, without words that a passage is objected to for; "grandmother's" is half of something. */
export const keywordsTold = ({ assessment }: BookFacts): string[] =>
  (assessment.narrative.keywords ?? []).filter((word) => !/['’]s?$/u.test(word) && !isObjectedTo(assessment, word))

/** Whether a word stands in what some passage is objected to for: nobody is given it to learn. */
export const isObjectedTo = ({ findings }: BookFacts['assessment'], word: string): boolean =>
  findings.some(
    ({ quote, focus, start }) =>
      focus !== undefined &&
      quote
        .slice(focus.start - start, focus.end - start)
        .toLowerCase()
        .includes(word.toLowerCase()),
  )
