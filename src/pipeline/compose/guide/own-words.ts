import type { Localized } from '../../../contract/languages.ts'
import { COURSE_WORDS, LINE_WORDS } from '../bank/books/course-words.ts'
import { OWN_WORDS } from '../bank/books/own-words.ts'
import type { Activity, BookEntries } from '../bank/entries.ts'
import type { BookFacts } from '../book-facts.ts'
import { carryingHeroes } from '../carrying-heroes.ts'
import { fillFrame, usableFrames, type Frame, type Slots } from '../frame.ts'
import { isReverent } from '../reverence.ts'
import { bookSlots, toSomebody } from '../slots.ts'
import { standingPlaces } from '../standing-places.ts'
import { courseSlots, lineSlots } from './course-slots.ts'
import { isForReaders } from './for-readers.ts'
import { isFewLines, isWordless } from './kind-frames.ts'

/** What can be said with the book's own people, chapters and words: those who stand for the book, or nobody. */
export function ownSlots(facts: BookFacts): Slots {
  // Who says "I" is the one it is about, and has no name here; of those who are revered nobody asks what they should have done.
  const [first, ...others] = isOwnAccount(facts) || facts.reveres ? [] : carryingHeroes(facts)
  const second = first && facts.companionOf(first, others)
  const slots = bookSlots(facts)
  return {
    ...slots,
    ...(isFewLines(facts) ? lineSlots(facts) : courseSlots(facts)),
    keywords: asksOfWords(facts) ? slots['keywords'] : undefined,
    place: standingPlaces(facts)[0],
    hero: first === undefined ? undefined : facts.name(first),
    toHero: first === undefined ? undefined : toSomebody(facts.name(first)),
    other: second === undefined ? undefined : facts.name(second),
  }
}

/** Everyone in a play says "I". */
const isOwnAccount = ({ bookKind, assessment }: BookFacts): boolean =>
  bookKind !== 'play' && assessment.narrative.firstPerson

const SHORT_STORY = 4000

/** Words of a long story are any; of a book of facts they are what it is about. */
const asksOfWords = ({ bookKind, assessment }: BookFacts): boolean =>
  bookKind !== 'story' || assessment.languageMeasures.words < SHORT_STORY

const MOST_WITH = 2
const LISTS = ['{keywords}', '{chapters}']
/** Of these none stands twice in one part of a guide. */
const PASSAGES = [
  '{begins}',
  '{turns}',
  '{later}',
  '{ends}',
  '{lively}',
  '{scene}',
  '{line}',
  '{line2}',
  '{line3}',
  '{line4}',
]

/** The same key words, titles or passages three times in one guide are a drill. */
function hasNotSaid(frame: Frame, taken: ReadonlySet<Frame>): boolean {
  return [...LISTS, ...PASSAGES].every(
    (place) =>
      !frame[0].includes(place) || [...taken].filter(([english]) => english.includes(place)).length < MOST_WITH,
  )
}

const sharePassage = ([one]: Frame, [other]: Frame): boolean =>
  PASSAGES.some((place) => one.includes(place) && other.includes(place))

/** Of a short story that comes out somehow there is what happens in it, too. */
function ownBank(facts: BookFacts): BookEntries {
  if (isWordless(facts)) return NOTHING
  if (isFewLines(facts)) return LINE_WORDS
  const own = OWN_WORDS[facts.bookKind]
  if (!facts.course.some(({ step }) => step === 'outcome')) return own
  return {
    before: [...own.before, ...COURSE_WORDS.before],
    questions: [...own.questions, ...COURSE_WORDS.questions],
    activities: [...own.activities, ...COURSE_WORDS.activities],
  }
}
const NOTHING: BookEntries = { before: [], questions: [], activities: [] }

/** Up to so many questions in the book's own words, each another one; fewer where the book gives no more. */
export function ownQuestions(
  facts: BookFacts,
  slot: string,
  which: Exclude<keyof BookEntries, 'activities'>,
  most: number,
  taken: Set<Frame>,
  not?: RegExp,
): Localized[] {
  const slots = ownSlots(facts)
  const chosen: Frame[] = []
  for (let index = 0; index < most; index += 1) {
    const usable = usableFrames(ownBank(facts)[which], slots).filter(
      (frame) =>
        !taken.has(frame) &&
        not?.test(frame[0]) !== true &&
        hasNotSaid(frame, taken) &&
        !chosen.some((other) => sharePassage(frame, other)) &&
        isForReaders(facts, frame) &&
        (!facts.reveres || isReverent(frame)),
    )
    if (usable.length === 0) break
    const frame = facts.choose(`${slot}.${String(index)}`, usable)
    taken.add(frame)
    chosen.push(frame)
  }
  return chosen.map((frame) => fillFrame(frame, slots))
}

/** Things to do in the book's own words that suit an age and a setting. */
export function ownActivities(
  facts: BookFacts,
  fits: (entry: Activity) => boolean,
  taken: ReadonlySet<Frame>,
): Activity[] {
  const slots = ownSlots(facts)
  return ownBank(facts).activities.filter(
    (entry) => fits(entry) && hasNotSaid(entry.body, taken) && usableFrames([entry.body], slots).length === 1,
  )
}
