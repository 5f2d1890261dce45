import { describe, expect, it } from 'vitest'
import {
  ALARMING_SENTENCES,
  INNOCENT_SENTENCES,
  STANCES_TOLD,
} from '../../../../../tests/lexicon/arabic-lexicon.cases.ts'
import { ALARMING_WORDINGS, INNOCENT_SENSES } from '../../../../../tests/lexicon/arabic-senses.cases.ts'
import { compileMatcher } from '../match/compile-matcher.ts'
import { loadLexicon } from './load-lexicon.ts'
import { readContent } from '../findings/read-content.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'

const lexicon = loadLexicon()
const matcher = compileMatcher(lexicon)

const findingsIn = (text: string): string[] =>
  readContent(plainBook(text), matcher).findings.map(
    ({ category, intensity, rule }) => `${category} ${intensity} ${rule}`,
  )
const strongest = (text: string, category: string): number =>
  Math.max(
    0,
    ...readContent(plainBook(text), matcher)
      .findings.filter((each) => each.category === category)
      .map((each) => each.intensity),
  )

describe('Arabic lexicon', () => {
  const arabic = lexicon.entries.filter(({ rule }) => rule.startsWith('ar/'))

  it('has at least 1,200 entries over every category', () => {
    expect(arabic.length).toBeGreaterThanOrEqual(1200)
    const categories = new Set(arabic.map(({ category }) => category))
    for (const category of ['gambling', 'language', 'violence', 'substanceUse', 'sexualContent', 'faith', 'heritage']) {
      expect(categories).toContain(category)
    }
    for (const category of [
      'nation',
      'family',
      'fear',
      'distress',
      'danger',
      'bullying',
      'theme',
      'value',
      'innocent',
      'cue',
    ]) {
      expect(categories).toContain(category)
    }
  })

  it('says nothing twice', () => {
    const seen = new Set<string>()
    const repeated = arabic.filter((entry) => {
      const { rule: _, intensity: __, ...rest } = entry
      const key = JSON.stringify(rest)
      const known = seen.has(key)
      seen.add(key)
      return known
    })
    expect(repeated.map(({ rule }) => rule)).toEqual([])
  })

  it.each([...INNOCENT_SENTENCES, ...INNOCENT_SENSES])('finds nothing in: %s', (sentence) => {
    expect(findingsIn(sentence)).toEqual([])
  })

  it.each([...ALARMING_SENTENCES, ...ALARMING_WORDINGS])(
    'sees in «%s» %s of %i or more',
    (sentence, category, least) => {
      expect(strongest(sentence, category)).toBeGreaterThanOrEqual(least)
    },
  )

  it.each(STANCES_TOLD)('reads «%s» (%s) as %s', (text, category, stance) => {
    const own = readContent(plainBook(text), matcher).findings.filter((each) => each.category === category)
    expect(own.map((each) => each.stance)).toContain(stance)
  })
})
