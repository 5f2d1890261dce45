import type { GuideKind } from '../../guide-kind.ts'
import type { BookEntries } from '../entries.ts'
import { ACTIVITY } from './activity.ts'
import { ANY_ACTIVITIES } from './any-activities.ts'
import { ANY_QUESTIONS } from './any-questions.ts'
import { BIOGRAPHY } from './biography.ts'
import { COLLECTION } from './collection.ts'
import { OF_FACTS } from './facts.ts'
import { INFORMATION } from './information.ts'
import { PLAY } from './play.ts'
import { POETRY } from './poetry.ts'
import { STORY } from './story.ts'
import { OF_THOUGHTS } from './thoughts.ts'

/**
 * The chances below and above which a book of information is taken for one of thoughts and for one of facts: of held-out ones that
 * is right for seven in eight (training/README.md).
 */
const THOUGHTS_BELOW = 0.35
const FACTS_FROM = 0.65

/** What fits a book of information of which that is the chance that it tells facts; all of it where nobody said. */
export function informationBank(factual: number | undefined): BookEntries {
  const more = [
    ...(factual === undefined || factual >= FACTS_FROM ? [OF_FACTS] : []),
    ...(factual === undefined || factual < THOUGHTS_BELOW ? [OF_THOUGHTS] : []),
  ]
  const all = <Part extends keyof BookEntries>(part: Part): BookEntries[Part][number][] =>
    [INFORMATION, ...more].flatMap((entries) => [...entries[part]])
  return { before: all('before'), questions: all('questions'), activities: all('activities') }
}

/** What fits a book of prose whatever it is. */
export const ANY: BookEntries = { ...ANY_QUESTIONS, ...ANY_ACTIVITIES }

/** All that fits some book of a kind. */
export const BOOK_BANK: Record<GuideKind, BookEntries> = {
  story: STORY,
  collection: COLLECTION,
  play: PLAY,
  poetry: POETRY,
  information: informationBank(undefined),
  biography: BIOGRAPHY,
  activity: ACTIVITY,
  unknown: ANY,
}
