import { expect, it } from 'vitest'
import { lets, PASSAGE_FILTERS, passageKind } from './passage-kind.ts'

it('tells who reports a passage, and whether both give it one level', () => {
  expect(passageKind({ model: 2, embedded: null })).toBe('model')
  expect(passageKind({ model: null, embedded: 1 })).toBe('embedded')
  expect(passageKind({ model: 2, embedded: 3 })).toBe('apart')
  expect(passageKind({ model: 3, embedded: 3 })).toBe('alike')
})

it('shows what differs, one kind of it, or all', () => {
  const through = (kind: 'model' | 'alike') => PASSAGE_FILTERS.filter((filter) => lets(filter, kind))
  expect(through('model')).toEqual(['differing', 'model', 'all'])
  expect(through('alike')).toEqual(['all'])
})
