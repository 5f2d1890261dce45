import type { BookKind } from '../../../../contract/assessment.ts'
import type { BookEntries } from '../entries.ts'
import { ACTIVITY } from './activity.ts'
import { BIOGRAPHY } from './biography.ts'
import { COLLECTION } from './collection.ts'
import { INFORMATION } from './information.ts'
import { PLAY } from './play.ts'
import { POETRY } from './poetry.ts'
import { STORY } from './story.ts'

export const BOOK_BANK: Record<BookKind, BookEntries> = {
  story: STORY,
  collection: COLLECTION,
  play: PLAY,
  poetry: POETRY,
  information: INFORMATION,
  biography: BIOGRAPHY,
  activity: ACTIVITY,
}
