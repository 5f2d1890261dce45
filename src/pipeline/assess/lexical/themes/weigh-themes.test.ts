import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { parseLexicon } from '../lexicon/parse-lexicon.ts'
import { compileMatcher } from '../match/compile-matcher.ts'
import { findMatches } from '../match/match.ts'
import { tokenize } from '../segment/tokenize.ts'
import { weighThemes } from './weigh-themes.ts'

const content =
  'friend | theme:friendship | 2\nbest friend | theme:friendship | 4\nwar/soldier/battle | theme:war | 2\nحرب | theme:war | 2'
const matcher = compileMatcher(parseLexicon([{ name: 'en/themes.txt', content }]))
const weigh = (text: string) => {
  const tokens = tokenize(text)
  return weighThemes(tokens, findMatches(tokens, matcher), plainBook(text))
}

describe('weighThemes', () => {
  it('ranks the theme that runs through the book first', () => {
    const themes = weigh(
      'Sara was her best friend in the whole school. They walked home together every single day.\nA friend is someone who waits for you. The soldier on the stamp looked old.\nHer best friend brought her a book of stories.',
    )
    expect(themes[0]?.theme).toBe('friendship')
    for (const { weight } of themes) expect(weight).toBeLessThanOrEqual(1)
  })

  it('does not make a theme of one word in a long book', () => {
    const text = `${'The children went down to the river and looked for stones in the water. '.repeat(200)}There was a battle once.`
    expect(weigh(text)).toEqual([])
  })

  it('reads Arabic words', () => {
    const text = 'كانت الحرب طويلة على أهل تلك القرية البعيدة. ثم انتهت الحرب وعاد الناس إلى بيوتهم فرحين.'
    expect(weigh(text).map(({ theme }) => theme)).toContain('war')
  })
})
