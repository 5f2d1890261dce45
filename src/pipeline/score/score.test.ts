import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGE_GROUPS, AGE_GROUP_FLOOR } from '../../contract/age.ts'
import { NMC_CATEGORIES, type NmcCategory } from '../../contract/nmc.ts'
import { criterionKey, type ScoringConfigInput } from '../../contract/scoring-config.ts'
import { VERDICTS } from '../../contract/verdict.ts'
import { DEFAULT_SCORING_CONFIG } from './default-config.ts'
import { score, type ScorableAssessment } from './score.ts'

const SYSTEMS = ['system1Config', 'system2Config', 'system3Config', 'system4Config'] as const

/** An assessment in which every criterion of the default configuration has the score `of` gives it. */
function assessment(of: (key: string) => number, change: Partial<ScorableAssessment> = {}): ScorableAssessment {
  const none = { intensity: 0, forbidden: false, evidence: [] }
  return {
    nmc: { gambling: none, language: none, violence: none, substanceUse: none, sexualContent: none },
    notices: [],
    unverifiedQuotes: 0,
    criteria: SYSTEMS.flatMap((system, index) =>
      DEFAULT_SCORING_CONFIG[system].criteria.map((criterion) => ({
        system: index + 1,
        key: criterionKey(criterion),
        name: criterion.name,
        score: of(criterionKey(criterion)),
        rationale: { en: '', ar: '' },
        evidence: [],
      })),
    ),
    languageMeasures: { age: 6, level: 'Easy' },
    themeMeasures: { age: 5, level: 'Simple' },
    ...change,
  }
}

const withNmc = (category: NmcCategory, intensity: number, forbidden = false): ScorableAssessment['nmc'] => ({
  ...assessment(() => 100).nmc,
  [category]: { intensity, forbidden, evidence: [] },
})

const config = (change: (draft: ScoringConfigInput) => void): ScoringConfigInput => {
  const draft = structuredClone(DEFAULT_SCORING_CONFIG)
  change(draft)
  return draft
}

describe('the verdict', () => {
  it('whitelists a book with nothing against it, at the age its language asks for', () => {
    const judgement = score(
      assessment(() => 95),
      DEFAULT_SCORING_CONFIG,
    )
    expect(judgement).toMatchObject({ verdict: 'Whitelisted', score: 95, recommendedAge: 6, minimumGroup: '6-9' })
    expect(judgement.arithmetic.rule).toBe('whitelisted')
  })

  it('asks for a person where the engine doubts a book that is let through, and only there', () => {
    const notices = [{ code: 'unsure_of_content' as const, params: { subject: 'violence' } }]
    const through = score(
      assessment(() => 95, { notices }),
      DEFAULT_SCORING_CONFIG,
    )
    expect(through).toMatchObject({ verdict: 'Whitelisted', needsReview: true, reviewReasons: ['unsure_of_content'] })
    const refused = score(
      assessment((key) => (key === 's2.physical' ? 39 : 100), { notices }),
      DEFAULT_SCORING_CONFIG,
    )
    expect(refused).toMatchObject({ verdict: 'Not Whitelisted', needsReview: false, notices: [] })
  })

  it('lets a book told by unseen pictures wait for a person, with the verdict of its text', () => {
    const notices = [{ code: 'pictures_unseen' as const, params: { count: 12, wordsPerPicture: 8 } }]
    const judged = score(
      assessment(() => 95, { notices }),
      DEFAULT_SCORING_CONFIG,
    )
    expect(judged).toMatchObject({ verdict: 'Whitelisted', needsReview: true, reviewReasons: ['pictures_unseen'] })
  })

  it('rejects when a single red-line criterion is below the severe threshold, however good the mean', () => {
    const judgement = score(
      assessment((key) => (key === 's2.physical' ? 39 : 100)),
      DEFAULT_SCORING_CONFIG,
    )
    expect(judgement.verdict).toBe('Not Whitelisted')
    expect(judgement.system2).toMatchObject({ rating: 'Severe', decidedBy: 's2.physical' })
    expect(judgement.arithmetic).toMatchObject({ rule: 'severe_rejected', severeSystems: [2] })
  })

  it('never whitelists a Severe book with every automatic rejection off, and asks for a review', () => {
    const judgement = score(
      assessment((key) => (key === 's1.islamic' ? 10 : 100)),
      config((draft) => {
        draft.system1Config.autoRejectOnSevere = false
        draft.verdictConfig.notWhitelistedRules.autoRejectSevere = false
        draft.verdictConfig.whitelistedRules = { minimumScore: 0, allowedModerates: 4, requireAllSafe: false }
      }),
    )
    expect(judgement.verdict).toBe('Parent Guidance')
    expect(judgement.needsReview).toBe(true)
    expect(judgement.reviewReasons).toContain('severe_without_auto_reject')
  })

  it('asks for guidance when a red line is Moderate and all must be safe', () => {
    const judgement = score(
      assessment((key) => (key === 's2.social' ? 55 : 95)),
      DEFAULT_SCORING_CONFIG,
    )
    expect(judgement.system2.rating).toBe('Moderate')
    expect(judgement.verdict).toBe('Parent Guidance')
  })

  it('refuses forbidden content before anything else', () => {
    const judgement = score(
      assessment(() => 100, { nmc: withNmc('sexualContent', 4, true) }),
      DEFAULT_SCORING_CONFIG,
    )
    expect(judgement).toMatchObject({ verdict: 'Not Whitelisted', minimumGroup: '21+' })
    expect(judgement.arithmetic.rule).toBe('band_not_allowed')
  })

  it('makes a whitelisted book with a band of 17+ a matter of guidance', () => {
    const judgement = score(
      assessment(() => 100, { nmc: withNmc('violence', 4) }),
      DEFAULT_SCORING_CONFIG,
    )
    expect(judgement).toMatchObject({ verdict: 'Parent Guidance', recommendedAge: 17, minimumGroup: '17+' })
  })

  it('follows the band table', () => {
    const band = (category: NmcCategory, intensity: number) =>
      score(
        assessment(() => 100, { nmc: withNmc(category, intensity) }),
        DEFAULT_SCORING_CONFIG,
      ).nmc.finalBand
    expect([1, 2, 3, 4].map((intensity) => band('sexualContent', intensity))).toEqual(['10+', '17+', '21+', '21+'])
    expect([1, 2, 3, 4].map((intensity) => band('gambling', intensity))).toEqual(['6+', '10+', '17+', '17+'])
    expect([1, 2, 3, 4].map((intensity) => band('violence', intensity))).toEqual(['6+', '10+', '13+', '17+'])
  })

  it('holds measured ages inside their level', () => {
    const judgement = score(
      assessment(() => 100, {
        languageMeasures: { age: 16, level: 'Moderate' },
        themeMeasures: { age: 2, level: 'Moderate' },
      }),
      DEFAULT_SCORING_CONFIG,
    )
    expect(judgement).toMatchObject({ system3: { minAge: 8 }, system4: { minAge: 12 }, recommendedAge: 12 })
  })

  it('leaves a disabled system out of score, counts and ages', () => {
    const judgement = score(
      assessment((key) => (key.startsWith('s2') ? 10 : 90)),
      config((draft) => {
        draft.system2Config.enabled = false
      }),
    )
    expect(judgement).toMatchObject({ verdict: 'Whitelisted', score: 90 })
    expect(judgement.system2.rating).toBe('Severe')
  })

  it('renormalises over criteria that were never scored and says the book must be read again', () => {
    const judgement = score(
      assessment((key) => (key === 's1.arab' ? 60 : 90)),
      config((draft) => {
        draft.system1Config.criteria = [
          { name: 'Falconry', description: 'Falcons are treated well', weight: 50 },
          { key: 's1.arab', name: 'Arab identity', description: '', weight: 50 },
        ]
      }),
    )
    expect(judgement.system1.score).toBe(60)
    expect(judgement.reviewReasons).toContain('unrated_criterion')
  })

  it('asks for a review of a text too short to be a book, but not of every picture book', () => {
    const review = (words: number) =>
      score(
        assessment(() => 100, { notices: [{ code: 'short_text', params: { words } }] }),
        DEFAULT_SCORING_CONFIG,
      ).reviewReasons
    expect(review(3)).toEqual(['short_text'])
    expect(review(20)).toEqual([])
  })

  it('does not lose a threshold to binary fractions', () => {
    const thirds = config((draft) => {
      draft.system1Config.criteria = draft.system1Config.criteria.map((criterion, index) => ({
        ...criterion,
        weight: [33, 33, 33, 1][index] ?? 0,
      }))
    })
    expect(
      score(
        assessment(() => 80),
        thirds,
      ).system1.rating,
    ).toBe('Safe')
  })
})

const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 17, maxLength: 17 })
const nmc = fc.record(
  Object.fromEntries(
    NMC_CATEGORIES.map((category) => [
      category,
      fc.record({
        intensity: fc.integer({ min: 0, max: 4 }),
        forbidden: fc.constant(false),
        evidence: fc.constant([]),
      }),
    ]),
  ) as unknown as Record<NmcCategory, fc.Arbitrary<ScorableAssessment['nmc'][NmcCategory]>>,
)
const books = fc.record({ scores, nmc, theme: fc.nat(20), language: fc.nat(20) }).map((book) => {
  let index = 0
  return assessment(() => book.scores[index++] ?? 0, {
    nmc: book.nmc,
    themeMeasures: { age: book.theme, level: book.theme < 8 ? 'Simple' : book.theme < 13 ? 'Moderate' : 'High' },
    languageMeasures: {
      age: book.language,
      level: book.language < 8 ? 'Easy' : book.language < 13 ? 'Moderate' : 'Advanced',
    },
  })
})
const threshold = fc.integer({ min: 0, max: 100 })
const rules = fc
  .record({
    red: fc.tuple(threshold, threshold, threshold).map((values) => values.toSorted((a, b) => b - a)),
    auto: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    minimums: fc.tuple(threshold, threshold, threshold),
    limits: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
    allSafe: fc.boolean(),
  })
  .map(({ red, auto, minimums, limits, allSafe }) =>
    config((draft) => {
      const thresholds = { safeThreshold: red[0] ?? 0, moderateThreshold: red[1] ?? 0, severeThreshold: red[2] ?? 0 }
      Object.assign(draft.system1Config, thresholds, { autoRejectOnSevere: auto[0] })
      Object.assign(draft.system2Config, thresholds, { autoRejectOnSevere: auto[1] })
      draft.verdictConfig = {
        whitelistedRules: { minimumScore: minimums[0], allowedModerates: limits[0], requireAllSafe: allSafe },
        parentGuidanceRules: { minimumScore: minimums[1], maxModerates: limits[1] },
        notWhitelistedRules: { minimumScore: minimums[2], maxModerates: limits[2], autoRejectSevere: auto[2] },
      }
    }),
  )

/** Every threshold and minimum score a configuration has, as a setter that raises it. */
const RAISES: ((draft: ScoringConfigInput, by: number) => void)[] = [
  ...(['system1Config', 'system2Config'] as const).flatMap((system) =>
    (['safeThreshold', 'moderateThreshold', 'severeThreshold'] as const).map(
      (name) => (draft: ScoringConfigInput, by: number) => {
        draft[system][name] = Math.min(100, draft[system][name] + by)
      },
    ),
  ),
  ...(['whitelistedRules', 'parentGuidanceRules', 'notWhitelistedRules'] as const).map(
    (name) => (draft: ScoringConfigInput, by: number) => {
      draft.verdictConfig[name].minimumScore = Math.min(100, draft.verdictConfig[name].minimumScore + by)
    },
  ),
]

describe('for every book and every configuration', () => {
  it('raising a threshold or minimum score only ever makes the verdict stricter', () => {
    fc.assert(
      fc.property(
        books,
        rules,
        fc.nat(RAISES.length - 1),
        fc.integer({ min: 1, max: 60 }),
        (book, before, which, by) => {
          const after = structuredClone(before)
          RAISES[which]?.(after, by)
          const rank = (scoring: ScoringConfigInput) => VERDICTS.indexOf(score(book, scoring).verdict)
          expect(rank(after)).toBeGreaterThanOrEqual(rank(before))
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('never whitelists a Severe red line or a band above 13+', () => {
    fc.assert(
      fc.property(books, rules, (book, scoring) => {
        const { verdict, system1, system2, nmc: bands } = score(book, scoring)
        if (verdict !== 'Whitelisted') return
        expect([system1.rating, system2.rating]).not.toContain('Severe')
        expect(['17+', '21+', 'Not Allowed']).not.toContain(bands.finalBand)
      }),
      { numRuns: 1000 },
    )
  })

  it('never averages a red line away, whatever its weight and however good the rest', () => {
    fc.assert(
      fc.property(
        books,
        rules,
        fc.constantFrom('system1Config' as const, 'system2Config' as const),
        fc.nat(3),
        fc.nat(100),
        (book, scoring, system, which, weight) => {
          const draft = structuredClone(scoring)
          draft[system].severeThreshold = Math.max(1, draft[system].severeThreshold)
          const criterion = draft[system].criteria[which]
          if (criterion === undefined) throw new Error('there is no such criterion')
          criterion.weight = weight
          const key = criterionKey(criterion)
          const crossed = {
            ...book,
            criteria: book.criteria.map((rating) =>
              rating.key === key ? { ...rating, score: draft[system].severeThreshold - 1 } : { ...rating, score: 100 },
            ),
          }
          const judged = score(crossed, draft)
          expect(judged[system === 'system1Config' ? 'system1' : 'system2'].rating).toBe('Severe')
          const rejects = draft[system].autoRejectOnSevere || draft.verdictConfig.notWhitelistedRules.autoRejectSevere
          if (rejects) expect(judged.verdict).toBe('Not Whitelisted')
          else expect(judged.verdict).not.toBe('Whitelisted')
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('judges every book by every configuration: unread criteria, weights of nothing, systems switched off', () => {
    const odd = fc.record({
      enabled: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
      weights: fc.array(threshold, { minLength: 21, maxLength: 21 }),
      read: fc.array(fc.boolean(), { minLength: 17, maxLength: 17 }),
      forbidden: fc.boolean(),
    })
    fc.assert(
      fc.property(books, rules, odd, (book, scoring, { enabled, weights, read, forbidden }) => {
        const draft = structuredClone(scoring)
        for (const [index, system] of SYSTEMS.entries()) {
          draft[system].enabled = enabled[index] ?? true
          draft[system].weight = weights[index] ?? 0
          for (const [place, criterion] of draft[system].criteria.entries()) criterion.weight = weights[4 + place] ?? 0
        }
        const violence = { ...book.nmc.violence, forbidden }
        const partly = {
          ...book,
          nmc: { ...book.nmc, violence },
          criteria: book.criteria.filter((_, index) => read[index]),
        }
        const { verdict, score: points, recommendedAge, minimumGroup, reviewReasons } = score(partly, draft)
        expect(VERDICTS).toContain(verdict)
        expect(Number.isInteger(points) && points >= 0 && points <= 100).toBe(true)
        expect(Number.isInteger(recommendedAge) && recommendedAge >= 0 && recommendedAge <= 99).toBe(true)
        expect(AGE_GROUPS).toContain(minimumGroup)
        expect(reviewReasons.includes('unrated_criterion')).toBe(read.includes(false))
        if (forbidden) expect(verdict).toBe('Not Whitelisted')
      }),
      { numRuns: 1000 },
    )
  })

  it('age verdicts never fall with age and agree with the recommended group', () => {
    const rank = { not_suitable: 0, with_guidance: 1, suitable: 2 }
    fc.assert(
      fc.property(books, rules, (book, scoring) => {
        const { ageSuitability, minimumGroup, verdict } = score(book, scoring)
        const ranks = AGE_GROUPS.map((group) => rank[ageSuitability[group]])
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
        for (const group of AGE_GROUPS) {
          if (verdict === 'Not Whitelisted') expect(ageSuitability[group]).toBe('not_suitable')
          else if (AGE_GROUP_FLOOR[group] < AGE_GROUP_FLOOR[minimumGroup])
            expect(ageSuitability[group]).not.toBe('suitable')
          else expect(ageSuitability[group]).not.toBe('not_suitable')
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('is deterministic and leaves its input alone', () => {
    fc.assert(
      fc.property(books, rules, (book, scoring) => {
        const copy = structuredClone(book)
        expect(score(book, scoring)).toEqual(score(copy, scoring))
        expect(book).toEqual(copy)
      }),
      { numRuns: 200 },
    )
  })
})
