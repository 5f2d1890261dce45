import { describe, expect, test } from 'vitest'
import type { TextLine } from './glyph.ts'
import { createHyphenJoiner } from './join-hyphen.ts'
import { markHyphens } from './mark-hyphens.ts'
import { buildParagraphs } from './paragraphs.ts'

const join = createHyphenJoiner(
  () => 0,
  (word) => ['gin', 'nurtured', 'wonderful', 'well', 'known'].includes(word),
)

/** Lines 14 points apart in type 12 high between x 50 and 350; `right` ends one early, `left` indents it. */
function lines(
  ...specs: (string | { text: string; left?: number; right?: number; gap?: number; height?: number })[]
): TextLine[] {
  let baseline = 700
  return specs.map((spec) => {
    const { text, left = 50, right = 350, gap = 14, height = 12 } = typeof spec === 'string' ? { text: spec } : spec
    baseline -= gap
    return { text, left, right, baseline, height, rightToLeft: /[\u0600-\u06ff]/.test(text) }
  })
}

const texts = (given: TextLine[]): string[] =>
  buildParagraphs(markHyphens(given), join).map((paragraph) => paragraph.text)

describe('paragraphs', () => {
  test('a sentence does not break where the print did', () => {
    expect(texts(lines('Once upon a time there were four', 'little rabbits, and their names', 'were long.'))).toEqual([
      'Once upon a time there were four little rabbits, and their names were long.',
    ])
  })

  test('a short last line, an indent and a wider gap each begin a new one', () => {
    const given = lines(
      'One line that is as long as the page and',
      { text: 'ends early.', right: 150 },
      'Two lines that are as long as the page',
      'and the second one is full as well, yes.',
      { text: 'Three is set in from the edge of text', left: 70 },
      'and goes on to the end of the whole line',
      { text: 'Four comes after a gap.', gap: 28 },
    )
    expect(texts(given).map((text) => text.split(' ')[0])).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  test('a heading in larger type stands alone', () => {
    const given = lines(
      { text: 'Chapter One', height: 20, right: 180 },
      'It was a bright cold day in April,',
      'and so on.',
    )
    expect(texts(given)).toEqual(['Chapter One', 'It was a bright cold day in April, and so on.'])
  })

  test('Arabic lines measure from the right', () => {
    const given = lines(
      'كان يا ما كان في قديم الزمان وسالف العصر والأوان ملك',
      { text: 'عادل.', left: 300 },
      'وكان له ثلاثة أبناء يحبهم حبا شديدا ولا يفارقهم أبدا',
      { text: 'ولا يوما.', left: 280 },
    )
    expect(texts(given)).toHaveLength(2)
  })

  test('Arabic set flush left begins its lines anywhere', () => {
    const given = lines(
      { text: 'كان يا ما كان في قديم الزمان وسالف العصر والأوان ملك', right: 340 },
      { text: 'عادل وكان له ثلاثة أبناء يحبهم حبا شديدا ولا يفارقهم', right: 349 },
      { text: 'أبدا ولا يغيبون عن عينيه ساعة من نهار ولا ساعة من', right: 325 },
      { text: 'ليل.', right: 80 },
      { text: 'وفي صباح يوم من الأيام خرج الأبناء إلى الصيد في', right: 328 },
      { text: 'الغابة الكبيرة ولم يعودوا حتى غابت الشمس وراء الجبل.', right: 347 },
    )
    expect(texts(given).map((text) => text.split(' ')[0])).toEqual(['كان', 'وفي'])
  })

  test('words broken at a hyphen are whole again, compounds keep theirs', () => {
    const given = lines('It was a won-', 'derful day and a gin-', 'nurtured one, and Mr. Tod went to bed.')
    expect(texts(given)).toEqual(['It was a wonderful day and a gin-nurtured one, and Mr. Tod went to bed.'])
  })

  test('what the book spells elsewhere decides', () => {
    const book = createHyphenJoiner(
      (word) => (word === 'well-known' ? 2 : 0),
      () => true,
    )
    expect(book('well', 'known')).toBe('well-known')
    expect(
      createHyphenJoiner(
        (word) => (word === 'wellknown' ? 2 : 0),
        () => true,
      )('well', 'known'),
    ).toBe('wellknown')
  })

  test('a broken-off speech keeps its dash', () => {
    expect(texts(lines('"But I was go-', '"Silence!" cried the king to all of them.'))[0]).toContain('go-')
  })
})
