import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { createChooser } from './chooser.ts'
import { counted, listed } from './counted.ts'
import { asSentence, fillFrame, usableFrames } from './frame.ts'
import { isolateText } from './isolate.ts'
import { clipQuote, quoted } from './quote.ts'
import { knownPlace } from './bank/places.ts'

describe('counting in Arabic', () => {
  it('uses all six forms', () => {
    expect([1, 2, 3, 11, 100, 103].map((value) => counted(value, 'page').ar)).toEqual([
      'صفحة واحدة',
      'صفحتين',
      '3 صفحات',
      '11 صفحة',
      '100 صفحة',
      '103 صفحات',
    ])
    expect(counted(1, 'minute').en).toBe('1 minute')
    expect(counted(12_400, 'word').en).toBe('12,400 words')
  })

  it('joins names the way each language does', () => {
    const names = ['Salma', 'Rashid', 'Hamad'].map((name) => ({ en: name, ar: name }))
    expect(listed(names)).toEqual({ en: 'Salma, Rashid and Hamad', ar: 'Salma وRashid وHamad' })
  })
})

describe('a frame', () => {
  it('refuses to leave a place unfilled', () => {
    expect(() => fillFrame(['By {name}', 'بقلم {name}'])).toThrow('{name}')
    expect(
      usableFrames(
        [
          ['{a}', '{a}'],
          ['x', 'x'],
        ],
        {},
      ),
    ).toHaveLength(1)
  })

  it('becomes a sentence with one end mark', () => {
    expect(asSentence({ en: 'who was it', ar: 'من كان' }, '?')).toEqual({ en: 'Who was it?', ar: 'من كان؟' })
    expect(asSentence({ en: 'it says “stop!”', ar: 'يقول «قف»' })).toEqual({ en: 'It says “stop!”', ar: 'يقول «قف».' })
  })
})

describe('a quote', () => {
  it('is cut at a clause and stays verbatim', () => {
    const long =
      'The sea was rough on Friday, and the little boat turned and turned until nobody knew where the shore was any more.'
    expect(clipQuote(long, 60)).toBe('The sea was rough on Friday…')
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '.'), maxLength: 200 }), (text) => {
        const clipped = clipQuote(text, 40)
        expect(clipped.length).toBeLessThanOrEqual(42)
        expect(text.replaceAll(/\s+/g, ' ')).toContain(clipped.replace(/…$/, ''))
      }),
    )
  })

  it('wears the marks of each language and is isolated only against the grain', () => {
    expect(quoted('He ran.')).toEqual({ en: '“He ran”', ar: '«\u2068He ran\u2069»' })
    expect(isolateText('\u202Eسالم\u202C')).toEqual({ en: '\u2068سالم\u2069', ar: 'سالم' })
  })

  it('drops the speech marks a cut would leave open', () => {
    expect(clipQuote('"Where has the water gone?" she asked', 100)).toBe('"Where has the water gone?" she asked')
    expect(clipQuote('“Stop')).toBe('Stop')
  })
})

describe('choosing', () => {
  it('follows the seed and repeats nothing while something is left', () => {
    const options = ['a', 'b', 'c', 'd']
    const pick = (seed: string): string[] => {
      const choose = createChooser(seed)
      return options.map((_, index) => choose(`slot${index}`, options))
    }
    expect(pick('one')).toEqual(pick('one'))
    expect(pick('one').toSorted((a, b) => a.localeCompare(b))).toEqual(options)
    expect(
      new Set(['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => pick(seed).join(''))).size,
    ).toBeGreaterThan(2)
  })
})

describe('a place', () => {
  it('is known by either language, with or without article and vowel marks', () => {
    expect(knownPlace('the sea')).toEqual(['the sea', 'البحر'])
    expect(knownPlace('الغَابَة')?.[0]).toBe('the forest')
    expect(knownPlace('Narnia')).toBeUndefined()
  })
})

describe('a quote of speech', () => {
  it('is the speech alone, without marks inside marks', () => {
    expect(quoted('“Look at what Rahim did!” shouts my little brother.').en).toBe('“Look at what Rahim did!”')
    expect(quoted('“He is naughty and selfish,” I say.').en).toBe('“He is naughty and selfish”')
    expect(quoted('«لا تخف يا بني!» قالت الأم.').ar).toBe('«لا تخف يا بني!»')
    expect(quoted('"No!" said the old man and shut the door.').en).toBe('“"No!" said the old man and shut the door”')
    expect(quoted('"Where to?" she asked, and gave her bread to the boy.').en).toContain('gave her bread')
  })

  it('that began in an earlier sentence is shown without the mark it closes', () => {
    expect(quoted('He might be happy again,” Salim told his aunt.').en).toBe('“He might be happy again”')
    expect(quoted('Come back at once!" he called, because the tide was already over the stones.').en).toBe(
      '“Come back at once!”',
    )
    expect(quoted('Yes,” said the fisherman and went back to his boat.').en).toBe(
      '“said the fisherman and went back to his boat”',
    )
  })
})

describe('a quote whose speaker goes on', () => {
  it('is shown without the mark it left open', () => {
    expect(quoted('قلّب الجد الريشة في يده وقال: «هذه ريشة صقر صغير.').ar).toBe('«قلّب الجد الريشة في يده وقال»')
    expect(quoted('She called, "look what the wind has brought us!').en).toBe('“look what the wind has brought us!”')
    expect(quoted('“Yes, uncle. She is here.”').en).toBe('“Yes, uncle. She is here”')
  })
})

describe('a quote with telling words', () => {
  const shown = (text: string, telling: string, max?: number): string => {
    const start = text.indexOf(telling)
    return quoted(text, max, { start, end: start + telling.length }).en
  }

  it('is cut around them, at clauses', () => {
    const long =
      'The boats had lain in the harbour since the feast, with their sails rolled and their ropes dry, until the pilot struck the boy across the face, so that nobody on the quay said a word for a long while.'
    expect(shown(long, 'struck the boy', 80)).toBe('“until the pilot struck the boy across the face…”')
    expect(shown(long, 'boats', 80)).toMatch(/^“The boats had lain .*…”$/)
  })

  it('is the part of interrupted speech that holds them', () => {
    const told = '"We have come down from the hills, mother," called the boy, "and I brought the lost goat home."'
    expect(shown(told, 'lost goat')).toBe('“and I brought the lost goat home”')
    expect(shown(told, 'hills')).toBe('“We have come down from the hills, mother”')
    expect(quoted(told).en).toBe('“We have come down from the hills, mother”')
  })

  it('keeps them where the speech alone would leave them out', () => {
    expect(shown('“I never wanted this to happen at all,” he said, and drew a knife.', 'drew a knife')).toContain(
      'drew a knife',
    )
    expect(
      shown('He drew a knife and called out to them, “now we shall see who is afraid of the dark', 'drew a knife'),
    ).toContain('drew a knife')
  })

  it('never loses them, whatever the text', () => {
    const word = fc.constantFrom(
      'sea',
      '“no',
      'ran,”',
      'stop.',
      'قال:',
      '«السيف»',
      '"',
      '—',
      'it;',
      '\u200f',
      'well-kept',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.array(word, { maxLength: 40 }), (before, after) => {
        const text = [...before, 'the telling words', ...after].join(' ')
        expect(shown(text, 'telling words', 60)).toContain('telling words')
      }),
    )
  })
})
