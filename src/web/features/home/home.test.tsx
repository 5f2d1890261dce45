import { expect, it } from 'vitest'
import { show } from '../../../../tests/support/web/show.tsx'
import { Library } from '../library/library.tsx'
import { Hero } from './hero.tsx'
import { readHomeSearch } from './home-search.ts'
import { Systems } from './systems.tsx'
import { Trust } from './trust.tsx'

it('counts the completed books with a plus, four systems, and less than five minutes', async () => {
  const summary = { total: 3, completed: 2, failed: 1, unsorted: 0, groups: [] }
  const { text } = await show(<Hero />, { fetched: [[['/api/evaluations', 'summary', {}], summary]] })
  expect(text).toContain('Browse Books Add Books Deep AI')
  // Names stand before their numbers for screen readers.
  expect(text).toMatch(/Books evaluated 2\+ Evaluation systems 4 Results in under 5 minutes < 5 min$/)
})

it('advertises the four systems, two of them red lines', async () => {
  const { html, text } = await show(<Systems />)
  expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
    'Cultural Values',
    'Child Safety',
    'Theme Complexity',
    'Language Level',
  ])
  expect(text.match(/Red line\b/g)).toHaveLength(2)
})

it('says why parents trust it in three points', async () => {
  const { html, text } = await show(<Trust />)
  expect(text).toMatch(
    /^Why parents trust Mizan Automatic rejection .+ Age recommendations .+ Parent discussion guides /,
  )
  expect(html.match(/<h3/g)).toHaveLength(3)
})

it('reads the six views and the filters of an address, and leaves out what it does not know', () => {
  const views = ['home', 'library', 'upload', 'queue', 'processing', 'results', 'attic'].map(
    (view) => readHomeSearch({ view }).view,
  )
  // Home is the address without a view.
  expect(views).toEqual([undefined, 'library', 'upload', 'queue', 'processing', 'results', undefined])
  expect(readHomeSearch({ verdict: ['Whitelisted', 'Perhaps'], nmc: '10+', age: '4', sort: 'rated', q: '' })).toEqual({
    verdict: ['Whitelisted'],
    nmc: ['10+'],
    sort: 'rated',
  })
})

it('shows a shelf of empty cards while the library is loaded', async () => {
  const { html, text } = await show(<Library heading="h1" />)
  expect(text).toMatch(/^Book Library /)
  expect(html.match(/animate-pulse/g)?.length).toBeGreaterThan(3)
  expect(text).not.toContain('No books')
})
