import type { Page } from 'tesseract.js'
import { describe, expect, test } from 'vitest'
import { recognisedPage } from './recognised-page.ts'

/** Lines of words with their confidence, 'word/90', as one paragraph of a recogniser's answer. */
function found(...lines: string[]): Pick<Page, 'blocks'> {
  const paragraph = {
    lines: lines.map((line, row) => ({
      bbox: { x0: 0, x1: 100, y0: row * 40, y1: row * 40 + 30 },
      words: line.split(' ').map((word) => {
        const cut = word.lastIndexOf('/')
        return { text: word.slice(0, cut), confidence: Number(word.slice(cut + 1)) }
      }),
    })),
  }
  return { blocks: [{ paragraphs: [paragraph] }] } as unknown as Pick<Page, 'blocks'>
}

describe('a recognised page', () => {
  test('joins lines to paragraphs and words broken at a hyphen', () => {
    const page = recognisedPage(found('They/95 decided/96 to/96 shoot/90 won-/88', 'derful/90 goals/96'), 'en')
    expect(page.text).toBe('They decided to shoot wonderful goals')
    expect(page.confidence).toBeGreaterThan(88)
    expect(page.lineHeight).toBe(30)
  })

  test('leaves out scraps of a drawing', () => {
    const page = recognisedPage(
      found('4/60 fl/30 )/20 \\/90', 'Ree/25 |/10 |/10', 'Pe/50 _=/12', 'The/95 end/96'),
      'en',
    )
    expect(page.text).toBe('The end')
  })

  test('keeps vowelled words read without confidence beside a sure one', () => {
    const page = recognisedPage(found('فِي/89 يَوْمٍ/75 الأيّام/14 تِمْسَاح/45'), 'ar')
    expect(page.text).toContain('تِمْسَاح')
    expect(page.markShare).toBeGreaterThan(0.15)
  })

  test('writes Arabic signs and no marks of direction', () => {
    const page = recognisedPage(found('نعم,/92 لماذا?/93 \u200eكتاب./91'), 'ar')
    expect(page.text).toBe('نعم، لماذا؟ كتاب.')
  })

  test('a word with the article never takes tanween', () => {
    expect(recognisedPage(found('فِي/92 المَدْرَسَةٍ/91 كِتَابٌ/92'), 'ar').text).toBe('فِي المَدْرَسَةِ كِتَابٌ')
  })

  test('a picture without words has no text and no worth', () => {
    expect(recognisedPage({ blocks: [] }, 'en')).toMatchObject({ text: '', confidence: 0, worth: 0, words: 0 })
  })
})
