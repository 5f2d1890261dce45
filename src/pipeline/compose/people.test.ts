import { expect, it } from 'vitest'
import { makeSample } from '../../../tests/support/make-assessment.ts'
import { peopleIn } from './people.ts'

const { narrative } = makeSample().assessment
const [someone] = narrative.characters

it('says whom a life is about by its title, or where one is named far more and often', () => {
  const told = (title: string, words: number, ...mentions: [string, number][]): string[] =>
    peopleIn(
      { ...narrative, characters: mentions.map(([name, times]) => ({ ...someone!, name, mentions: times })) },
      'biography',
      title,
      words,
    )
  expect(told('لامرتين', 40_000, ['إبراهيم', 90], ['لامرتين', 80])).toEqual(['لامرتين'])
  expect(told('النسر الأعظم', 60_000, ['نابوليون', 660], ['جوزفين', 90])).toEqual(['نابوليون'])
  // Whom a title calls otherwise than the text does is not whoever else is named.
  expect(told('محمد علي الكبير', 30_000, ['إبراهيم', 30])).toEqual([])
  expect(told('A Life', 30_000, ['Anna', 400], ['Maria', 300])).toEqual([])
})
