import { describe, expect, it } from 'vitest'
import { compileMatcher } from '../match/compile-matcher.ts'
import { parseLexicon } from '../lexicon/parse-lexicon.ts'
import { findMatches } from '../match/match.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { tokenize } from '../segment/tokenize.ts'
import { findValues } from './find-values.ts'

const content =
  'share * bread/food | value:generosity | 4\nhelp * mother | value:honouring-parents | 3\nصدق | value:honesty | 3'
const matcher = compileMatcher(parseLexicon([{ name: 'en/values.txt', content }]))
const find = (text: string) => {
  const tokens = tokenize(text)
  return findValues(tokens, findMatches(tokens, matcher), plainBook(text))
}
const values = (text: string) => find(text).map((found) => found.value)

describe('findValues', () => {
  it('quotes the act of a person verbatim', () => {
    const text = 'The road was long. Sara shared her bread with the old man by the well. Then they went on.'
    const [first] = find(text)
    expect(first?.value).toBe('generosity')
    expect(first?.evidence[0]?.quote).toBe('Sara shared her bread with the old man by the well.')
    expect(text.slice(first?.evidence[0]?.start, first?.evidence[0]?.end)).toBe(first?.evidence[0]?.quote)
  })

  it('does not count what is refused or never done', () => {
    expect(values('Tom would not share his bread with anybody in the house.')).toEqual([])
    expect(values('Tom never helped his mother in the kitchen or the garden.')).toEqual([])
    expect(values('لم يصدق الولد في كلامه مع أمه ولا مع أبيه أبدا.')).toEqual([])
  })

  it('counts an act after a denial in another clause', () => {
    expect(values('He was not rich, but he shared his bread with the children.')).toEqual(['generosity'])
  })

  it('finds nothing in a text without values', () => {
    expect(find('The river ran down to the sea. The stones were white.')).toEqual([])
  })
})
