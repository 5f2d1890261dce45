import { describe, expect, it } from 'vitest'
import type { Assessment } from '../../contract/assessment.ts'
import { genresOf } from './genres.ts'

/** What an assessment says that genres look at; nothing else is read. */
const assessed = (given: Record<string, unknown>): Assessment =>
  ({ findings: [], notices: [], bookKind: 'story', ...given }) as unknown as Assessment
const told = (...genres: string[]) => genres.map((genre) => ({ genre, chance: 0.6 }))

describe('genres', () => {
  it('are what the engine told, in its order', () => {
    expect(genresOf(assessed({ genres: told('Mystery', 'Adventure') }))).toEqual(['Mystery', 'Adventure'])
  })

  it('are what a model that read the book calls it, if only that it has none', () => {
    expect(genresOf(assessed({ genres: told('Mystery'), texts: { genres: ['Horror'] } }))).toEqual(['Horror'])
    expect(genresOf(assessed({ genres: told('Mystery'), texts: { genres: [] } }))).toEqual([])
  })

  it('are not Bedtime where something is not calm', () => {
    const genres = told('Family', 'Bedtime')
    expect(genresOf(assessed({ genres, findings: [{ intensity: 1 }] }))).toEqual(['Family', 'Bedtime'])
    expect(genresOf(assessed({ genres, findings: [{ intensity: 2 }] }))).toEqual(['Family'])
  })

  it('are not guessed from a title alone', () => {
    const notices = [{ code: 'short_text', params: { words: 0 } }]
    expect(genresOf(assessed({ genres: told('Humour', 'Bedtime'), notices }))).toEqual(['Realistic Fiction'])
  })

  it('are what the kind allows where nobody told any', () => {
    expect(genresOf(assessed({ bookKind: 'information' }))).toEqual(['Educational'])
    expect(genresOf(assessed({ bookKind: 'poetry' }))).toEqual(['Poetry'])
    expect(genresOf(assessed({ bookKind: 'play' }))).toEqual(['Drama'])
    expect(genresOf(assessed({}))).toEqual(['Realistic Fiction'])
    expect(genresOf(assessed({ genres: told('Bedtime'), findings: [{ intensity: 3 }] }))).toEqual(['Realistic Fiction'])
  })
})
