import type { HappeningKind, PointKind } from '../../../contract/assessment.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { BookFacts } from '../book-facts.ts'
import { fillFrame, type Frame } from '../frame.ts'
import { present } from '../question.ts'
import { TELLS_OF_THINGS } from './after-reading.ts'
import { askHappening } from './ask-happening.ts'
import { askAbout } from './ask-point.ts'
import type { GuideSupply } from './guide-supply.ts'
import { ownQuestions } from './own-words.ts'

const TOPICS: readonly {
  name: Frame
  kinds: readonly PointKind[]
  happenings?: readonly HappeningKind[]
  ofThings?: boolean
}[] = [
  {
    name: ['Choices, right and wrong', 'الاختيار والصواب والخطأ'],
    kinds: ['choice', 'wrong', 'dispute'],
    happenings: ['decision', 'refusal', 'promise', 'misdeed', 'request', 'need'],
  },
  {
    name: ['Feelings and wishes', 'المشاعر والأمنيات'],
    kinds: ['feeling', 'wish'],
    happenings: ['feeling', 'wish', 'thought'],
  },
  {
    name: ['Difficulties and turns', 'الصعوبات والتحولات'],
    kinds: ['trouble', 'turn'],
    happenings: ['attempt', 'success', 'discovery'],
  },
  { name: ['Thoughts to weigh', 'أفكار للنقاش'], kinds: ['thought'] },
  // A "fact" of a tale is part of the tale.
  { name: ['What one learns', 'معلومات من الكتاب'], kinds: ['fact', 'making'], ofThings: true },
  { name: ['What makes us laugh', 'ما يضحكنا'], kinds: ['humour'] },
]
const MOST_TOPICS = 3
const MOST_QUESTIONS = 2
/** What is asked with the book's own people and words. */
const OWN: Frame = ['The book as a whole', 'الكتاب كله']

/** What is done or answered in a word gives nothing to talk about, and one passage is not the book as a whole. */
const NO_TOPIC =
  /\{(?:begins|turns|later|ends|lively|scene|line\d?)\}|two different ways|Would you rather play|Show with your face|Tell us one thing|three words|like to ask|Which page/

/** What the book gives to talk about, by subject, each with its passages and questions. */
export function topicsOf(facts: BookFacts, supply: GuideSupply): { topic: Localized; questions: Localized[] }[] {
  const tells = TELLS_OF_THINGS.has(facts.bookKind)
  const found = TOPICS.filter(({ ofThings = false }) => !ofThings || tells)
    .map(({ name, kinds, happenings = [] }, topic) => {
      const slot = (index: number): string => `topic.${String(topic)}.${String(index)}`
      const happening = supply.takeHappening(happenings)
      const own = happening === undefined ? [] : [askHappening(facts, slot(0), happening)]
      const points = present(Array.from({ length: MOST_QUESTIONS - own.length }, () => supply.take(kinds)))
      return {
        topic: fillFrame(name),
        questions: [...own, ...points.map((point, index) => askAbout(facts, slot(index + 1), point))],
      }
    })
    .filter(({ questions }) => questions.length > 0)
    .slice(0, MOST_TOPICS)
  const own = ownQuestions(facts, 'topic.own', 'questions', MOST_QUESTIONS, supply.asked, NO_TOPIC)
  return own.length === 0 ? found : [...found, { topic: fillFrame(OWN), questions: own }]
}
