import { describe, expect, it } from 'vitest'
import { PieceCutter } from './unigram.ts'

describe('PieceCutter', () => {
  const cutter = new PieceCutter(new URL('../weights/pieces.txt', import.meta.url))

  it('takes a common word whole and cuts a rare one', () => {
    expect(cutter.cut('house')).toHaveLength(1)
    expect(cutter.cut('Mizanology').length).toBeGreaterThan(1)
  })

  it('has an answer for letters it does not know and for none', () => {
    expect(cutter.cut('ڛ').length).toBeGreaterThan(0)
    expect(() => cutter.cut('')).not.toThrow()
  })

  it('gives the same pieces the second time', () => {
    expect(cutter.cut('lanternlight')).toEqual(cutter.cut('lanternlight'))
  })
})
