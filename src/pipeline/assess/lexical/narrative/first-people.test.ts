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
