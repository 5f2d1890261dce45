import { expect, it } from 'vitest'
import { readHomeSearch } from '../features/home/home-search.ts'
import { parseSearch, stringifySearch } from './query-codec.ts'

it('keeps filters in plain, shareable addresses', () => {
  const search = readHomeSearch({ view: 'library', q: 'ميزان', age: ['6-9', '17+'], verdict: ['Not Whitelisted'] })
  const address = stringifySearch(search)
  expect(address).toContain('age=6-9&age=17%2B&verdict=Not+Whitelisted')
  expect(readHomeSearch(parseSearch(address))).toEqual(search)
})

it('leaves out what it does not know', () => {
  expect(stringifySearch(readHomeSearch({ view: 'nowhere', age: '99', sort: 'newest', id: '' }))).toBe('')
})
