import { describe, expect, it } from 'vitest'
import { compileMatcher } from '../match/compile-matcher.ts'
import { loadLexicon } from '../lexicon/load-lexicon.ts'
import { parseLexicon } from '../lexicon/parse-lexicon.ts'
import { findMatches } from '../match/match.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { tokenize } from '../segment/tokenize.ts'
import { findValues } from './find-values.ts'

const content =
  'share * bread/food | value:generosity | 4\nhelp * mother | value:honouring-parents | 3\nصدق | value:honesty | 3'
const matcher = compileMatcher(parseLexicon([{ name: 'en/values.txt', content }]))
const find = (text: string) => {
  const tokens = tokenize(text)
  return findValues(tokens, findMatches(tokens, matcher), plainBook(text))
}
const values = (text: string) => find(text).map((found) => found.value)

describe('findValues', () => {
  it('quotes the act of a person verbatim', () => {
    const text = 'The road was long. Sara shared her bread with the old man by the well. Then they went on.'
    const [first] = find(text)
    expect(first?.value).toBe('generosity')
    expect(first?.evidence[0]?.quote).toBe('Sara shared her bread with the old man by the well.')
    expect(text.slice(first?.evidence[0]?.start, first?.evidence[0]?.end)).toBe(first?.evidence[0]?.quote)
  })

  it('does not count what is refused or never done', () => {
    expect(values('Tom would not share his bread with anybody in the house.')).toEqual([])
    expect(values('Tom never helped his mother in the kitchen or the garden.')).toEqual([])
    expect(values('لم يصدق الولد في كلامه مع أمه ولا مع أبيه أبدا.')).toEqual([])
  })

  it('counts an act after a denial in another clause', () => {
    expect(values('He was not rich, but he shared his bread with the children.')).toEqual(['generosity'])
  })

  it('finds nothing in a text without values', () => {
    expect(find('The river ran down to the sea. The stones were white.')).toEqual([])
  })
})

/** In a book of some length a single word is no proof. */
const FILLER = ' The river ran down to the sea.'.repeat(250)
const whole = compileMatcher(loadLexicon())
const shown = (sentence: string): string[] => {
  const text = sentence + FILLER
  const tokens = tokenize(text)
  return findValues(tokens, findMatches(tokens, whole), plainBook(text)).map(({ value }) => value)
}

describe('a quote for a value', () => {
  it.each([
    ['At last the old sailor forgave him, and they ate at one table.', 'forgiveness'],
    ['Noura had pity on the lame fox and carried it home in her shawl.', 'mercy'],
    ['She bore the long winter with great patience and mended nets.', 'patience'],
    ['He thanked her for the bread and swept the yard before he left.', 'gratitude'],
    ['The farmer was always generous with his neighbours on the coast.', 'generosity'],
    ['Rashid saved his life that night by holding the rope until morning.', 'courage'],
    ['عفا الملك عنه وأعاده إلى بيته مع أولاده في اليوم نفسه.', 'forgiveness'],
    ['أشفق الصياد على الطائر الجريح فحمله إلى كوخه وسقاه.', 'mercy'],
    ['صبرت الأم على الفقر سنوات وهي تربي أبناءها وحدها.', 'patience'],
    ['واجه الفتى العاصفة بشجاعة حتى وصل إلى الميناء مع أخيه.', 'courage'],
  ])('is a deed: %s', (sentence, value) => {
    expect(shown(sentence)).toContain(value)
  })

  it.each([
    'Have pity on me, he cried, and forgive me for what I am going to do.',
    'I must confess, said the clerk, that all this is a little too dear.',
    'He wanted to know which of the corridors led down to the cellar.',
    'The wind should be fair before they put to sea with the morning tide.',
    'A man with the flag of truce came over the hill towards the fort.',
    'To save my life I could not tell you where she keeps her spoons.',
    'God bless my soul, said the baker, and dropped the tray of loaves.',
    'The boy would rather climb trees than learn to read with the others.',
    'Help me, mother! cried a small voice from behind the garden wall.',
    'He gave a generous fire to the room by heaping up the driftwood.',
    'كتب الشاعر رسالة الغفران ردا على رسالة وصلت إليه من حلب.',
    'وعطفت الفتاة رأسها نحو النافذة لترى من يمر في الطريق.',
    'كان الملك العادل يومها في القلعة مع حاشيته وجنوده.',
    'يا أيها الفارس الشجاع، هل رأيت القافلة تمر من هنا صباحا؟',
    'إنه لا يستطيع أن يحكمها أحد من بعده كما قال الوزير للناس.',
  ])('is no mere word: %s', (sentence) => {
    expect(shown(sentence)).toEqual([])
  })
})
