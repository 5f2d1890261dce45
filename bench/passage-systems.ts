import type { Assessment } from '../src/contract/assessment.ts'
import { createLexicalEngine, type Learned } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { assessedCriteria } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { score } from '../src/pipeline/score/score.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import type { Share } from './shares.ts'

const CRITERIA = assessedCriteria(DEFAULT_SCORING_CONFIG)

/** How many passages, each judged as a book of its own by the default rules, make system 1 or 2 not Safe. */
export async function notSafe<Passage extends { text: string }>(
  passages: readonly Passage[],
  learnedFor: (passage: Passage) => Learned,
): Promise<Share> {
  let learned: Learned | undefined
  const engine = createLexicalEngine(() => learned!)
  const share: Share = { hit: 0, of: passages.length }
  for (const passage of passages) {
    learned = learnedFor(passage)
    if (!isSafe(await engine.assess(plainBook(passage.text), CRITERIA))) share.hit += 1
  }
  return share
}

/** Whether the default rules call system 1 and system 2 Safe. */
export function isSafe(assessment: Assessment): boolean {
  const { system1, system2 } = score(assessment, DEFAULT_SCORING_CONFIG)
  return system1.rating === 'Safe' && system2.rating === 'Safe'
}
