import { expect, test } from 'vitest'
import { readMarkup } from '../markup/read-markup.ts'
import { hidingClasses } from './hiding-classes.ts'

test('finds the classes that show nothing, in any of their ways', () => {
  const css =
    '@charset "utf-8"; /* .a{display:none} */ .note, p.secret { display : none } .pale{opacity:0.5} .gone{font-size:0}'
  expect([...hidingClasses(css)]).toEqual(['note', 'secret', 'gone'])
})

test('what holds for other media only hides nothing', () => {
  expect([...hidingClasses('@media print { .menu { display: none } } .b { visibility: hidden }')]).toEqual(['b'])
})

test('unclosed comments and rules end quietly', () => {
  expect(hidingClasses(`.a { display: none } ${'/*'.repeat(100_000)} .b { display: none }`)).toEqual(new Set(['a']))
  expect(hidingClasses('{'.repeat(100_000)).size).toBe(0)
})

test('text of a hidden class is judged and told', () => {
  const markup = '<p>Shown</p><p class="big secret">Not shown</p>'
  expect(readMarkup(markup, new Set(['secret']))).toMatchObject({ hidden: true, text: 'Shown\nNot shown\n' })
  expect(readMarkup(markup).hidden).toBe(false)
})
