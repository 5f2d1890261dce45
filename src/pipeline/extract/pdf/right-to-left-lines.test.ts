import { describe, expect, test } from 'vitest'
import { createGlyphs } from './glyph.ts'
import type { Glyphs } from './glyph.ts'
import { rightToLeftLines } from './right-to-left-lines.ts'

/** One character of a drawn page; a page's are in the order of their index. */
type Glyph = { text: string; index: number; x: number; y: number; left: number; right: number; height: number }

const WIDTH = 6
const SPACE = 5

/** Draws words from right to left as a font would, one text object a line, without drawing the spaces. */
function draw(lines: string[], { y = 700, right = 500, height = 20 } = {}): Glyph[] {
  const glyphs: Glyph[] = []
  for (const [row, line] of lines.entries()) {
    let x = right
    for (const letter of line) {
      if (letter === ' ') {
        x -= SPACE
        continue
      }
      x -= WIDTH
      glyphs.push({ ...at(x, y - row * 24), text: letter, index: glyphs.length, height })
    }
  }
  return glyphs
}

function at(x: number, y: number): Pick<Glyph, 'x' | 'y' | 'left' | 'right'> {
  return { x, y, left: x + 0.2, right: x + WIDTH - 0.2 }
}

const PARAGRAPH = ['كان يا ما كان في قديم الزمان', 'ملك يحب العدل بين الناس']

function columnsOf(page: readonly Glyph[]): Glyphs {
  const glyphs = createGlyphs(page.length)
  for (const [place, { text: character, ...numbers }] of page.entries()) {
    glyphs.code[place] = character.codePointAt(0) ?? 0
    for (const key of ['index', 'x', 'y', 'left', 'right', 'height'] as const) glyphs[key][place] = numbers[key]
  }
  glyphs.count = page.length
  return glyphs
}

const text = (page: Glyph[]): string[] => rightToLeftLines(columnsOf(page)).map((line) => line.text)

describe('a page in Arabic', () => {
  test('is read from right to left with spaces where the gaps are', () => {
    expect(text(draw(PARAGRAPH))).toEqual(PARAGRAPH)
  })

  test('does not depend on the order its characters were drawn in', () => {
    const glyphs = draw(PARAGRAPH).toReversed()
    expect(text(glyphs.map((glyph, index) => ({ ...glyph, index })))).toEqual(PARAGRAPH)
  })

  test('joins marks that were drawn apart to the letter they stand over', () => {
    const glyphs = draw(['قلم جديد'])
    const [qaf, , mim] = glyphs
    const mark = (over: Glyph | undefined, sign: string, index: number): Glyph => {
      const centre = (over?.left ?? 0) + 3
      return {
        text: sign,
        index,
        x: centre,
        y: over?.y ?? 0,
        left: centre - 1,
        right: centre + 1,
        height: 20,
      }
    }
    expect(text([...glyphs, mark(qaf, '\u064e', 50), mark(mim, '\u064c', 52)])).toEqual(['قَلمٌ جديد'])
  })

  test('turns ligatures that PDFium turned round', () => {
    const glyphs = draw(['سالم'])
    const place = glyphs[1]
    if (!place) throw new Error('no glyph')
    const ligature = [
      { ...place, text: 'ا', index: 1 },
      { ...place, text: 'ل', index: 2 },
    ]
    const rest = glyphs.slice(3).map((glyph) => ({ ...glyph, ...at(glyph.x + WIDTH, glyph.y), index: 9 }))
    expect(text([...glyphs.slice(0, 1), ...ligature, ...rest])).toEqual(['سلام'])
  })

  test('keeps numbers and Latin words from left to right', () => {
    // As it is seen: the number and the word stand reversed among letters that run from the right.
    const seen = 'عام 5202 في oriaC سعيد'
    expect(text(draw([seen]))).toEqual(['عام 2025 في Cairo سعيد'])
  })

  test('finds out whether brackets are stored as they look', () => {
    expect(text(draw(['قال )الملك( نعم']))).toEqual(['قال (الملك) نعم'])
    expect(text(draw(['قال (الملك) نعم']))).toEqual(['قال (الملك) نعم'])
  })

  test('mends signs of one page that were turned round and not', () => {
    expect(text(draw(['قال “نعم” ثم', 'قال “كلا“ ثم']))).toEqual(['قال “نعم” ثم', 'قال “كلا” ثم'])
    expect(text(draw(['قال «نعم» ثم', 'قال »كلا» ثم']))).toEqual(['قال «نعم» ثم', 'قال «كلا» ثم'])
  })

  test('a page that begins within a speech keeps the signs of the others', () => {
    expect(text(draw(['كلا“ قال', 'قال ”نعم“ ثم قال ”كلا“ له']))).toEqual(['كلا” قال', 'قال “نعم” ثم قال “كلا” له'])
  })

  test('three stops at one place are an ellipsis', () => {
    const glyphs = draw(['نعم.'])
    const stop = glyphs.at(-1)
    if (!stop) throw new Error('no glyph')
    expect(text([...glyphs, { ...stop, index: 4 }, { ...stop, index: 5 }])).toEqual(['نعم…'])
  })

  test('a mark whose letters the file maps twice is read once', () => {
    // The ligature of lam and alef carries its tanween, and so does the mark above it, drawn as a glyph of its own.
    const glyphs = draw(['أهل'])
    const lam = glyphs.at(-1)
    if (!lam) throw new Error('no glyph')
    const above = { ...lam, x: lam.x + 0.06, y: lam.y + 1.8, left: lam.left + 1, right: lam.left + 2 }
    const page = [
      ...glyphs.slice(0, -1),
      { ...above, text: '\u064b', index: 10 },
      { ...above, text: 'ا', index: 11 },
      { ...lam, index: 12 },
      { ...lam, text: '\u064b', index: 13 },
      { ...lam, text: 'ا', index: 14 },
    ]
    expect(text(page)).toEqual(['أهل\u064bا'])
  })

  test('takes a space that was drawn, however narrow the gap', () => {
    const glyphs = draw(['نعم', 'ملك يحب العدل بين الناس'])
    const [, second] = glyphs
    const x = (second?.x ?? 0) + WIDTH - 0.5
    expect(text([...glyphs, { text: ' ', index: -2, x, y: 700, left: x, right: x + 1, height: 0 }])[0]).toBe('ن عم')
  })

  test('a wide gap parts two pieces of a line', () => {
    const left = draw(['نعم'], { right: 200 })
    const right = draw(['كلا'], { right: 500 })
    const pieces = text([...left, ...right.map((g) => ({ ...g, index: g.index + 10 }))])
    expect(pieces.toSorted()).toEqual(['كلا', 'نعم'].toSorted())
  })

  test('an English line on it is read from left to right', () => {
    const english = ['H', 'e', 'l', 'l', 'o'].map((letter, index) => ({
      ...at(100 + index * WIDTH, 600),
      text: letter,
      index: 100 + index,
      height: 20,
    }))
    const lines = rightToLeftLines(columnsOf([...draw(PARAGRAPH), ...english]))
    expect(lines.at(-1)).toMatchObject({ text: 'Hello', rightToLeft: false })
    expect(lines[0]?.rightToLeft).toBe(true)
  })
})
