import { describe, expect, it } from 'vitest'
import { ageSortValue } from './age.ts'
import { englishValueNames } from './value-names.en.ts'
import { countedVerdict, displayVerdict, domainConcern, isUnsure, ratingTone, unsureBecause } from './verdict.ts'

describe('the verdict that is shown', () => {
  it('follows the score where there is none: whitelisted from 80', () => {
    const shown = [79.9, 80, 100].map((whitelist_score) => displayVerdict({ whitelist_score }))
    expect(shown).toEqual(['Not Whitelisted', 'Whitelisted', 'Whitelisted'])
    expect(displayVerdict({ final_verdict: '', whitelist_score: 70 })).toBe('Not Whitelisted')
    expect(displayVerdict({})).toBe('Not Whitelisted')
  })

  it('is Not Whitelisted where it is unknown, whatever the score, and counts as Unknown', () => {
    expect(displayVerdict({ final_verdict: 'Perhaps', whitelist_score: 99 })).toBe('Not Whitelisted')
    expect(countedVerdict('Perhaps')).toBe('Unknown')
    expect(countedVerdict(undefined)).toBe('Unknown')
    expect(countedVerdict('Parent Guidance')).toBe('Parent Guidance')
  })

  it('is told apart whether too little was read or what was read is in doubt', () => {
    expect(unsureBecause({ reviewReasons: ['unsure_of_content'] })).toBe('doubtful')
    expect(unsureBecause({ reviewReasons: ['cut_off_file', 'unsure_of_content'] })).toBe('unsure')
    expect(unsureBecause({ reviewReasons: ['unsure_of_content', 'pictures_unseen'] })).toBe('unseen')
    expect(unsureBecause({})).toBe('unsure')
  })

  it('says what it means for a family', () => {
    expect(englishValueNames.verdictText).toMatchObject({
      Whitelisted: 'Safe & culturally aligned for UAE families',
      'Parent Guidance': 'Review before giving',
      'Not Whitelisted': 'Not suitable',
    })
  })

  it.each([
    ['Whitelisted', 'low', null, true],
    ['Parent Guidance', 'low', undefined, true],
    ['Not Whitelisted', 'low', null, false],
    ['Whitelisted', 'low', { decision: 'agree' }, false],
    ['Whitelisted', 'medium', null, false],
    ['Whitelisted', undefined, null, false],
  ])(
    '%s of a book read with %s confidence, reviewed %j: nobody vouches for it: %s',
    (verdict, confidence, review, unsure) => {
      expect(isUnsure({ review }, { final_verdict: verdict, confidence })).toBe(unsure)
    },
  )
})

it('colours the first level of each system green, the second yellow, anything else red', () => {
  expect(['Safe', 'Simple', 'Easy'].map(ratingTone)).toEqual(['good', 'good', 'good'])
  expect(ratingTone('Moderate')).toBe('caution')
  expect(['Severe', 'High', 'Advanced', 'Mature', ''].map(ratingTone)).toEqual(['bad', 'bad', 'bad', 'bad', 'bad'])
})

it('names the points of a domain', () => {
  expect([0, 1, 2, 3, 4, 5].map(domainConcern)).toEqual(['No Concern', 'Low', 'Low', 'Medium', 'High', 'High'])
})

it('sorts age bands by their leading number, 17+ and 21+ last', () => {
  const bands = ['21+', '3-5', '17+', '10-12', '0-3', '13-16', '6-9']
  expect(bands.toSorted((a, b) => ageSortValue(a) - ageSortValue(b))).toEqual([
    '0-3',
    '3-5',
    '6-9',
    '10-12',
    '13-16',
    '17+',
    '21+',
  ])
})
