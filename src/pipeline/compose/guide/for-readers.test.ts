import { expect, test } from 'vitest'
import { ENGLISH_STORY, makeSample } from '../../../../tests/support/make-assessment.ts'
import { DEFAULT_SCORING_CONFIG } from '../../score/default-config.ts'
import { score } from '../../score/score.ts'
import { FIRST_WORDS } from '../bank/books/first-words.ts'
import { POETRY } from '../bank/books/poetry.ts'
import { STORY } from '../bank/books/story.ts'
import { WORDLESS } from '../bank/books/wordless.ts'
import { OF_THOUGHTS } from '../bank/books/thoughts.ts'
import { composeResult } from '../compose-result.ts'
import { isForReaders } from './for-readers.ts'

const NOBODY = { heroes: [] as string[], endsInDeath: false }

/** Everything asked about the sample story if it had so many words and was for such an age. */
function questions(words: number, age: number): string {
  const { book, assessment } = makeSample(ENGLISH_STORY)
  const asked = Array.from({ length: 12 }, (_, seed) => {
    const told = {
      ...assessment,
      languageMeasures: { ...assessment.languageMeasures, words, sentences: seed },
      talkingPoints: [],
    }
    const judgement = { ...score(told, DEFAULT_SCORING_CONFIG), recommendedAge: age }
    const { localized } = composeResult({ book, filename: 'story.txt', assessment: told, judgement })
    const { parent_discussion_guide: guide, discussion_topics: topics } = localized.en
    return [...guide.before_reading, ...guide.after_reading, ...topics.flatMap((topic) => topic.questions)]
  })
  return asked.flat().join('\n')
}

const LOOKS_UP =
  /passage in the book for each|Find a passage|first place where the name stands|told the story|told this story/

test('small children and readers of a few sentences are asked for nothing that has to be looked up', () => {
  expect(questions(60_000, 12)).toMatch(LOOKS_UP)
  expect(questions(60_000, 5)).not.toMatch(LOOKS_UP)
  expect(questions(300, 12)).not.toMatch(LOOKS_UP)
})

test('a long book is not told in three sentences', () => {
  const fits = (words: number): boolean => {
    const { assessment } = makeSample(ENGLISH_STORY)
    const told = { ...assessment, languageMeasures: { ...assessment.languageMeasures, words } }
    const judgement = { ...score(told, DEFAULT_SCORING_CONFIG), recommendedAge: 8 }
    return isForReaders({ assessment: told, judgement, title: 'The Lamp', ...NOBODY }, [RETOLD, ''])
  }
  const RETOLD = 'Tell the story in three sentences'
  expect(STORY.questions.some(([english]) => english.startsWith(RETOLD))).toBe(true)
  expect([2000, 90_000].map(fits)).toEqual([true, false])
})

test('nobody is asked whether what a book is guided for could happen where they live', () => {
  const NEAR_HOME = STORY.questions.find(([english]) => english.includes('could happen where you live'))!
  const { assessment } = makeSample(ENGLISH_STORY)
  const judged = score(assessment, DEFAULT_SCORING_CONFIG)
  const asks = (verdict: typeof judged.verdict): boolean =>
    isForReaders(
      {
        assessment: { ...assessment, findings: [] },
        judgement: { ...judged, verdict, recommendedAge: 10 },
        title: 'The Lamp',
        ...NOBODY,
      },
      NEAR_HOME,
    )
  expect([asks('Whitelisted'), asks('Parent Guidance')]).toEqual([true, false])
})

test('a book of a few lines is asked for no plot, no people and no chapters', () => {
  const asked = questions(30, 4)
  const own = [...FIRST_WORDS.before, ...FIRST_WORDS.questions].map(([english]) => english.split('{')[0]!)
  expect(own.some((english) => asked.includes(english))).toBe(true)
  for (const [english] of STORY.questions) expect(asked).not.toContain(english)
})

test('of a book of which hardly a word was read only its pictures are asked about', () => {
  const { book, assessment } = makeSample(ENGLISH_STORY)
  const told = { ...assessment, notices: [{ code: 'short_text' as const, params: { words: 0 } }] }
  const judgement = score(told, DEFAULT_SCORING_CONFIG)
  const { localized } = composeResult({ book, filename: 'moon.txt', assessment: told, judgement })
  const { parent_discussion_guide: guide, executive_summary: summary, family_activities: activities } = localized.en
  const ofPictures = [...WORDLESS.before, ...WORDLESS.questions].map(([english]) => english)
  const asked = [...guide.before_reading, ...guide.after_reading].filter((line) => !line.startsWith('For parents'))
  expect(ofPictures.filter((english) => asked.includes(english)).length).toBeGreaterThan(3)
  expect(activities.some(({ title }) => WORDLESS.activities.some((entry) => entry.title[0] === title))).toBe(true)
  expect(summary).toMatch(/no word of what this book tells could be read.*is a book that is told by its pictures\./)
})

test('one long poem in cantos is not asked for the titles of its poems', () => {
  const { assessment } = makeSample(ENGLISH_STORY)
  const chaptersOf = (...titles: string[]) => titles.map((title, start) => ({ title, start }))
  const asks = (chapters: { title: string; start: number }[]): boolean => {
    const told = { ...assessment, bookKind: 'poetry' as const, narrative: { ...assessment.narrative, chapters } }
    const judgement = { ...score(told, DEFAULT_SCORING_CONFIG), recommendedAge: 14 }
    return isForReaders({ assessment: told, judgement, title: 'The Voyage', ...NOBODY }, TITLES)
  }
  const TITLES = POETRY.before.find(([english]) => english.startsWith('Read the titles of some poems'))!
  expect(asks(chaptersOf('The Swallow', 'Rain', 'To a Friend'))).toBe(true)
  expect(asks(chaptersOf('Book I', 'Book II', 'Book III'))).toBe(false)
})

test('nobody is asked what they know about a title that is a question', () => {
  const { assessment } = makeSample(ENGLISH_STORY)
  const judgement = { ...score(assessment, DEFAULT_SCORING_CONFIG), recommendedAge: 4 }
  const knows = FIRST_WORDS.before.find(([english]) => english.includes('already know about that'))!
  expect(isForReaders({ assessment, judgement, title: 'Cats', ...NOBODY }, knows)).toBe(true)
  expect(isForReaders({ assessment, judgement, title: 'Where is my cat?', ...NOBODY }, knows)).toBe(false)
})

test('of a story that ends with a death nobody is asked for one more page, and the nearly grown are asked nothing childish', () => {
  const { assessment } = makeSample(ENGLISH_STORY)
  const fits = (age: number, [english]: readonly [string, string], given: Partial<typeof NOBODY> = {}): boolean => {
    const judgement = { ...score(assessment, DEFAULT_SCORING_CONFIG), recommendedAge: age }
    return isForReaders({ assessment, judgement, title: 'A Girl called Norah', ...NOBODY, ...given }, [english, ''])
  }
  const entry = (words: string) => [...STORY.questions, ...STORY.before].find(([english]) => english.includes(words))!
  expect(fits(12, entry('one more page after the ending'))).toBe(true)
  expect(fits(12, entry('one more page after the ending'), { endsInDeath: true })).toBe(false)
  expect(fits(12, entry('to somebody younger'))).toBe(true)
  expect(fits(17, entry('to somebody younger'))).toBe(false)
  expect(fits(8, ['Would you like to be friends with {hero}? Why, or why not?', ''])).toBe(true)
  expect(fits(10, ['Would you like to be friends with {hero}? Why, or why not?', ''])).toBe(false)
  expect(fits(5, entry('who or what do you expect to meet'))).toBe(true)
  expect(fits(5, entry('who or what do you expect to meet'), { heroes: ['Norah'] })).toBe(false)
})

test('what a book of belief says is not put to the vote', () => {
  const { assessment } = makeSample(ENGLISH_STORY)
  const judgement = { ...score(assessment, DEFAULT_SCORING_CONFIG), recommendedAge: 15 }
  const asks = (...genres: ('Islamic' | 'Historical')[]): number => {
    const told = {
      ...assessment,
      bookKind: 'information' as const,
      genres: genres.map((genre) => ({ genre, chance: 0.8 })),
    }
    const facts = { assessment: told, judgement, title: 'On Trust', ...NOBODY }
    return OF_THOUGHTS.activities.filter(({ body }) => isForReaders(facts, body)).length
  }
  expect(asks('Historical')).toBeGreaterThan(asks('Islamic'))
  expect(asks('Islamic')).toBeGreaterThan(0)
})

test('where an adult should know of something first nobody is asked for their own life, and it is told to nobody smaller', () => {
  const { assessment } = makeSample(ENGLISH_STORY)
  const fits = (verdict: 'Whitelisted' | 'Parent Guidance', english: string): boolean => {
    const judgement = { ...score(assessment, DEFAULT_SCORING_CONFIG), recommendedAge: 12, verdict }
    return isForReaders({ assessment, judgement, title: 'The Lamp', ...NOBODY }, [english, ''])
  }
  const close = STORY.questions.map(([english]) => english).filter((english) => english.includes('your own life'))
  expect(close.length).toBeGreaterThan(0)
  for (const english of [...close, 'Tell the story to somebody younger.']) {
    expect(fits('Whitelisted', english)).toBe(true)
    expect(fits('Parent Guidance', english)).toBe(false)
  }
})

test('a rhyme in which nobody is named is not asked who has changed', () => {
  const { assessment } = makeSample(ENGLISH_STORY)
  const judgement = { ...score(assessment, DEFAULT_SCORING_CONFIG), recommendedAge: 9 }
  const fits = (words: string, heroes: string[]): boolean => {
    const entry = [...STORY.questions, ...STORY.before].find(([english]) => english.includes(words))!
    return isForReaders({ assessment, judgement, title: 'A Trip', ...NOBODY, heroes }, entry)
  }
  expect(fits('changed by the end', [])).toBe(false)
  expect(fits('changed by the end', ['Norah'])).toBe(true)
})
