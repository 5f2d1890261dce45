import { describe, expect, it } from 'vitest'
import { tokenize } from '../segment/tokenize.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { readNarrative } from './read-narrative.ts'

const read = (text: string) => readNarrative(tokenize(text), plainBook(text))
const rounds = (round: string): string => Array.from({ length: 6 }, () => round).join('\n')

describe('a play', () => {
  it('has the people who speak, named before their lines in capitals', () => {
    const play = read(
      `ACT I. A street in Sharjah.\n\n${rounds(`SALEM. The boat is ready, and I am not afraid of the water.
NOORA [laughing]. You were afraid of the cat this morning!
SALEM. That was a very large cat, with very large eyes. (He runs away.)
THE OLD SAILOR. Come back, both of you, before the tide turns.`)}`,
    )
    expect(play.characters.map(({ name, mentions }) => [name, mentions])).toEqual([
      ['Salem', 12],
      ['Noora', 6],
      ['The Old Sailor', 6],
    ])
    expect(play.dialogueShare).toBeGreaterThan(0.6)
    expect(play.firstPerson).toBe(false)
  })

  it('has them where names are not in capitals, are emphasised or shortened', () => {
    const play = read(
      `ACT I.\n\n${rounds(`Salem. The boat is ready, Noora, and I am not afraid of the water.
**Nahl.**
You were afraid of the cat this morning! Nahla never forgets.
Noora (to herself). Nahla is right. Mr. Brown had such a cat.`)}`,
    )
    expect(play.characters.map(({ name, mentions }) => [name, mentions])).toEqual([
      ['Salem', 6],
      ['Nahla', 6],
      ['Noora', 6],
    ])
    // What judges books has learned from such plays as from prose.
    expect(play.dialogueShare).toBe(0)
  })

  it('knows who speaks under a title', () => {
    const play = read('MRS. HADDAD.\n\nWho is there?\n\nDR. NASSER.\n\nA friend of your father.\n\n'.repeat(20))
    expect(play.characters.map(({ name }) => name)).toEqual(['Mrs. Haddad', 'Dr. Nasser'])
  })

  it('is not seen in a story whose paragraphs begin with a short sentence', () => {
    const story = rounds('Mr. Brown came in and sat down.\nYes. He was tired.\nLater. That was what she said.')
    expect(read(story).dialogueShare).toBe(0)
  })

  it('has them in Arabic too, with directions in brackets and the speech below', () => {
    const play = read(
      rounds(`سالم :

أنا لا أخاف البحر يا نورة، فالقارب متين.

نورة (تضحك) :

لكنك خفت من القطة هذا الصباح!
`),
    )
    expect(play.characters.map(({ name }) => name)).toEqual(['سالم', 'نورة'])
    expect(play.characters[0]?.first.quote).toContain('أنا لا أخاف البحر')
    expect(play.dialogueShare).toBeGreaterThan(0.6)
  })

  it('is not seen in a story whose speakers are introduced', () => {
    const story = rounds(`قال سالم:\nأين القارب؟\nقالت نورة:\nعند الشاطئ.`)
    expect(read(story).characters.map(({ name }) => name)).not.toContain('قال سالم')
    expect(read(rounds('Note: bring water.\nWarning: hot.\nShe laughed. He ran.')).dialogueShare).toBe(0)
  })

  it('has them where they stand alone over the verses of their speech', () => {
    const play = read(
      rounds(
        rounds(
          'ليلى:\nيا نجم هل طال السهر\nأم نام عنك الساهرون\nوالريح تمضي في السحر\n\nسالم:\nما نام قلبي يا قمر\nوالبحر يعرف من أكون\nقد غاب عنه من عبر\nوالموج يتلو ما نسوا',
        ),
      ),
    )
    expect(play.characters.map(({ name }) => name)).toEqual(['ليلى', 'سالم'])
  })

  it('is not made by one fable in which animals speak with their names before their lines', () => {
    const prose = 'The road was long and the walls were old, and nobody in the town knew who had built them. '.repeat(3)
    const fable = rounds('FOX. Who is there?\nCROW. Nobody but me.\nFOX. Then sing.')
    const book = `${`${prose}\n`.repeat(3)}${fable}\n${`${prose}\n`.repeat(24)}`
    expect(read(book).characters.map(({ name }) => name)).not.toContain('Crow')
  })
})
