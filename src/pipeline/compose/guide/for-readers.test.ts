import { expect, test } from 'vitest'
import { ENGLISH_STORY, makeSample } from '../../../../tests/support/make-assessment.ts'
import { DEFAULT_SCORING_CONFIG } from '../../score/default-config.ts'
import { score } from '../../score/score.ts'
import { composeResult } from '../compose-result.ts'

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
