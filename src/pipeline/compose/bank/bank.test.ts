import { describe, expect, it } from 'vitest'
import { BOOK_KINDS, POINT_KINDS } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'
import { KIND_ACTIVITIES, KIND_BEFORE, KIND_QUESTIONS } from './kind-methods.ts'
import { POINT_ACTIVITIES } from './point-activities.ts'
import { POINT_ASKS, POINT_LEADS, POINT_MORE } from './point-questions.ts'

const AGES = [3, 5, 8, 12, 15, 18]
const SETTINGS = ['home', 'class'] as const
const placesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('the bank of questions and activities', () => {
  it.each(POINT_KINDS)('has several questions for a passage of each kind (%s), and ways to go on', (kind) => {
    expect(POINT_ASKS[kind].length).toBeGreaterThanOrEqual(8)
    expect(POINT_MORE[kind].length).toBeGreaterThanOrEqual(5)
  })

  it.each(POINT_KINDS)(
    'has something to do with a passage of each kind at every age, at home and in class (%s)',
    (kind) => {
      for (const setting of SETTINGS) {
        for (const age of AGES) {
          const fitting = POINT_ACTIVITIES[kind].filter(
            (entry) => entry.setting === setting && entry.ages[0] <= age && age <= entry.ages[1],
          )
          expect([setting, age, fitting.length > 0]).toEqual([setting, age, true])
        }
      }
      for (const { body } of POINT_ACTIVITIES[kind]) expect(body[0]).toContain('{quote}')
    },
  )

  it.each(BOOK_KINDS)('has questions and activities for every kind of book (%s)', (kind) => {
    expect([KIND_QUESTIONS[kind].length, KIND_BEFORE[kind].length]).toEqual([10, 8])
    for (const setting of SETTINGS) {
      for (const age of AGES) {
        const fitting = KIND_ACTIVITIES[kind].filter(
          (entry) => entry.setting === setting && entry.ages[0] <= age && age <= entry.ages[1],
        )
        expect([setting, age, fitting.length > 0]).toEqual([setting, age, true])
      }
    }
  })

  const frames: Frame[] = [
    ...POINT_LEADS,
    ...Object.values(POINT_ASKS).flat(),
    ...Object.values(POINT_MORE).flat(),
    ...Object.values(KIND_QUESTIONS).flat(),
    ...Object.values(KIND_BEFORE).flat(),
    ...[...Object.values(POINT_ACTIVITIES), ...Object.values(KIND_ACTIVITIES)]
      .flat()
      .flatMap(({ title, body }) => [title, body]),
  ]
  it('says each thing once, in both languages with the same places', () => {
    for (const [en, ar] of frames) expect(placesOf(ar)).toEqual(placesOf(en))
    const asks = frames.map(([en]) => en)
    expect(new Set(asks).size).toBe(asks.length)
  })

  it('is written in the letters of its language', () => {
    for (const [en, ar] of frames) {
      expect(en).not.toMatch(/[\u0600-\u06FF]|[\u2013\u2014]/)
      expect(ar.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z?;,]/)
    }
  })
})
