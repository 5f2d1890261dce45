import { describe, expect, it } from 'vitest'
import type { Finding, FoundTheme, Theme } from '../../../../contract/assessment.ts'
import { measureLanguage } from '../level/measure-language.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { readNarrative } from '../narrative/read-narrative.ts'
import { tokenize } from '../segment/tokenize.ts'
import { measureThemes } from './measure-themes.ts'

const finding = (category: Finding['category'], intensity: number): Finding => ({
  category,
  sense: 'killing',
  intensity,
  stance: 'depicted',
  quote: 'x',
  page: 1,
  start: 0,
  end: 1,
  rule: 'r',
})
const theme = (name: Theme): FoundTheme => ({ theme: name, weight: 0.6, evidence: [] })

function measure(text: string, themes: FoundTheme[], findings: Finding[]) {
  const tokens = tokenize(text)
  const book = plainBook(text)
  return measureThemes(tokens, {
    findings,
    themes,
    narrative: readNarrative(tokens, book),
    language: measureLanguage(tokens, book),
  })
}

const SMALL = 'The cat sat on the mat. The dog ran home. We play with the ball. '.repeat(4)
const LONG =
  'The general considered the defeat of his army with a bitter and lasting despair that nobody could console. '.repeat(
    400,
  )

describe('measureThemes', () => {
  it('gives a picture book about animals a small age and a dark novel a great one', () => {
    const small = measure(SMALL, [theme('animals'), theme('home')], [])
    const grown = measure(
      LONG,
      [theme('war'), theme('death'), theme('romance')],
      [
        ...Array.from({ length: 60 }, () => finding('violence', 3)),
        ...Array.from({ length: 20 }, () => finding('sexualContent', 2)),
      ],
    )
    expect(small.level).toBe('Simple')
    expect(grown.level).toBe('High')
    expect(grown.index).toBeGreaterThan(small.index + 40)
  })

  it('never falls when stronger passages are found', () => {
    const age = (count: number) =>
      measure(
        LONG,
        [theme('war')],
        Array.from({ length: count }, () => finding('violence', 3)),
      ).age
    expect(age(20)).toBeGreaterThanOrEqual(age(2))
    expect(age(200)).toBeGreaterThanOrEqual(age(20))
  })

  it('says why in both languages', () => {
    for (const reason of measure(LONG, [theme('war')], [finding('violence', 3)]).reasons) {
      expect(reason.en).toMatch(/^[A-Z0-9]/)
      expect(reason.ar).toMatch(/[\u0621-\u064A]/)
      expect(`${reason.en} ${reason.ar}`).not.toMatch(/undefined|NaN/)
    }
  })
})
