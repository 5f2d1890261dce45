import { expect, test } from 'vitest'
import type { AiUsage } from '../../../contract/ai-usage.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { factsOf, type LibrarySummary } from '../../../contract/library-facts.ts'
import { listedBook } from '../../../../tests/support/web/books.ts'
import { summarise, summariseCounted } from './summarise.ts'

const book = (status: 'completed' | 'failed', aiUsage?: AiUsage): ListedEvaluation => ({
  id: 'b',
  filename: 'b.txt',
  fileSize: 1,
  status,
  progress: 100,
  stage: null,
  isOCR: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  completedAt: null,
  processingMs: null,
  coverImage: null,
  scoringConfigId: null,
  scoringConfigVersion: null,
  evaluator: null,
  ...(aiUsage && { aiUsage }),
  needsReview: false,
  reviewReasons: [],
  warnings: [],
  duplicateOf: null,
  unverifiedQuotes: 0,
  result: null,
  nmcAssessment: null,
  extractedTextLength: 0,
})
const usage = (costUsd: number | null): AiUsage => ({
  calls: 4,
  reusedCalls: 2,
  inputTokens: 1000,
  outputTokens: 100,
  costUsd,
})

test('what models were paid is summed over every book, failed ones too, and a book without a price is named apart', () => {
  const { models } = summarise([
    book('completed', usage(0.25)),
    book('failed', usage(0.5)),
    book('completed', usage(null)),
  ])
  expect(models).toEqual({
    books: 3,
    calls: 18,
    reused: 6,
    inputTokens: 3000,
    outputTokens: 300,
    costUsd: 0.75,
    unpriced: 1,
  })
})

test('a library that asked no model says nothing of models', () => {
  expect(summarise([book('completed')]).models).toBeUndefined()
})

test('a library that the server counted gives the same figures as its books', () => {
  const books = [
    listedBook({ processingMs: 2000, retailerData: { status: 'ok', targetAge: '8+' } }),
    listedBook({ processingMs: 4000, retailerData: { status: 'ok', targetAge: '12+' }, aiUsage: usage(0.25) }),
    listedBook(
      { processingMs: 6000 },
      { language: 'Arabic', genres: ['Adventure', 'STEM'], recommended_minimum_age: '17+' },
    ),
    listedBook({ status: 'failed', result: { error: 'no text' }, processingMs: null, aiUsage: usage(null) }),
  ]
  const groups = books.flatMap((listed) => {
    const facts = factsOf(listed)
    return facts === null ? [] : [{ facts, count: 1 }]
  })
  const counted: LibrarySummary = {
    total: 4,
    completed: 3,
    failed: 1,
    unsorted: 0,
    groups,
    figures: {
      meanProcessingMs: 4000,
      retailer: [
        { ours: '7+', theirs: '8+', count: 1 },
        { ours: '7+', theirs: '12+', count: 1 },
      ],
      models: { books: 2, calls: 8, reusedCalls: 4, inputTokens: 2000, outputTokens: 200, costUsd: 0.25, unpriced: 1 },
    },
  }
  const { models, ...figures } = summariseCounted(counted)
  const { models: expected, ...byBook } = summarise(books)
  expect(figures).toEqual(byBook)
  expect(models).toMatchObject(expected ?? {})
})
