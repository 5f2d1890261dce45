import { afterEach, expect, it } from 'vitest'
import type { BriefFit } from '../../../contract/fit.ts'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { listedBook } from '../../../../tests/support/web/books.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { BRIEF_FITS_KEY, CardFit } from './card-fit.tsx'
import { chosenProfile } from './chosen-profile.ts'
import { newProfile } from './profile-draft.ts'
import { PROFILES_KEY } from './use-profiles.ts'

const book = listedBook({ id: 'b' }, {})
const profile: ReaderProfile = {
  ...newProfile('en'),
  name: 'Noor',
  id: 'noor',
  createdAt: '2026-01-01',
  updatedAt: '2026-01-02',
  decisions: [],
}
const fit: BriefFit = {
  book: 'b',
  answer: 'wait',
  until: 11,
  reason: { en: 'Its themes are for ages 11 and up.', ar: 'موضوعاته لمن بلغ سن 11 فما فوق.' },
}
const card = (language: 'en' | 'ar', profiles: ReaderProfile[] = [profile]) =>
  show(<CardFit evaluation={book} />, {
    language,
    fetched: [
      [PROFILES_KEY, { owner: 'library', familyCodes: false, profiles }],
      [[...BRIEF_FITS_KEY, 'noor', '2026-01-02', 'b', book.verdictRevision, book.needsReview], fit],
    ],
  })
afterEach(() => chosenProfile.set(undefined))

it('tells for whom, the answer and the reason, in both languages', async () => {
  chosenProfile.set('noor')
  expect((await card('en')).text).toBe('Noor : Wait until 11 Its themes are for ages 11 and up.')
  expect((await card('ar')).text).toBe('Noor : الانتظار حتى سن 11 موضوعاته لمن بلغ سن 11 فما فوق.')
})

it('says nothing where nobody is chosen, or the chosen one may not be seen', async () => {
  expect((await card('en')).text).toBe('')
  chosenProfile.set('noor')
  expect((await card('en', [])).text).toBe('')
})
