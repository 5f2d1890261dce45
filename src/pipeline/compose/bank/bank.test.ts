import { describe, expect, it } from 'vitest'
import { BOOK_KINDS, HAPPENING_KINDS, POINT_KINDS } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'
import { BOOK_BANK } from './books/book-bank.ts'
import { FIRST_WORDS } from './books/first-words.ts'
import { WORDLESS } from './books/wordless.ts'
import { COURSE_WORDS, LINE_WORDS } from './books/course-words.ts'
import { OWN_WORDS } from './books/own-words.ts'
import type { Activity } from './entries.ts'
import { HAPPENING_ACTIVITIES, HAPPENING_BANK } from './happenings.ts'
import { POINT_BANK, POINT_LEADS } from './points/point-bank.ts'
import { YOUNG_ASKS, YOUNG_LEADS } from './points/young.ts'

const AGES = [3, 5, 8, 12, 15, 18]
const SETTINGS = ['home', 'class'] as const
const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()

function expectSomethingForEveryAge(activities: readonly Activity[]): void {
  for (const setting of SETTINGS) {
    for (const age of AGES) {
      const fitting = activities.filter(
        (entry) => entry.setting === setting && entry.ages[0] <= age && age <= entry.ages[1],
      )
      expect([setting, age, fitting.length > 0]).toEqual([setting, age, true])
    }
  }
}

describe('the bank of questions and activities', () => {
  it.each(POINT_KINDS)('has several questions for a passage of each kind (%s), and ways to go on', (kind) => {
    // Few questions fit every passage, and no second ones.
    expect(POINT_BANK[kind].asks.length).toBeGreaterThanOrEqual(kind === 'passage' ? 6 : 8)
    expect(POINT_BANK[kind].more.length).toBeGreaterThanOrEqual(kind === 'passage' ? 0 : 4)
  })

  it.each(POINT_KINDS)(
    'has something to do with a passage of each kind at every age, at home and in class (%s)',
    (kind) => {
      const { activities } = POINT_BANK[kind]
      expectSomethingForEveryAge(activities)
      for (const setting of SETTINGS) {
        expect(activities.filter((entry) => entry.setting === setting).length).toBeGreaterThanOrEqual(3)
      }
      for (const { body } of activities) expect(body[0]).toContain('{quote}')
    },
  )

  it.each(BOOK_KINDS)('has questions and activities for every kind of book (%s)', (kind) => {
    const { before, questions, activities } = BOOK_BANK[kind]
    expect(questions.length).toBeGreaterThanOrEqual(10)
    expect(before.length).toBeGreaterThanOrEqual(8)
    expectSomethingForEveryAge(activities)
  })

  it.each(HAPPENING_KINDS)('has something to do with what somebody does or feels (%s)', (kind) => {
    expect(HAPPENING_ACTIVITIES.some(({ kinds }) => kinds.includes(kind))).toBe(true)
  })

  it('has a question before and after reading in the own words of every kind of book', () => {
    for (const kind of BOOK_KINDS) {
      expect([kind, OWN_WORDS[kind].before.length > 0, OWN_WORDS[kind].questions.length > 0]).toEqual([
        kind,
        true,
        true,
      ])
    }
  })

  const points = Object.values(POINT_BANK)
  const happenings = Object.values(HAPPENING_BANK)
  const books = [
    ...Object.values(BOOK_BANK),
    ...Object.values(OWN_WORDS),
    COURSE_WORDS,
    LINE_WORDS,
    FIRST_WORDS,
    WORDLESS,
  ]
  const frames: Frame[] = [
    ...POINT_LEADS,
    ...YOUNG_LEADS,
    ...YOUNG_ASKS,
    ...HAPPENING_ACTIVITIES.flatMap(({ title, body }) => [title, body]),
    ...points.flatMap(({ asks, more }) => [...asks, ...more]),
    ...books.flatMap(({ before, questions }) => [...before, ...questions]),
    ...[...points, ...books].flatMap(({ activities }) => activities).flatMap(({ title, body }) => [title, body]),
  ]
  it('says each thing once, in both languages with the same places', () => {
    for (const [en, ar] of frames) expect(placesOf(ar)).toEqual(placesOf(en))
    for (const language of [0, 1] as const) {
      const said = frames.map((frame) => frame[language])
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
    }
  })

  it('is written in the letters of its language', () => {
    // What is asked of a happening may be asked of another kind of it too.
    for (const [en, ar] of [...frames, ...happenings.flatMap(({ about, more }) => [about, ...more])]) {
      expect(en).not.toMatch(/[\u0600-\u06FF]|[\u2013\u2014]/)
      expect(ar.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z?;,]/)
    }
  })
})
