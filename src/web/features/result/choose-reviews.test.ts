import { expect, it } from 'vitest'
import { chooseReviews } from './choose-reviews.ts'

const reviews = (...ratings: (number | undefined)[]) => ratings.map((rating, index) => ({ index, rating }))
const places = (chosen: { index: number }[]) => chosen.map(({ index }) => index)

it('shows two as most helpful, the next two as other perspectives, and one rated 3 or lower as critical', () => {
  const chosen = chooseReviews(reviews(1, 5, 4, undefined, 5, 3.5, undefined, 3, 1))
  expect(places(chosen.helpful)).toEqual([0, 1])
  expect(places(chosen.perspectives)).toEqual([2, 3])
  expect(places(chosen.critical)).toEqual([7])
})

it('shows no review twice, and nothing where there is none', () => {
  expect(chooseReviews(reviews(1, 2))).toMatchObject({ perspectives: [], critical: [] })
  expect(chooseReviews([])).toEqual({ helpful: [], perspectives: [], critical: [] })
})
