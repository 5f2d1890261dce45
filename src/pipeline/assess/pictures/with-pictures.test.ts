import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../tests/support/plain-book.ts'
import { makeAssessment } from '../../../../tests/support/factories.ts'
import { FINDING_CATEGORIES, type Assessment } from '../../../contract/assessment.ts'
import { seenPictures, type SeenPictures } from '../../../contract/picture-marks.ts'
import { VERDICTS } from '../../../contract/verdict.ts'
import { DEFAULT_SCORING_CONFIG } from '../../score/default-config.ts'
import { score } from '../../score/score.ts'
import { withPictures } from './with-pictures.ts'

const UNSEEN = { code: 'pictures_unseen', params: { count: 12, wordsPerPicture: 8 } } as const
const book = { ...plainBook('One wave came.'), notices: [UNSEEN] }
const NOBODY: SeenPictures = seenPictures(0, [])
const PEOPLE: SeenPictures = { ...NOBODY, all: true, byPeople: true }
const MODEL: SeenPictures = { ...NOBODY, all: true }
const judged = (pictures: SeenPictures, assessment: Assessment = makeAssessment(), rules = DEFAULT_SCORING_CONFIG) =>
  score(withPictures(assessment, book, pictures), rules)
const codes = (notices: readonly { code: string }[]): string[] => notices.map(({ code }) => code)

const { verdictConfig } = DEFAULT_SCORING_CONFIG
const STRICT = {
  ...DEFAULT_SCORING_CONFIG,
  verdictConfig: { ...verdictConfig, unseenPictures: 'parent_guidance' as const },
}

describe('pictures that people look at', () => {
  it('leave a book waiting until all of them are seen, and then take its few words for what they are', () => {
    expect(judged(NOBODY)).toMatchObject({ verdict: 'Whitelisted', needsReview: true })
    const seen = judged(PEOPLE)
    expect(seen).toMatchObject({ verdict: 'Whitelisted', needsReview: false })
    expect(codes(seen.notices)).toEqual([])
  })

  it('seen by a model alone leave few words as few as they are', () => {
    const short: Assessment = { ...makeAssessment(), notices: [{ code: 'short_text', params: { words: 3 } }] }
    expect(judged(MODEL, short)).toMatchObject({ needsReview: true, reviewReasons: ['short_text'] })
    expect(judged(PEOPLE, short).needsReview).toBe(false)
  })

  it('with words for the judge in them ask for a person', () => {
    expect(judged({ ...NOBODY, instructing: 1 }).reviewReasons).toEqual(['pictures_unseen', 'suspicious_pictures'])
  })

  it('hold a book with few words back while unseen where the rules say so', () => {
    expect(judged(NOBODY, makeAssessment(), STRICT)).toMatchObject({
      verdict: 'Parent Guidance',
      arithmetic: { rule: 'pictures_unseen' },
    })
    expect(judged(PEOPLE, makeAssessment(), STRICT).verdict).toBe('Whitelisted')
    const wordy = { ...book, notices: [{ ...UNSEEN, params: { count: 12, wordsPerPicture: 40 } }] }
    expect(score(withPictures(makeAssessment(), wordy, NOBODY), STRICT).verdict).toBe('Whitelisted')
  })

  it('weigh like the strongest passage of their kind where somebody objects, and say so', () => {
    const objections = [{ category: 'sexualContent', level: 3 }] as const
    const assessed = withPictures(makeAssessment(), book, { ...PEOPLE, objections, objected: 1 })
    expect(assessed.nmc.sexualContent.intensity).toBe(3)
    const family = assessed.criteria.find(({ key }) => key === 's1.family')
    expect(family?.score).toBe(42)
    expect(family?.rationale.en).toContain('Whoever looked at its pictures objected: romance or sexual content.')
    expect(family?.rationale.ar).toContain('واعترض من اطّلع على صوره: العلاقات العاطفية أو المحتوى الجنسي.')
    const { verdict, recommendedAge, notices } = score(assessed, DEFAULT_SCORING_CONFIG)
    expect([verdict, recommendedAge]).toEqual(['Not Whitelisted', 21])
    expect(notices).toContainEqual({ code: 'pictures_objected', params: { count: 1 } })
  })

  it('count for culture and fear as for the five categories', () => {
    for (const category of [
      'faith',
      'heritage',
      'nation',
      'family',
      'fear',
      'distress',
      'danger',
      'bullying',
    ] as const) {
      expect(judged({ ...PEOPLE, objections: [{ category, level: 4 }] }).verdict).toBe('Not Whitelisted')
    }
  })

  it('never make a verdict milder or an age younger than the text alone, seen or not', () => {
    const intensity = fc.integer({ min: 0, max: 4 })
    const objection = fc.record({
      category: fc.constantFrom(...FINDING_CATEGORIES),
      level: fc.integer({ min: 1, max: 4 }),
    })
    const found = (strength = 0) => ({ intensity: strength, forbidden: false, evidence: [] })
    const rank = ({ verdict }: { verdict: (typeof VERDICTS)[number] }): number => VERDICTS.indexOf(verdict)
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 40, maxLength: 40 }),
        fc.array(intensity, { minLength: 5, maxLength: 5 }),
        fc.array(objection, { maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 0, max: 2 }),
        (scores, intensities, objections, all, byPeople, instructing) => {
          const base = makeAssessment()
          const assessment: Assessment = {
            ...base,
            criteria: base.criteria.map((criterion, index) => ({ ...criterion, score: scores[index] ?? 50 })),
            nmc: {
              gambling: found(intensities[0]),
              language: found(intensities[1]),
              violence: found(intensities[2]),
              substanceUse: found(intensities[3]),
              sexualContent: found(intensities[4]),
            },
          }
          const text = judged(NOBODY, assessment)
          for (const rules of [DEFAULT_SCORING_CONFIG, STRICT]) {
            const looked = judged({ ...NOBODY, all, byPeople, objections, instructing }, assessment, rules)
            expect(rank(looked)).toBeGreaterThanOrEqual(rank(text))
            expect(looked.recommendedAge).toBeGreaterThanOrEqual(text.recommendedAge)
          }
          expect(rank(judged(NOBODY, assessment, STRICT))).toBeGreaterThanOrEqual(rank(text))
        },
      ),
    )
  })
})
