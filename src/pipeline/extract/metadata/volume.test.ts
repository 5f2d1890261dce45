import { expect, test } from 'vitest'
import { byLines } from './by-line.ts'
import { frontMatter } from './front-matter.ts'
import { lineKinds } from './line-kinds.ts'
import { isVolume, namesVolume, volumeOn } from './volume.ts'

function volumeOf(...page: string[]): string {
  const lines = frontMatter(page.join('\n\n'))
  const all = byLines(lines)
  const byLine = all.find(({ ofOthers }) => !ofOthers)
  return volumeOn(lines, lineKinds(lines, all), { from: 0, ...(byLine && { byLine }) })
}

test.each<[string, string[], string]>([
  ['above the by-line', ['THE GOLD LANTERN', 'VOLUME I', 'By Mona Saleh', 'CHAPTER I'], 'Volume I'],
  ['above the imprint', ['THE GOLD LANTERN', 'By Mona Saleh', 'VOL. I.', 'LONDON', '1911'], 'Vol. I'],
  ['above the preface', ['THE GOLD LANTERN', 'By Mona Saleh', 'Part 1.', 'PREFACE'], 'Part 1'],
  ['in its parts', ['THE GOLD LANTERN', 'By Mona Saleh', 'Volume II.', 'Part 11.', 'CHAPTER IX'], 'Volume II, Part 11'],
  ['in words', ['THE GOLD LANTERN', 'PART THE SECOND', 'CHAPTER XII'], 'Part the Second'],
])('a volume %s', (_, page, volume) => {
  expect(volumeOf(...page)).toBe(volume)
})

test.each<[string, string[]]>([
  ['a book that opens with its first part', ['THE GOLD LANTERN', 'By Mona Saleh', 'PART I', 'CHAPTER I']],
  ['a list of parts', ['THE GOLD LANTERN', 'PART I', 'PART II', 'PART III']],
  ['parts below the contents', ['THE GOLD LANTERN', 'CONTENTS', 'PART II']],
  ['a part of what the title holds', ['THE LANTERNS', 'By Mona Saleh', 'London', 'THE GOLD LANTERN', 'Part 2']],
])('%s is no volume', (_, page) => {
  expect(volumeOf(...page)).toBe('')
})

test('a title may name its volume itself', () => {
  expect(namesVolume('The Gold Lantern, Volume 2 (of 3)')).toBe(true)
  expect(namesVolume('The Gold Lantern, Second Part')).toBe(true)
  expect(namesVolume('A Part of the Sea')).toBe(false)
  expect(isVolume('Book of Lanterns')).toBe(false)
})
