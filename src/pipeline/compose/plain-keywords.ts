import type { BookFacts } from './book-facts.ts'

/** What a book speaks of most, without words that a passage is objected to for. */
export function plainKeywords({ assessment }: BookFacts): string[] {
  const objected = assessment.findings.map(({ quote, focus, start }) =>
    (focus === undefined ? '' : quote.slice(focus.start - start, focus.end - start)).toLowerCase(),
  )
  return (assessment.narrative.keywords ?? []).filter((word) =>
    objected.every((text) => !text.includes(word.toLowerCase())),
  )
}
