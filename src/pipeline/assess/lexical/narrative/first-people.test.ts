import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { assessedCriteria } from '../../../pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../../score/default-config.ts'
import { createLexicalEngine } from '../lexical-engine.ts'

const engine = createLexicalEngine()
const assess = async (text: string) => await engine.assess(plainBook(text), assessedCriteria(DEFAULT_SCORING_CONFIG))
const isDoubtful = async (text: string): Promise<boolean> =>
  (await assess(text)).notices.some(({ code }) => code === 'unsure_of_content')

const DIARY = [
  'Adam grumbled all morning. Eve had named every animal before he could, and the serpent only laughed at him.',
  'Adam built a shelter, and Eve said it leaked. She was right, and Adam hated that more than the rain.',
  'Eve talked to the serpent for hours. Adam went fishing. When he came home, Eden was full of signs with the names of things.',
  'In the evening Adam told a very old joke, and Eve fell asleep. Nobody else was there to laugh but the serpent.',
].join('\n\n')

describe('a story in which Adam and Eve are characters', () => {
  it('is one that a person should read first, unless it tells of them as believers do', async () => {
    expect((await assess(DIARY)).narrative.firstPeople).toBe(true)
    expect(await isDoubtful(DIARY)).toBe(true)
    expect(await isDoubtful(DIARY.replace('Adam grumbled', 'Adam, peace be upon him, worked'))).toBe(false)
  })

  it('is not that of a boy called Adam and a girl called Eve', async () => {
    const friends = DIARY.replaceAll('serpent', 'neighbour').replaceAll('Eden', 'The yard')
    expect((await assess(friends)).narrative.firstPeople).toBe(false)
    expect(await isDoubtful(friends)).toBe(false)
  })
})

const THUNDER = [
  'Zeus sat on his mountain and was bored. "Hera," said Zeus, "I shall go down to the people and see what they eat."',
  'Hera laughed. Zeus put on an old coat and walked to the market. Nobody knew Zeus, and a girl called Mira sold him a fig.',
  'Zeus liked the fig so much that he made it rain on her garden. Hera heard of it, and Zeus had to tell her everything.',
].join('\n\n')

describe('a story in which a god of another faith is a character', () => {
  it('is one that a person should read first, and whose guide asks nobody to act or answer for him', async () => {
    expect((await assess(THUNDER)).narrative.deities).toBe(true)
    expect(await isDoubtful(THUNDER)).toBe(true)
  })

  it('is not that of a grandfather', async () => {
    const tale = THUNDER.replaceAll('Zeus', 'Grandfather Hasan').replaceAll('Hera', 'Grandmother')
    expect((await assess(tale)).narrative.deities).toBe(false)
    expect(await isDoubtful(tale)).toBe(false)
  })
})
