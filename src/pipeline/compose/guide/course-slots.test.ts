import { expect, test } from 'vitest'
import { ENGLISH_STORY, makeSample } from '../../../../tests/support/make-assessment.ts'
import type { Assessment, CoursePassage } from '../../../contract/assessment.ts'
import type { Result } from '../../../contract/result.ts'
import { DEFAULT_SCORING_CONFIG } from '../../score/default-config.ts'
import { score } from '../../score/score.ts'
import { composeResult } from '../compose-result.ts'

type LocalizedTexts = Result['localized']['en']

const BEGINS = 'One morning Salma found the falaj dry.'
const TURNS = 'A stone had fallen into the channel, and a small tortoise was caught beneath it.'
const ENDS = 'That evening the whole village shared its dates with them.'
const STEPS: readonly [CoursePassage['step'], string][] = [
  ['situation', BEGINS],
  ['turn', TURNS],
  ['outcome', ENDS],
]

/** A dozen guides of the sample story, worded for a dozen books. */
function guides(change: Partial<Assessment>, words: number): LocalizedTexts[] {
  const { book, assessment } = makeSample(ENGLISH_STORY)
  return Array.from({ length: 12 }, (_, seed) => {
    const languageMeasures = { ...assessment.languageMeasures, words, sentences: seed }
    const told: Assessment = { ...assessment, languageMeasures, talkingPoints: [], findings: [], ...change }
    const judgement = { ...score(told, DEFAULT_SCORING_CONFIG), recommendedAge: 6 }
    return composeResult({ book, filename: 'story.txt', assessment: told, judgement }).localized.en
  })
}

function courseOf(steps: typeof STEPS): CoursePassage[] {
  const { text } = makeSample(ENGLISH_STORY).book
  return steps.map(([step, quote]) => {
    const start = text.indexOf(quote)
    return { step, evidence: { quote, page: 1, start, end: start + quote.length } }
  })
}

const after = (guide: LocalizedTexts): string =>
  [
    ...guide.parent_discussion_guide.after_reading,
    ...guide.family_activities.map(({ description }) => description),
    ...guide.cultural_teaching_methods.map(({ description }) => description),
  ].join('\n')
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '')

test('a short story is asked about by the passages that tell what happens, its outcome never before reading', () => {
  const all = guides({ course: courseOf(STEPS) }, 400)
  for (const quote of [TURNS, ENDS])
    expect(all.filter((guide) => plain(after(guide)).includes(quote)).length).toBeGreaterThan(2)
  const before = all.map((guide) => plain(guide.parent_discussion_guide.before_reading.join('\n')))
  expect(before.filter((lines) => lines.includes(BEGINS)).length).toBeGreaterThan(2)
  for (const lines of before) {
    expect(lines).not.toContain(ENDS)
    expect(lines).not.toContain(TURNS)
    expect(lines.split(BEGINS).length - 1).toBeLessThanOrEqual(1)
  }
})

test('a passage that breaks off in speech, or takes half a page, is put before nobody', () => {
  const { book } = makeSample(ENGLISH_STORY)
  const broken = 'Where has the water gone?" she asked her grandfather Rashid.'
  expect(book.text).toContain(broken)
  for (const guide of guides(
    {
      course: courseOf([
        ['situation', BEGINS],
        ['turn', broken],
      ]),
    },
    400,
  )) {
    expect(plain(after(guide))).not.toContain(`‘${broken}`)
  }
})

test('a book of a few lines is asked about two of them', () => {
  const all = guides({ course: [] }, 40).map((guide) => plain(after(guide)))
  const lines = [
    'That evening the whole village shared its dates with them',
    'Together they lifted the stone, and Salma carried the tortoise to the shade',
  ]
  expect(all.filter((guide) => lines.some((line) => guide.includes(`“${line}”`))).length).toBeGreaterThan(6)
})

test('what only the grown know of is given to no small child to learn', () => {
  const grown = 'She had often thought of the pain of her miscarriages. '
  const { book } = makeSample(ENGLISH_STORY)
  const all = guides(
    {
      course: courseOf([
        ['situation', BEGINS],
        ['turn', TURNS],
        ['outcome', ENDS],
      ]),
    },
    400,
  )
  expect(all.some((guide) => plain(after(guide)).includes(TURNS))).toBe(true)
  const course: CoursePassage[] = courseOf(STEPS).map((passage) =>
    passage.step === 'turn' ? { ...passage, evidence: { ...passage.evidence, quote: grown + TURNS } } : passage,
  )
  expect(book.text).toContain(TURNS)
  for (const guide of guides({ course }, 400)) expect(JSON.stringify(guide)).not.toContain('miscarriages')
})
