import { describe, expect, it } from 'vitest'
import { loadPieces, PieceCutter } from './word-pieces.ts'

describe('PieceCutter', () => {
  const pieces = loadPieces(new URL('../weights/pieces.txt', import.meta.url))
  const cutter = new PieceCutter(pieces)
  const cut = (word: string): string[] => cutter.cut(word).map((piece) => pieces[piece]!)

  it('takes a common word whole, whatever its case and accents, and cuts a rare one into the longest pieces there are', () => {
    expect(cut('house')).toEqual(['house'])
    expect(cut('HOUSE')).toEqual(['house'])
    expect(cut('Café')).toEqual(cut('cafe'))
    expect(cut('lanternlight')).toEqual(['lantern', '##light'])
  })

  it('takes every sign by itself', () => {
    expect(cut('“House!”')).toEqual(['“', 'house', '!', '”'])
    expect(cut("didn't")).toEqual(['didn', "'", 't'])
  })

  it('has an answer for letters it does not know, for none and for very long words', () => {
    expect(cut('ڛ')).toEqual(['[UNK]'])
    expect(cut('')).toEqual([])
    expect(cut('a'.repeat(500))).toEqual(['[UNK]'])
    expect(cut('zqxjv').join('').replaceAll('##', '')).toBe('zqxjv')
  })

  it('gives the same pieces the second time', () => {
    expect(cutter.cut('lanternlight')).toEqual(cutter.cut('lanternlight'))
  })
})
