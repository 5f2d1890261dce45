import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.each([
  ['..\\books\\Alice.epub', 'Alice.epub'],
  ['/etc/passwd', 'passwd'],
  ['a\u0000b\n.txt', 'ab.txt'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['كليلة ودمنة.pdf', 'كليلة ودمنة.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(displayName(given)).toBe(shown)
})

test('a very long name keeps its extension', () => {
  const shown = displayName(`${'ب'.repeat(500)}.epub`)
  expect(shown.endsWith('.epub')).toBe(true)
  expect(shown.length).toBeLessThanOrEqual(200)
})

test('no name leaves folders, control characters or broken letters behind', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const shown = displayName(name)
      expect(shown).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(shown.isWellFormed()).toBe(true)
    }),
  )
})
