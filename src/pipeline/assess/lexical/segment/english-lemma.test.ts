import { describe, expect, it } from 'vitest'
import { lemmatizeEnglish } from './english-lemma.ts'

describe('lemmatizeEnglish', () => {
  it.each([
    ['killed', 'kill'],
    ['stabbing', 'stab'],
    ['hoped', 'hope'],
    ['hopped', 'hop'],
    ['strangled', 'strangle'],
    ['dying', 'die'],
    ['slew', 'slay'],
    ['thieves', 'thief'],
    ['horses', 'horse'],
    ['asses', 'ass'],
    ['witches', 'witch'],
    ['drinketh', 'drink'],
    ['murderin', 'murder'],
    ["witch's", 'witch'],
  ])('%s is %s', (form, lemma) => {
    expect(lemmatizeEnglish(form)).toBe(lemma)
  })

  it.each(['thing', 'morning', 'naked', 'hundred', 'his', 'bless', 'need', 'drunken', 'james'])('%s stays', (form) => {
    expect(lemmatizeEnglish(form)).toBe(form)
  })
})
