import type { ProfileInput, ReaderProfile } from '../../../contract/reader-profile.ts'
import type { Language } from '../../../contract/languages.ts'

/** A child in the first grade who reads the language of the page. */
export function newProfile(language: Language): ProfileInput {
  return {
    kind: 'child',
    name: '',
    sign: 'bird',
    birthYear: null,
    grade: 1,
    languages: [{ language, reads: { by: 'age' } }],
    categories: {},
    criteria: {},
    wished: [],
    spared: [],
  }
}

/** What can be changed of a profile. */
export function inputOf(profile: ReaderProfile): ProfileInput {
  const { kind, name, sign, birthYear, grade, languages, categories, criteria, wished, spared } = profile
  return { kind, name, sign, birthYear, grade, languages, categories, criteria, wished, spared }
}

export type ProfileProblem = 'name' | 'languages'

/** What is missing before it can be saved. */
export function profileProblems({ name, languages }: ProfileInput): ProfileProblem[] {
  return [...(name.trim() === '' ? ['name' as const] : []), ...(languages.length === 0 ? ['languages' as const] : [])]
}
