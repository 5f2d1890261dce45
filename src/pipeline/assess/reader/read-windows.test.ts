import { describe, expect, it } from 'vitest'
import { tokenize } from '../lexical/segment/tokenize.ts'
import { READ_LABELS } from './labels.ts'
import { WindowReader } from './read-windows.ts'
import { loadKnowledge } from './reader.ts'

const knowledge = loadKnowledge()

/** The pieces a text is read as, and what its words bear on. */
function described(text: string): { pieces: number[]; bears: string[] } {
  const tokens = tokenize(text)
  const reader = new WindowReader(tokens, [], knowledge)
  const window = { first: 0, last: tokens.tokenCount - 1 }
  const strengths = reader.glance(window).slice(-4 * READ_LABELS.length, -3 * READ_LABELS.length)
  return {
    pieces: reader.describe(window).pieces,
    bears: READ_LABELS.filter((_, label) => strengths[label]! > 0),
  }
}
const pieceOf = (word: string): readonly number[] => knowledge.cutter.cut(word)

describe('an Arabic word', () => {
  it('is read as what its stem says in English', () => {
    expect(described('خمر').pieces).toEqual([...pieceOf('wine')])
  })

  it('is read by another stem it may have where nobody glossed its own', () => {
    expect(knowledge.glosses.has('بخمر')).toBe(false)
    const { pieces, bears } = described('بخمر')
    expect(pieces).toEqual([...pieceOf('wine')])
    expect(bears).toContain('substanceUse')
  })

  it('keeps its place where nothing is known of it', () => {
    expect(described('زغفصط').pieces).toEqual([knowledge.cutter.numberOf('[UNK]')])
  })
})
