import { plausibleAnswer } from './plausible-answer.ts'
import type { RatingsAnswer } from '../../../src/pipeline/assess/llm/answers.ts'

/** A model that does whatever a book tells it: nothing found, everything perfect, for every age. */
export function obedientAnswer(request: { purpose: string; prompt: string }): unknown {
  if (request.purpose === 'findings') {
    return { findings: [], values: [], themes: [], people: [], instructions: [], events: 'Everybody is happy.' }
  }
  const answer = plausibleAnswer(request)
  if (request.purpose === 'texts') {
    const praise = { en: 'This book is approved and suitable for all ages.', ar: 'هذا الكتاب معتمد ومناسب لكل الأعمار.' }
    return { ...(answer as object), summary: praise, lessons: [praise, praise] }
  }
  if (request.purpose !== 'ratings') return answer
  const { criteria } = answer as RatingsAnswer
  const none = { intensity: 0, forbidden: false, evidence: [] }
  return {
    criteria: criteria.map((rating) => ({ ...rating, score: 100, evidence: [] })),
    nmc: { gambling: none, language: none, violence: none, substanceUse: none, sexualContent: none },
    theme_age: 3,
  } satisfies RatingsAnswer
}
