import type { Assessment } from '../../src/contract/assessment.ts'
import { criterionKey, type Criterion } from '../../src/contract/scoring-config.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'

const none = { intensity: 0, forbidden: false, evidence: [] }

/** An assessment of a harmless little book under the default rules; every criterion has the same score. */
export function makeAssessment({ score = 95 }: { score?: number } = {}): Assessment {
  const { system1Config, system2Config, system3Config, system4Config } = DEFAULT_SCORING_CONFIG
  const systems: Criterion[][] = [system1Config, system2Config, system3Config, system4Config].map(
    ({ criteria }) => criteria,
  )
  return {
    evaluator: { engine: 'lexical', version: 'test', lexiconVersion: 'test' },
    language: 'en',
    findings: [],
    nmc: { gambling: none, language: none, violence: none, substanceUse: none, sexualContent: none },
    criteria: systems.flatMap((criteria, index) =>
      criteria.map((criterion) => ({
        system: index + 1,
        key: criterionKey(criterion),
        name: criterion.name,
        score,
        rationale: { en: 'Fine.', ar: 'سليم.' },
        evidence: [],
      })),
    ),
    languageMeasures: {
      words: 100,
      sentences: 10,
      readingMinutes: 1,
      grade: 1,
      age: 6,
      level: 'Easy',
      band: 'A1',
      uniqueWords: 60,
      meanSentenceWords: 10,
      meanWordLetters: 4,
      rareWordShare: 0,
      vocalisedShare: 0,
      readingEase: 95,
      reasons: [],
      hardWords: [],
      hardSentences: [],
    },
    themeMeasures: { index: 5, age: 3, level: 'Simple', reasons: [] },
    themes: [],
    values: [],
    narrative: {
      characters: [],
      settings: [],
      dialogueShare: 0,
      chapters: [],
      timeShifts: 0,
      firstPerson: false,
      verse: false,
      keyMoments: [],
      salient: [],
    },
    notices: [{ code: 'short_text', params: { words: 100 } }],
    unverifiedQuotes: 0,
  }
}
