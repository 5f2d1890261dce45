import type { BookFacts } from '../book-facts.ts'
import { readingConfidence } from '../confidence.ts'
import type { Frame } from '../frame.ts'

const SMALL_UNTIL = 7
const GROWN_FROM = 11
const FEW_WORDS = 1000

/** What small children cannot look up yet, and what a few sentences do not hold. */
const LOOKS_UP =
  /passage in the book for each|find a passage|first place where the name stands|told (?:the|this) story|collects words for moving|Which page of the story/i
/** What wants a comparison that small children do not make. */
const COMPARES =
  /gone another way|somewhere else than|had you expected instead|stands in the way|slips of paper|keep a list of the people|tick those|could happen where you live|Would you recommend/
/** What is a game for children. */
const PLAYS =
  /How can you see that this is a play|ends of the lines|then turn it over|Agree on a sign|Find out how many stories|How many pieces|Leaf through the book for half a minute|Tap the rhythm/

/** What a reader of three to five has not thought about, whatever the story. */
const WEIGHS = /when would you have spoken up|Which story have you read or heard lately/
/** What nobody of three to five can answer or write, and those who read to them need not be asked. */
const OF_THE_GROWING =
  /your own life|would you have done|[Ww]hat makes a story good|three things you expect|[Ww]hat kind of story might|\b[Ww]rites? |slips of paper|number of pages|Had you expected that|Which comes first/
const GROWING_FROM = 6
/** What only older children can find out or tell apart in a book of facts. */
const STUDIES =
  /find out when this book was written|opinions as well as facts|anything about its author|have been written for|how its facts were found out|waiting to be found out|very exact and one where|in a hundred years|at length, and what|at length, and which|poets you have heard of|people turn to poetry|become a proverb|in which they were written|answer expected|harder to tell truthfully|a motto for this whole life|what the author thinks of|words do you need to talk about|seem to love the subject|to know enough for a book|Divide what the book tells of this life/
const STUDIES_FROM = 9
/** Where a book holds what an adult should know of first, nobody is asked for their own life or family, and it is told to nobody smaller. */
const CLOSE_TO_HOME = /your own life|right for \{hero\}|what the speaker may be thinking|felt something like that/
/** Nor do children choose scenes of it to act, or pass it on. */
const ACTS_OR_PASSES_ON = /\b[Aa]ct (?:it|out|a|one)\b|freeze in it|to the next reader/
/** What is asked of the young. */
const OF_THE_YOUNG = /be friends with \{hero\}|[Ss]how with your face/
const OLDER = 10
/** A book for the nearly grown is not for them. */
const TO_THE_YOUNGER = /somebody younger|younger child|child of six/i
const NEARLY_GROWN = 16
/** What nobody can do in the name of somebody who has died. */
const AFTER_THE_END = /feels at the end|go on after these words|once more after the end|one more page after the ending/
/** Of a tale of a few pages all of it is the death. */
const OF_ALL_OF_IT = /Parcel|parcel|freeze in it|\b[Aa]ct (?:it|out|a|one)\b|friends with|would you have done/
/** What wants a story with somebody in it, and some pages: rhymes and lists are taken for stories, too. */
const OF_SOMEBODY = /would like to help|changed by the end|in three sentences: how/
/** What a child shows, tells of itself or fears for its own street where somebody steals or kills. */
const SHOWS_IT = /do something that is in this book|know from home|whole body what it says|could happen where you live/
/** What takes no planning. */
const PLANS = /number of pages/
/** What a booklet is too short for. */
const TAKES_DAYS = /thirty pages|half an hour a day/
const OF_DAYS = 20_000
/** What a book answers whose title names its hero. */
const WHO_IS_IN_IT = /who or what do you expect to meet/
/** What is believed is not argued over. */
const CONTESTS =
  /\bvote\b|argue against|against it|not everybody would agree|said for it|I disagree|would you like to answer|see differently|change your mind|off the shelf/

/** What a long book does not come down to. */
const SUMS_UP = /^Tell the story in|in the four boxes/i
const MOST_FOR_A_MINUTE = 50_000
/** What wants somebody who speaks. */
const OF_SPEECH = /on which somebody speaks/
const SPEAKS_FROM = 0.05
/** What only a collection has: one long poem in cantos has neither titles nor short ones. */
const OF_POEMS = /\bpoems\b|\b(?:a|which|each|the) poem\b(?!”)|some poems|titles? of/i
const IN_CANTOS =
  /^(?:the )?(?:book|canto|part|argument|chapter|stave|section|النشيد|الكتاب|الجزء|الباب|القسم)(?!\p{L})/iu
const MOSTLY = 0.7
/** Of a question as a title nobody knows anything. */
const OF_TITLE = /already know about that|Draw something from \{title\}|think of when you hear \{title\}/
/** «الأعمال الشعرية الكاملة» says nothing of what the poems are about. */
const IS_COLLECTED =
  /^(?:the )?(?:complete|collected|selected|poems|poetical|works)\b|(?:الأعمال|المجموعة|المختارات|ديوان)(?!\p{L})/iu
const FROM_TITLE = /called \{title\} be about|expect to find in \{title\}|does the title \{title\}/
const HEADED = /list of contents or at the headings/
const FEWEST_HEADINGS = 3
const ILLUSTRATED = /pictures, maps or tables/

/** Whether a question or a thing to do suits the age of a book's readers, its length and its make. */
export function isForReaders(
  {
    judgement,
    assessment,
    title,
    heroes,
    endsInDeath,
  }: Pick<BookFacts, 'judgement' | 'assessment' | 'title' | 'heroes' | 'endsInDeath'>,
  [english]: Frame,
): boolean {
  if (endsInDeath && AFTER_THE_END.test(english)) return false
  if (endsInDeath && assessment.languageMeasures.words < FEW_WORDS && OF_ALL_OF_IT.test(english)) return false
  if (OF_SOMEBODY.test(english) && heroes.length === 0) return false
  if (PLANS.test(english) && assessment.languageMeasures.words < FEW_WORDS) return false
  if (TAKES_DAYS.test(english) && assessment.languageMeasures.words < OF_DAYS) return false
  if (WHO_IS_IN_IT.test(english) && heroes.some((hero) => title.includes(hero))) return false
  if (isOfBelief(assessment) && CONTESTS.test(english)) return false
  if (isOnePoem(assessment) && OF_POEMS.test(english)) return false
  if (OF_SPEECH.test(english) && assessment.narrative.dialogueShare < SPEAKS_FROM) return false
  if (/[?؟]$/u.test(title) && OF_TITLE.test(english)) return false
  const age = judgement.recommendedAge
  const { words } = assessment.languageMeasures
  const isGuided = judgement.verdict !== 'Whitelisted' || readingConfidence(judgement.notices).doubtful
  if (isGuided && CLOSE_TO_HOME.test(english)) return false
  if ((isGuided || assessment.findings.length > 0) && SHOWS_IT.test(english)) return false
  if (isGuided && assessment.bookKind !== 'play' && ACTS_OR_PASSES_ON.test(english)) return false
  if ((isGuided || age >= NEARLY_GROWN) && TO_THE_YOUNGER.test(english)) return false
  if (age >= OLDER && OF_THE_YOUNG.test(english)) return false
  if (age < GROWING_FROM && OF_THE_GROWING.test(english)) return false
  if (STUDIES.test(english) && (age < STUDIES_FROM || words < FEW_WORDS)) return false
  if (IS_COLLECTED.test(title) && FROM_TITLE.test(english)) return false
  if (words > MOST_FOR_A_MINUTE && SUMS_UP.test(english)) return false
  if (HEADED.test(english)) return assessment.narrative.chapters.length >= FEWEST_HEADINGS
  if (LOOKS_UP.test(english)) return age >= SMALL_UNTIL && words >= FEW_WORDS
  if (COMPARES.test(english) || WEIGHS.test(english)) return age >= SMALL_UNTIL
  return age < GROWN_FROM || !(PLAYS.test(english) || ILLUSTRATED.test(english))
}

function isOnePoem({ bookKind, narrative }: BookFacts['assessment']): boolean {
  const { chapters } = narrative
  return (
    bookKind === 'poetry' &&
    chapters.length >= FEWEST_HEADINGS &&
    chapters.filter((chapter) => IN_CANTOS.test(chapter.title.trim())).length >= MOSTLY * chapters.length
  )
}

const isOfBelief = ({ bookKind, genres }: BookFacts['assessment']): boolean =>
  bookKind === 'information' && genres?.some(({ genre }) => genre === 'Islamic') === true
