import { describe, expect, test } from 'vitest'
import { unwrapLines, wrapWidth } from './unwrap-lines.ts'

/** Breaks a text into lines as a typewriter does. */
function wrap(text: string, width: number): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}

const STORY =
  'The keeper of the lantern lived above the harbour, where the wind never slept. Every evening he climbed the stairs, one hundred and nine of them, and lit the flame. The boats that were out on the water saw it and turned home, one after the other, as birds do.'
const ARABIC =
  'عاش حارس الفانوس فوق الميناء حيث لا تنام الريح. وكان يصعد الدرج كل مساء، وهو مئة درجة وتسع، ثم يشعل اللهب. وكانت القوارب في عرض البحر تراه فتعود إلى البيت واحدا بعد الآخر كما تفعل الطيور. وفي الصباح ينام الحارس، ويحلم بالبحر.'
const DIALOGUE = '“Who is there?” he asked.\n“Only me,” said the girl.\n“Come in.”'
const POEM =
  'The sea is wide,\nThe sea is deep,\nThe little boats\nAre fast asleep;\nThe lantern shines\nAbove the bay,\nAnd all the gulls\nHave gone away.'
const ARABIC_POEM =
  'يا بحر يا واسع المدى يا أزرق\nفيك القوارب كالطيور تحلق\nوالموج يهمس للرمال حكاية\nوالريح تعزف والشراع يصفق\nوالطفل يرسم بالأصابع مركبا\nوالشمس في كبد السماء تشرق\nوالبيت أبيض والحديقة حوله\nوالأم تنشد والحمام يحدق'

describe.each([
  ['English', STORY, 72],
  ['English in a narrow column', STORY, 36],
  ['Arabic', ARABIC, 60],
])('%s', (_, story, width) => {
  const start = story.slice(0, 150).trim()
  const typed = [story, start, story].map((paragraph) => wrap(paragraph, width)).join('\n\n')

  test('broken lines are joined to paragraphs', () => {
    const found = wrapWidth([typed])
    expect(found).toBeDefined()
    expect(unwrapLines(typed, found ?? 0)).toBe([story, start, story].join('\n\n'))
  })

  test('a text whose lines are paragraphs is left alone', () => {
    expect(wrapWidth([Array.from({ length: 20 }, () => story).join('\n')])).toBeUndefined()
  })
})

describe('unwrapLines', () => {
  test.each([
    ['English', POEM],
    ['Arabic', ARABIC_POEM],
  ])('an %s poem keeps its lines', (_, poem) => {
    expect(wrapWidth([poem, poem])).toBeUndefined()
  })

  test('verse and dialogue inside a wrapped book keep their lines', () => {
    const text = [wrap(STORY, 70), DIALOGUE, POEM, wrap(STORY, 70), wrap(STORY, 70)].join('\n\n')
    const found = wrapWidth([text])
    expect(found).toBeDefined()
    const joined = unwrapLines(text, found ?? 0)
    expect(joined.split('\n\n')).toEqual([STORY, DIALOGUE, POEM, STORY, STORY])
  })

  test('a word divided at a line end is made whole when the text knows it', () => {
    const text = 'The lantern was old, and the keeper loved the lan-\ntern more than his well-\nknown sea.'
    expect(unwrapLines(text, 50)).toContain('loved the lantern more')
    expect(unwrapLines('He was a man of the sea and a rather well-\nknown keeper.', 46)).toContain('well-known keeper')
  })
})
