import type { Assessment } from '../src/contract/assessment.ts'
import { createLexicalEngine } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { score } from '../src/pipeline/score/score.ts'
import { LABELS, type Passage } from './passage-data.ts'
import type { Share } from './score-books.ts'
import { plainBook } from '../tests/support/plain-book.ts'

/** `hit` counts those that are not Safe; `wrong` names the ones that should be otherwise, with what was found in them. */
type NotSafe = Share & { wrong: string[] }

export type SystemRatings = {
  /** Passages without any label (innocent uses of alarming words among them) that make system 1 or 2 not Safe. */
  harmless: NotSafe
  /** Passages labelled cultural from 2 on that make system 1 not Safe, and fear from 2 on that make system 2 not Safe. */
  cultural: NotSafe
  fear: NotSafe
}

const { system1Config, system2Config } = DEFAULT_SCORING_CONFIG
const CRITERIA = [
  ...system1Config.criteria.map((criterion) => Object.assign({}, criterion, { system: 1 as const })),
  ...system2Config.criteria.map((criterion) => Object.assign({}, criterion, { system: 2 as const })),
]

/** Judges each passage as a book of its own, by the default rules. */
export async function systemRatings(passages: readonly Passage[]): Promise<SystemRatings> {
  const engine = createLexicalEngine()
  const none = (): NotSafe => ({ hit: 0, of: 0, wrong: [] })
  const ratings: SystemRatings = { harmless: none(), cultural: none(), fear: none() }
  for (const passage of passages) {
    const assessment = await engine.assess(plainBook(passage.text), CRITERIA)
    const { system1, system2 } = score(assessment, DEFAULT_SCORING_CONFIG)
    const count = (share: NotSafe, notSafe: boolean): void => {
      share.of += 1
      if (notSafe) share.hit += 1
      if (notSafe === (share === ratings.harmless)) share.wrong.push(`${passage.id} ${told(assessment)}`)
    }
    const { labels } = passage
    if (LABELS.every((label) => labels[label] === 0))
      count(ratings.harmless, system1.rating !== 'Safe' || system2.rating !== 'Safe')
    if (labels.cultural >= 2) count(ratings.cultural, system1.rating !== 'Safe')
    if (labels.fear >= 2) count(ratings.fear, system2.rating !== 'Safe')
  }
  return ratings
}

const told = ({ findings }: Assessment): string =>
  findings.map(({ category, intensity, rule }) => `[${category} ${intensity} ${rule}]`).join(' ')
