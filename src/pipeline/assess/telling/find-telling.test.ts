import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../tests/support/plain-book.ts'
import { assessedCriteria } from '../../pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../score/default-config.ts'
import { createLexicalEngine } from '../lexical/lexical-engine.ts'

const engine = createLexicalEngine()
const assess = async (text: string) => await engine.assess(plainBook(text), assessedCriteria(DEFAULT_SCORING_CONFIG))

const STORY = [
  'Noura and Hamdan lived at the end of the lane, in the house with the blue door. Their grandmother baked bread there every Thursday, and the whole street could smell it.',
  'The well in the courtyard was round and deep. Green moss grew between its stones, a copper bucket hung from a frayed rope, and at noon a small square of light trembled on the water far below.',
  'Hamdan had broken the copper lamp. He looked at the pieces for a long time. Nobody had seen him, and the cat slept on the shelf. Then he gathered them up, went to his grandmother and said, "It was I who broke the lamp, not the cat."',
  'Noura could hardly keep still for joy. Her cheeks glowed, she laughed and clapped her hands, and she felt so happy that she wanted to hug the whole street, the baker, the cat and even the old grey donkey.',
  'The soldier drew his knife, stabbed the old watchman in the chest and left him bleeding to death on the stairs. Blood ran down over the stones to the gate.',
  'In the evening a stranger knocked, tired and hungry. They gave him the best bed and the last of the bread, and asked for nothing, and in the morning Noura filled his bag with dates for the road.',
].join('\n\n')

describe('what a guide is made of', () => {
  it('are whole sentences as they stand in the book, in its order, none of them strong', async () => {
    const { talkingPoints = [] } = await assess(STORY)
    expect(talkingPoints.length).toBeGreaterThanOrEqual(2)
    const starts = talkingPoints.map(({ evidence }) => evidence.start)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    for (const { evidence, chance } of talkingPoints) {
      expect(STORY.slice(evidence.start, evidence.end)).toBe(evidence.quote)
      expect(evidence.quote).toMatch(/^["“\p{Lu}].*[.!?]["”]?$/su)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
    expect(talkingPoints.filter(({ evidence }) => evidence.quote.includes('stabbed'))).toEqual([])
  })

  it('know a description, and that a deed is worth talking about', async () => {
    const { talkingPoints = [] } = await assess(STORY)
    const kindOf = (words: string) => talkingPoints.find(({ evidence }) => evidence.quote.includes(words))?.kind
    expect(kindOf('Green moss')).toBe('picture')
    expect(kindOf('It was I who broke the lamp')).toBeDefined()
  })

  it('leave God and the prophets out of games and questions', async () => {
    const { talkingPoints = [] } = await assess(STORY.replace('The well in the courtyard', 'The well of the Prophet'))
    expect(talkingPoints.filter(({ evidence }) => evidence.quote.includes('Prophet'))).toEqual([])
  })

  it('take no words that only announce what comes next, and no jest about eating somebody', async () => {
    const deed =
      'Then he gathered them up, went to his grandmother and said, "It was I who broke the lamp, not the cat."'
    const announcing = await assess(
      STORY.replace(deed, 'Then he went to his grandmother and spoke to her with these words.'),
    )
    expect(announcing.talkingPoints?.filter(({ evidence }) => evidence.quote.endsWith('these words.'))).toEqual([])
    const jest = await assess(
      STORY.replace(deed, 'The tiger laughed and said, "I shall eat the fat baby for breakfast."'),
    )
    expect(jest.talkingPoints?.filter(({ evidence }) => evidence.quote.includes('fat baby'))).toEqual([])
  })

  it('take no passage with a drunken man or a caricature of a people', async () => {
    const deed =
      'Then he gathered them up, went to his grandmother and said, "It was I who broke the lamp, not the cat."'
    const drunk = await assess(
      STORY.replace(deed, 'Their uncle came home drunk again and laughed, and said that he was just teasing them.'),
    )
    expect(drunk.talkingPoints?.filter(({ evidence }) => evidence.quote.includes('drunk'))).toEqual([])
    const mocked = await assess(
      STORY.replace(deed, '"Lord bless you, chillun," cried the old mammy, and laughed till her apron shook.'),
    )
    expect(mocked.talkingPoints?.filter(({ evidence }) => evidence.quote.includes('mammy'))).toEqual([])
  })

  it('shows no values, which the engine does not know surely enough', async () => {
    const { values } = await assess('"I forgive you," said Salma, and put her arm round Maryam. '.repeat(3))
    expect(values).toEqual([])
  })
})
