import { expect, test } from 'vitest'
import { profilesCsv } from './profiles-csv.ts'
import type { ReaderProfile } from './reader-profile.ts'

const profile: ReaderProfile = {
  id: 'p1',
  kind: 'child',
  name: '=نورة',
  sign: 'bird',
  birthYear: null,
  grade: 3,
  languages: [{ language: 'ar', reads: { by: 'age' } }],
  categories: { violence: 'stricter', gambling: 'as_judged' },
  criteria: { 's2.psychological': 'talk' },
  wished: ['animals', 'home'],
  spared: ['death'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  decisions: [
    { book: 'b1', allowed: true, reason: 'we know it', at: '' },
    { book: 'b2', allowed: false, reason: 'too sad', at: '' },
  ],
}

test('a profile is a row, whose name no spreadsheet takes for a formula', () => {
  const [head, row] = profilesCsv([profile]).slice(1).split('\r\n')
  expect(head?.split(',')).toHaveLength(14)
  expect(row).toBe(
    `p1,child,'=نورة,bird,,3,ar,violence,s2.psychological,"animals; home",death,b1,b2,2026-01-02T00:00:00.000Z`,
  )
})
