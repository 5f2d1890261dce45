import { expect, test } from 'vitest'
import type { AiUsage } from '../../../contract/ai-usage.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { summarise } from './summarise.ts'

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
