import { describe, expect, it } from 'vitest'
import { compileMatcher } from '../match/compile-matcher.ts'
import { parseLexicon } from '../lexicon/parse-lexicon.ts'
import { findMatches } from '../match/match.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { tokenize } from '../segment/tokenize.ts'
import { findThemes } from './find-themes.ts'

const content =
  'friend | theme:friendship | 2\nbest friend | theme:friendship | 4\nwar/soldier/battle | theme:war | 2\nحرب | theme:war | 2'
const matcher = compileMatcher(parseLexicon([{ name: 'en/themes.txt', content }]))
const find = (text: string) => {
  const tokens = tokenize(text)
  return findThemes(tokens, findMatches(tokens, matcher), plainBook(text))
}

describe('findThemes', () => {
  it('ranks the theme that runs through the book first, with verbatim evidence', () => {
    const text =
      'Sara was her best friend in the whole school. They walked home together every single day.\nA friend is someone who waits for you. The soldier on the stamp looked old.\nHer best friend brought her a book of stories.'
    const [first] = find(text)
    expect(first?.theme).toBe('friendship')
    expect(first?.evidence.length).toBeGreaterThan(0)
    for (const ref of first?.evidence ?? []) expect(text.slice(ref.start, ref.end)).toBe(ref.quote)
  })

  it('does not make a theme of one word in a long book', () => {
    const text = `${'The children went down to the river and looked for stones in the water. '.repeat(200)}There was a battle once.`
    expect(find(text)).toEqual([])
  })

  it('shows a scene of the theme rather than a word in passing', () => {
    const filler = 'The children went down to the river and looked for stones. '.repeat(6)
    const scene = 'The soldier lifted his flag over the broken wall. Every soldier ran into the battle behind him.'
    const [found] = find(`The old war was long over in that village. ${filler}${scene} ${filler}`.repeat(2))
    expect(found?.evidence.map(({ quote }) => quote)).not.toContain('The old war was long over in that village.')
    expect(found?.evidence.map(({ quote }) => quote)).toContain('Every soldier ran into the battle behind him.')
  })

  it('reads Arabic words', () => {
    const text = 'كانت الحرب طويلة على أهل تلك القرية البعيدة. ثم انتهت الحرب وعاد الناس إلى بيوتهم فرحين.'
    expect(find(text).map((found) => found.theme)).toContain('war')
  })
})
