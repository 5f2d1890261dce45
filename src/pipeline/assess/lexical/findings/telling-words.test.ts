import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { ALARMING_SENTENCES as ARABIC } from '../../../../../tests/lexicon/arabic-lexicon.cases.ts'
import { ALARMING_SENTENCES as ENGLISH } from '../../../../../tests/lexicon/english-lexicon.cases.ts'
import { loadLexicon } from '../lexicon/load-lexicon.ts'
import { compileMatcher } from '../match/compile-matcher.ts'
import { readContent } from './read-content.ts'

const matcher = compileMatcher(loadLexicon())
const LANGUAGES = {
  English: {
    alarming: ENGLISH.map(([sentence]) => sentence),
    clauses: [
      'and the rain went on',
      'while the carts passed',
      'the old well-kept garden',
      'for it was late',
      '"yes," he said',
    ],
    comma: ', ',
  },
  Arabic: {
    alarming: ARABIC.map(([sentence]) => sentence),
    clauses: ['وظل المطر يهطل', 'ومرت العربات في الطريق', 'وكانت الحديقة القديمة', 'فقد تأخر الوقت', '«نعم» هكذا أجاب'],
    comma: '، ',
  },
}

describe.each(Object.entries(LANGUAGES))('a quote in %s', (_, { alarming, clauses, comma }) => {
  it('holds the words that made it a finding, whole, however long the sentence', () => {
    const filler = fc.array(fc.constantFrom(...clauses), { maxLength: 25 })
    const joint = fc.constantFrom(comma, ' ')
    fc.assert(
      fc.property(filler, fc.constantFrom(...alarming), filler, joint, (before, sentence, after, mark) => {
        const bare = sentence.replace(/[.!?؟]+$/u, '')
        const text = `${[...before, bare, ...after].join(mark)}.`
        for (const { quote, start, end, focus } of readContent(plainBook(text), matcher).findings) {
          expect(quote).toBe(text.slice(start, end))
          expect(focus).toBeDefined()
          expect(start).toBeLessThanOrEqual(focus?.start ?? -1)
          expect(end).toBeGreaterThanOrEqual(focus?.end ?? Infinity)
          expect(quote.length).toBeLessThanOrEqual(300)
          expect(text.charAt(start - 1)).toMatch(/^\s?$/)
          expect(text.charAt(end)).not.toMatch(/[\p{L}\p{M}\p{N}-]/u)
        }
      }),
      { numRuns: 60 },
    )
  })
})
