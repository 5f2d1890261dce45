import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import { compileMatcher, type Matcher } from '../match/compile-matcher.ts'
import { parseLexicon } from '../lexicon/parse-lexicon.ts'
import { readContent } from './read-content.ts'

const LEXICON = `
stab | violence:stabbing | 3
kill | violence:killing | 2 | notnext: time
shoot | violence:shooting | 3
shooting star | innocent
fight | violence:fighting | 1 | weak
drive * knife * =into * <body> | violence:stabbing | 3
cock | language:vulgar | 2 | not: crow, hen
shot | violence:shooting | 3 | near: gun, <body>
Bet | gambling:name | 1 | caps
wager | gambling:betting | 1 | prev: a, the
wine | substanceUse:alcohol | 1
ruin | gambling:ruin | 2 | stance: condemned
not/never/without | cue:negation
as if | cue:simile
if/would | cue:hypothetical
dream | cue:dream
regret | cue:condemned
glorious | cue:glamorised
`
const matcherOf = (lexicon: string, classes = '<body> = heart, head'): Matcher => {
  const parsed = parseLexicon([
    { name: 'en/classes.txt', content: classes },
    { name: 'en/test.txt', content: lexicon },
  ])
  expect(parsed.faults).toEqual([])
  return compileMatcher(parsed)
}
const MATCHER = matcherOf(LEXICON)
const bookOf = (text: string): BookText => ({
  text,
  pages: [
    { number: 1, start: 0, end: Math.floor(text.length / 2), source: 'text' },
    { number: 2, start: Math.floor(text.length / 2), end: text.length, source: 'text' },
  ],
  pageKind: 'page',
  format: 'txt',
  metadata: {},
  headings: [],
  notices: [],
})
const find = (text: string): Finding[] => readContent(bookOf(text), MATCHER).findings
const seen = (text: string): string[] =>
  find(text)
    .filter(({ category }) => category !== 'fear')
    .map(({ sense, intensity }) => `${sense} ${intensity}`)

describe('matching', () => {
  it('meets every inflection of a word, and a pattern across its gaps', () => {
    expect(seen('He stabbed him.')).toEqual(['stabbing 3'])
    expect(seen('She drove the long knife deep into his cold heart.')).toEqual(['stabbing 3'])
    expect(seen('She drove the knife. It went into his heart.')).toEqual([])
  })

  it('keeps to the conditions of an entry', () => {
    expect(seen('They killed time.')).toEqual([])
    expect(seen('The cock began to crow.')).toEqual([])
    expect(seen('You cock.')).toEqual(['vulgar 2'])
    expect(seen('I saw Bet there.')).toEqual(['name 1'])
    expect(seen('I saw the bet there.')).toEqual([])
    expect(seen('He made a wager.')).toEqual(['betting 1'])
    expect(seen('He will wager.')).toEqual([])
  })

  it('hides the words of an innocent phrase', () => {
    expect(seen('A shooting star fell.')).toEqual([])
    expect(seen('They were shooting. A shooting star fell.')).toEqual(['shooting 3'])
  })

  it('counts a weak entry only beside a strong one of its paragraph', () => {
    expect(seen('They began to fight.')).toEqual([])
    expect(seen('They began to fight. He stabbed him.')).toEqual(['fighting 1', 'stabbing 3'])
    expect(seen('They began to fight.\n\nHe stabbed him.')).toEqual(['stabbing 3'])
  })
})

describe('context', () => {
  it('lowers what is negated, compared, wished or dreamed', () => {
    expect(seen('He did not kill him.')).toEqual([])
    expect(seen('He went on without wine.')).toEqual([])
    expect(seen('He drank it as if it had been wine.')).toEqual([])
    expect(seen('He would kill him.')).toEqual(['killing 1'])
    expect(seen('I had a dream. He killed him.')).toEqual(['killing 1'])
  })

  it('does not carry a negation over the end of its clause', () => {
    expect(seen('He did not stop, and he killed him.')).toEqual(['killing 2'])
  })
})

describe('a tale of animals', () => {
  const tale = 'The fox and the crow went to the well with the goat, and the fox sang. '.repeat(30)
  const wrong = (sentence: string, before = tale): string[] =>
    find(`${before}${sentence}`).flatMap(({ category, sense, intensity }) =>
      category === 'violence' ? [`${sense} ${intensity}`] : [],
    )

  it('takes a step off what its animals do to each other, and none off what people do or suffer', () => {
    expect(wrong('The wolf killed the lamb.')).toEqual(['killing 1'])
    expect(wrong('The wolf killed the shepherd.')).toEqual(['killing 2'])
    expect(wrong('The wolf killed little Omar.')).toEqual(['killing 2'])
    expect(wrong('وَثَبَ الذئب. The wolf killed the lamb.')).toEqual(['killing 1'])
  })

  it('is no story of people in which an animal comes up', () => {
    expect(
      wrong('The wolf killed the lamb.', 'The sailors rowed to the island and lit a fire there. '.repeat(60)),
    ).toEqual(['killing 2'])
  })
})

describe('stance', () => {
  const stance = (text: string): string | undefined => find(text)[0]?.stance
  it('is depicted, condemned or glamorised by what stands around, or by the entry itself', () => {
    expect(stance('He killed the king. The sun set.')).toBe('depicted')
    expect(stance('He killed the king. He came to regret it.')).toBe('condemned')
    expect(stance('He killed the king. It was glorious.')).toBe('glamorised')
    expect(stance('The wager was his ruin.')).toBe('depicted')
    expect(find('It was his ruin.')[0]?.stance).toBe('condemned')
  })
})

describe('implied fear', () => {
  it('adds fear one step below violence, and none for mild violence', () => {
    expect(find('He stabbed him.').map(({ category, intensity }) => [category, intensity])).toEqual([
      ['violence', 3],
      ['fear', 2],
    ])
    expect(find('He wished for a fight, and he stabbed him.').map(({ category }) => category)).toEqual([
      'violence',
      'violence',
      'fear',
    ])
  })
})

describe('quotes', () => {
  it('are the sentence, or at most 300 characters around the match in a longer one', () => {
    expect(find('It rained. He killed the king. It stopped.')[0]?.quote).toBe('He killed the king.')
    const long = `${'and the rain went on and on, '.repeat(30)}he killed the king ${'and the wind blew, '.repeat(30)}.`
    const quote = find(long)[0]?.quote ?? ''
    expect(quote.length).toBeLessThanOrEqual(300)
    expect(quote).toContain('killed')
  })

  it('stand on the page of the words that made them a finding', () => {
    const [harmless, page] = [
      'It was a long way, and when the knights came to the river, ',
      'one of them killed the king.',
    ]
    const book = bookOf(harmless + page)
    book.pages[0]!.end = harmless.length
    book.pages[1]!.start = harmless.length
    const finding = readContent(book, MATCHER).findings[0]
    expect(finding).toMatchObject({ quote: page, page: 2, start: harmless.length })
  })

  it('are in the text at their offsets and on their page, whatever the text', () => {
    const word = fc.constantFrom(
      'he',
      'killed',
      'stabbed',
      'wine',
      'if',
      'not',
      '.',
      ',',
      '"',
      '\n',
      '\n\n',
      'A',
      'wager',
      '؟',
      '😀',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), (words) => {
        const text = words.join(' ')
        for (const finding of find(text)) {
          expect(text.slice(finding.start, finding.end)).toBe(finding.quote)
          expect(finding.quote.trim()).toBe(finding.quote)
          expect(finding.page).toBe(finding.start < Math.floor(text.length / 2) ? 1 : 2)
        }
      }),
    )
  })
})

describe('a word that verse cuts in two', () => {
  const arabic = compileMatcher(parseLexicon([{ name: 'ar/test.txt', content: '=نيك | language:obscene | 4' }]))
  const obscene = (text: string): number => readContent(bookOf(text), arabic).findings.length

  it('is not taken for what its rest would be alone', () => {
    expect(obscene('وإذا سكت فمن يغ\n\nنيك الحلل الموشاة')).toBe(0)
    expect(obscene('وسواء وأنت بعيد لا يه\nنيك صيف ولا شتاء')).toBe(0)
    expect(obscene('قال له كلمة قبيحة: نيك')).toBe(1)
    expect(obscene('ولم يكن ذلك في\nنيك')).toBe(1)
  })
})
