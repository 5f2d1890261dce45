import type { PointKind } from '../../../contract/assessment.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { BookFacts } from '../book-facts.ts'
import { fillFrame, type Frame } from '../frame.ts'
import { present } from '../question.ts'
import { askAbout } from './ask-point.ts'
import type { PointSupply } from './point-supply.ts'

const TOPICS: readonly { name: Frame; kinds: readonly PointKind[] }[] = [
  { name: ['Choices, right and wrong', 'الاختيار والصواب والخطأ'], kinds: ['choice', 'wrong', 'dispute'] },
  { name: ['Feelings and wishes', 'المشاعر والأمنيات'], kinds: ['feeling', 'wish'] },
  { name: ['Difficulties and turns', 'الصعوبات والتحولات'], kinds: ['trouble', 'turn'] },
  { name: ['Thoughts to weigh', 'أفكار للنقاش'], kinds: ['thought'] },
  { name: ['What one learns', 'معلومات من الكتاب'], kinds: ['fact', 'making'] },
  { name: ['Pictures in words', 'صور بالكلمات'], kinds: ['picture'] },
  { name: ['Passages to stop at', 'مقاطع نتوقف عندها'], kinds: ['passage'] },
  { name: ['What makes us laugh', 'ما يضحكنا'], kinds: ['humour'] },
]
const MOST_TOPICS = 5
const MOST_QUESTIONS = 2

/** What the book gives to talk about, by subject, each with its passages and questions. */
export function topicsOf(facts: BookFacts, supply: PointSupply): { topic: Localized; questions: Localized[] }[] {
  return TOPICS.map(({ name, kinds }, topic) => ({
    topic: fillFrame(name),
    questions: present(Array.from({ length: MOST_QUESTIONS }, () => supply.take(kinds))).map((point, index) =>
      askAbout(facts, `topic.${String(topic)}.${String(index)}`, point),
    ),
  }))
    .filter(({ questions }) => questions.length > 0)
    .slice(0, MOST_TOPICS)
}
