import { csvTable } from './books-csv.ts'
import type { ReaderProfile } from './reader-profile.ts'

const COLUMNS = [
  'Id',
  'Kind',
  'Name',
  'Sign',
  'Year of birth',
  'Grade',
  'Languages',
  'Stricter',
  'Talk about',
  'Wished themes',
  'Spared themes',
  'Yes to books',
  'No to books',
  'Changed',
]
/** Profiles as a table, a row a profile; the JSON file has the reasons of each yes and no besides. */
export function profilesCsv(profiles: readonly ReaderProfile[]): string {
  const rows = profiles.map((profile) => {
    const minds = Object.entries({ ...profile.categories, ...profile.criteria })
    const minded = (mind: string): string => list(minds.flatMap(([key, own]) => (own === mind ? key : [])))
    const decided = (allowed: boolean): string =>
      list(profile.decisions.flatMap((decision) => (decision.allowed === allowed ? decision.book : [])))
    return [
      profile.id,
      profile.kind,
      profile.name,
      profile.sign,
      String(profile.birthYear ?? ''),
      String(profile.grade ?? ''),
      list(profile.languages.map(({ language }) => language)),
      minded('stricter'),
      minded('talk'),
      list(profile.wished),
      list(profile.spared),
      decided(true),
      decided(false),
      profile.updatedAt,
    ]
  })
  return csvTable([COLUMNS, ...rows])
}

const list = (items: readonly string[]): string => items.join('; ')
