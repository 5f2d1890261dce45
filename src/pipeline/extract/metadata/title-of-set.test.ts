import { expect, test } from 'vitest'
import { frontMatter } from './front-matter.ts'
import { lineKinds } from './line-kinds.ts'
import { isSet, titleOfSet } from './title-of-set.ts'

function read(...page: string[]): ReturnType<typeof titleOfSet> {
  const lines = frontMatter(page.join('\n\n'))
  return titleOfSet(lines, lineKinds(lines, []))
}

test.each<[string, string[]]>([
  ['below the set', ['The Novels and Tales of Mona Saleh', 'THE GOLD LANTERN', 'LONDON']],
  ['below its volume', ['THE WORKS', 'OF', 'MONA SALEH', 'VOLUME II', 'THE GOLD LANTERN', 'CONTENTS']],
  ['above the set', ['THE GOLD LANTERN', 'The Works of Mona Saleh', 'VOLUME II', 'LONDON']],
  ['below the name', ['MONA SALEH', 'VOLUME II', 'THE GOLD LANTERN', 'THE WRITINGS OF MONA SALEH', 'LONDON']],
  [
    'below the imprint of the volume',
    ['THE WORKS OF MONA SALEH', 'EDITED BY OMAR SAID', 'VOLUME II', 'LONDON', 'THE GOLD LANTERN', 'PREFACE'],
  ],
])('a title %s', (_, page) => {
  expect(read(...page)).toEqual({ title: 'The Gold Lantern', author: 'Mona Saleh' })
})

test.each<[string, string[]]>([
  ['a set alone', ['THE WORKS OF MONA SALEH', 'VOLUME II', 'CONTENTS']],
  ['what is in the set', ['THE WORKS OF MONA SALEH', 'WITH A LIFE OF THE AUTHOR', 'LONDON']],
  ['who published it', ['THE WORKS OF MONA SALEH', 'VOLUME II', 'for Said, Mill and Brothers', 'LONDON']],
  ['a book about works', ['AN INTRODUCTION TO THE WORKS OF MONA SALEH', 'THE GOLD LANTERN', 'LONDON']],
])('%s has no other title', (_, page) => {
  expect(read(...page)).toBeUndefined()
})

test('a set names its author', () => {
  expect(isSet('The Works of Mona Saleh')).toBe(true)
  expect(isSet('The Works of Darkness')).toBe(false)
})
