import { describe, expect, it } from 'vitest'
import { findInText } from './find-in-text.ts'
import { partAround, textBlocks } from './text-blocks.ts'

const found = (text: string, words: string) => findInText(text, words).map(({ start, end }) => text.slice(start, end))

describe('findInText', () => {
  it('looks past letter case, line breaks and curly quotes', () => {
    expect(found('The Jolly\nRoger flew. jolly roger!', 'jolly roger')).toEqual(['Jolly\nRoger', 'jolly roger'])
    expect(found('It’s here', "it's")).toEqual(['It’s'])
  })
  it('looks past vowel marks and forms of alef', () => {
    expect(found('قَرَأَ أَحْمَدُ الكِتابَ', 'احمد')).toEqual(['أَحْمَدُ'])
    expect(found('في المدرسة', 'مدرسه')).toEqual(['مدرسة'])
  })
  it('takes signs of patterns as themselves', () => {
    expect(found('What (now)?', '(now)?')).toEqual(['(now)?'])
    expect(found('anything', '   ')).toEqual([])
  })
})

describe('text parts', () => {
  const paragraph = `${'word '.repeat(30).trim()}\n`
  const text = paragraph.repeat(1000)
  it('always shows the part that holds the offset, at most a paragraph over fifty thousand', () => {
    for (const offset of [0, 49_900, 50_000, 99_999, 123_456, text.length - 1]) {
      const { from, to } = partAround(text, offset)
      expect(from).toBeLessThanOrEqual(offset)
      expect(to).toBeGreaterThan(offset)
      expect(to - from).toBeLessThanOrEqual(50_000 + paragraph.length)
    }
  })
  it('cuts into paragraphs whose offsets are those of the text', () => {
    const sample = 'One.\n\n  \nTwo three.\nFour'
    const blocks = textBlocks(sample, { from: 0, to: sample.length })
    expect(blocks.map((block) => block.text)).toEqual(['One.', 'Two three.', 'Four'])
    for (const block of blocks) expect(sample.slice(block.start, block.end)).toBe(block.text)
  })
})
