import { describe, expect, it } from 'vitest'
import { ARABIC_STORY, ENGLISH_STORY, makeSample } from '../../../tests/support/make-assessment.ts'
import type { ComposedTexts } from '../../contract/result.ts'
import { DEFAULT_SCORING_CONFIG } from '../score/default-config.ts'
import { score } from '../score/score.ts'
import { composeResult } from './compose-result.ts'
import { holdsRevered, isReverent } from './reverence.ts'

/** The guide of the same story, with a text that says of its people what is said of those who are revered, or does not. */
function guideFor(text: string): ComposedTexts {
  const { book, assessment } = makeSample(ARABIC_STORY)
  const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
  const result = composeResult({ book: { ...book, text }, filename: 'book.txt', assessment, judgement })
  return result.localized.ar
}

const activitiesOf = (texts: ComposedTexts): string =>
  [...texts.family_activities, ...texts.cultural_teaching_methods].map(({ description }) => description).join('\n')

describe('a book about people who are revered', () => {
  const companions = 'خرج عمار رضي الله عنه مع الصحابة إلى رسول الله صلى الله عليه وسلم. '.repeat(3)

  it('is known by what is said after their names, in both languages, with and without vowel signs', () => {
    expect(holdsRevered(companions, 40)).toBe(true)
    expect(holdsRevered('خَرَجَ النَّبِيُّ. '.repeat(5), 30)).toBe(true)
    expect(holdsRevered('The prophets came, and the Messenger of God with them. '.repeat(4), 60)).toBe(true)
  })

  it('is not a story in which somebody greets in God’s name, or a long one with a prophet in a proverb', () => {
    expect(holdsRevered('قال عمر: السلام عليكم يا علي، الحمد لله. '.repeat(20), 160)).toBe(false)
    expect(holdsRevered('Every prophet is honoured but at home. '.repeat(4), 90_000)).toBe(false)
  })

  it('is one of many in which Adam and Eve speak, and no book of a boy called Adam', () => {
    const diary = 'قالت حواء إن آدم نائم. '.repeat(5)
    const essays = 'مشى الكاتب في السوق ورأى الناس. '.repeat(9000)
    expect(holdsRevered(diary + essays, 63_000, true)).toBe(true)
    expect(holdsRevered('ركض آدم إلى المدرسة. '.repeat(20), 80, true)).toBe(false)
  })

  it('does not call them characters, nor ask what they should have done', () => {
    const { text } = makeSample(ARABIC_STORY).book
    const { name } = makeSample(ARABIC_STORY).assessment.narrative.characters[0]!
    const [free, revering] = [guideFor(text), guideFor(companions)]
    expect(free.executive_summary).toMatch(new RegExp(`عن [^.]*${name}`, 'u'))
    expect(revering.executive_summary).not.toMatch(new RegExp(`(?:قصة|الحديث) عن [^.]*${name}`, 'u'))
    const asked = revering.discussion_topics.flatMap(({ questions }) => questions).join('\n')
    expect(asked).not.toContain(name)
  })

  it('has nobody make a picture of them, whatever it is called', () => {
    expect(isReverent(['Each group makes a sheet with one picture and one sentence.', ''])).toBe(false)
    expect(isReverent(['Make a poster for the book.', ''])).toBe(false)
    expect(isReverent(['Bring together two characters from different stories.', ''])).toBe(false)
    expect(isReverent(['Choose a sentence that you would like to remember.', ''])).toBe(true)
  })

  it('has nobody act, draw or speak for them', () => {
    const { text } = makeSample(ARABIC_STORY).book
    expect(activitiesOf(guideFor(text))).toMatch(/مثل|رسم|العب/u)
    expect(activitiesOf(guideFor(companions))).not.toMatch(/مثلو|تمثيل|[اي]رسم|العبوا|بلسان/u)
    expect(activitiesOf(guideFor(companions))).not.toBe('')
  })

  it('has nobody act or answer for a god of another faith', () => {
    const { book, assessment } = makeSample(ARABIC_STORY)
    const [hero, ...others] = assessment.narrative.characters
    const told = {
      ...assessment,
      narrative: { ...assessment.narrative, characters: [{ ...hero!, name: 'إندرا' }, ...others], deities: true },
    }
    const judgement = score(told, DEFAULT_SCORING_CONFIG)
    const texts = composeResult({ book, filename: 'book.txt', assessment: told, judgement }).localized.ar
    expect(activitiesOf(texts)).not.toMatch(/مثلو|تمثيل|[اي]رسم|العبوا|بلسان/u)
    expect(JSON.stringify(texts.discussion_topics)).not.toContain('إندرا')
  })
})

it('a life of a prophet that is refused is not kept from a child as something harmful', () => {
  const { book, assessment } = makeSample(ENGLISH_STORY, {
    findings: [{ category: 'violence', quote: 'A stone had fallen into the channel', intensity: 4 }],
  })
  const text = `${book.text} ${'The Prophet Muhammad, peace be upon him, spoke to the companions of the Prophet. '.repeat(4)}`
  const nmc = { ...assessment.nmc, violence: { ...assessment.nmc.violence, intensity: 4 as const } }
  const judged = score({ ...assessment, nmc }, DEFAULT_SCORING_CONFIG)
  const judgement = { ...judged, verdict: 'Not Whitelisted' as const }
  const { en } = composeResult({
    book: { ...book, text },
    filename: 'book.txt',
    assessment: { ...assessment, nmc },
    judgement,
  }).localized
  const guide = [
    en.executive_summary,
    ...en.lessons_learned,
    ...en.parent_discussion_guide.before_reading,
    ...en.parent_discussion_guide.after_reading,
    ...en.family_activities.map(({ description }) => description),
  ].join('\n')
  expect(guide).toContain('for children to read by themselves')
  expect(guide).toMatch(/tell your child from it|read it aloud to the family/)
  expect(guide).not.toMatch(/rather not have read|will not come across|move it|look ordinary|has to wait/)
})

it('and a book that is indecent is kept away, whichever gods and prophets it names', () => {
  const { book, assessment } = makeSample(ENGLISH_STORY, {
    findings: [{ category: 'sexualContent', quote: 'A stone had fallen into the channel', intensity: 4 }],
  })
  const text = `${book.text} ${'The Prophet Muhammad, peace be upon him, spoke to the companions of the Prophet. '.repeat(4)}`
  const nmc = { ...assessment.nmc, sexualContent: { ...assessment.nmc.sexualContent, intensity: 4 as const } }
  const told = { ...assessment, nmc, narrative: { ...assessment.narrative, deities: true } }
  const judgement = { ...score(told, DEFAULT_SCORING_CONFIG), verdict: 'Not Whitelisted' as const }
  const { en } = composeResult({ book: { ...book, text }, filename: 'book.txt', assessment: told, judgement }).localized
  const activities = en.family_activities.map(({ description }) => description).join('\n')
  expect(en.executive_summary).toMatch(/^Not Whitelisted: not for children/)
  expect(activities).not.toMatch(/read it aloud to the family|on the same subject/)
})
