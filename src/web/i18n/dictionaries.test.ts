import { describe, expect, it } from 'vitest'
import { arabic } from './ar/arabic.ts'
import { english } from './en/english.ts'

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  )
}
const en = new Map(leaves(english))
const ar = new Map(leaves(arabic))
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted()

/** The only sentences that are Latin in Arabic too: names of things that have no other. */
const LATIN_ALLOWED = /^(shell\.switchLanguage|values\.band\.|result\.dials\.age|scoring\.ofLevel)/

describe('dictionaries', () => {
  it('have the same sentences, every plural in all six Arabic forms', () => {
    const plurals = new Set([...en.keys()].filter((key) => key.endsWith('_other')).map(base))
    const expected = [...en.keys()].flatMap((key) =>
      plurals.has(base(key))
        ? ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${base(key)}_${form}`)
        : [key],
    )
    expect([...ar.keys()].toSorted()).toEqual([...new Set(expected)].toSorted())
  })

  it('fill the same places', () => {
    for (const [key, text] of en) {
      if (/_(one|other)$/.test(key)) continue
      expect([key, ...holes(ar.get(key) ?? '')]).toEqual([key, ...holes(text)])
    }
  })

  it('leave no English in Arabic', () => {
    const untranslated = [...ar].filter(([key, text]) => !/[\u0600-\u06FF]/.test(text) && !LATIN_ALLOWED.test(key))
    expect(untranslated).toEqual([])
  })

  it('use Western digits', () => {
    expect([...ar.values()].filter((text) => /[\u0660-\u0669\u06F0-\u06F9]/.test(text))).toEqual([])
  })
})
