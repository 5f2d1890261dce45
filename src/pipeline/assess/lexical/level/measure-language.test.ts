import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { sharedReader } from '../../reader/reader.ts'
import { tokenize } from '../segment/tokenize.ts'
import { bandOfAge, levelOfAge, measureLanguage } from './measure-language.ts'

const measure = (text: string) => measureLanguage(tokenize(text), plainBook(text))
/** As the engine does, with what the reader makes of it. */
const measureRead = (text: string) => {
  const tokens = tokenize(text)
  return measureLanguage(tokens, plainBook(text), sharedReader().read(tokens, []))
}

const FIRST_READER = 'I see a cat.\n\nThe cat is big.\n\nI see a dog.\n\nThe dog can run.\n\nWe run and play.'
const ESSAY =
  `The constitutional deliberations of the assembly, notwithstanding the considerable apprehension with which the majority
regarded any concession whatsoever, nevertheless proceeded towards a compromise whose implications were scarcely understood by
the very representatives upon whose acquiescence its implementation depended. `.repeat(8)
const ARABIC_READER = 'أَنَا أَرَى قِطَّةً.\n\nالقِطَّةُ كَبِيرَةٌ.\n\nأَنَا أَلْعَبُ.\n\nالوَلَدُ يَجْرِي.'
const ARABIC_ESSAY =
  `فلما استقرت أركان الدولة واستتبت مقاليد السلطان لأولئك المتنفذين الذين استأثروا بمغانمها دون سائر الرعية، انبرى
المؤرخون يتقصون أسباب ذلك الانقلاب ويستجلون غوامضه، وإنما حملهم على ذلك ما استشعروه من خطورة العواقب التي أفضت إليها تلك المنازعات المستحكمة. `.repeat(
    8,
  )

describe('measureLanguage', () => {
  it('does not take one rare word for a hard book', () => {
    expect(measure('Antidisestablishmentarianism').age).toBeLessThan(5)
    expect(measure('الاستراتيجيات').age).toBeLessThan(5)
  })

  it('finds a first reader easy and an essay advanced, in both languages', () => {
    expect(measure(FIRST_READER).level).toBe('Easy')
    expect(measure(ESSAY).level).toBe('Advanced')
    expect(measure(ARABIC_READER).level).toBe('Easy')
    expect(measure(ARABIC_ESSAY).age).toBeGreaterThan(measure(ARABIC_READER).age + 5)
  })

  it('tells thoughts from a scene by their sense, where words and sentences are as plain in both', () => {
    const thoughts =
      'What is good is not good by what it does. It is good by itself. What we ought to will, we can will for all.'
    const scene =
      'The boy put on his red coat. He ran to the gate. His dog was there. It had his old blue hat in its mouth.'
    const apart = measureRead(thoughts).age - measureRead(scene).age
    expect(apart).toBeGreaterThan(measure(thoughts).age - measure(scene).age)
  })

  it('takes a story of two dozen words for a first reader, also in Arabic without vowel marks', () => {
    const story =
      'هذه دجاجتي.\n\nاسمها لولو.\n\nدجاجتي لا تحب المطر.\n\nدجاجتي تبيض كل صباح.\n\nشكرا يا لولو!\n\nسنأكل فطورا لذيذا.\n\nوأنت، ماذا تأكل؟'
    expect(measureRead(story).age).toBeLessThan(5)
  })

  it('counts what a reviewer can count again', () => {
    const measures = measure('The cat sat. The dog ran far away.')
    expect(measures.words).toBe(8)
    expect(measures.sentences).toBe(2)
    expect(measures.uniqueWords).toBe(7)
    expect(measures.meanSentenceWords).toBe(4)
  })

  it('measures vowel marks in Arabic and none in English', () => {
    expect(measure(ARABIC_READER).vocalisedShare).toBeGreaterThan(0.5)
    expect(measure(ARABIC_ESSAY).vocalisedShare).toBe(0)
    expect(measure(ESSAY).vocalisedShare).toBe(0)
  })

  it('gives reasons in both languages and hard sentences that are in the text', () => {
    const text = ESSAY
    const measures = measure(text)
    for (const reason of measures.reasons) {
      expect(reason.en).toMatch(/[a-z]/)
      expect(reason.ar).toMatch(/[\u0621-\u064A]/)
      expect(`${reason.en}${reason.ar}`).not.toMatch(/NaN|undefined|Infinity/)
    }
    for (const sentence of measures.hardSentences) {
      expect(text.slice(sentence.start, sentence.end)).toBe(sentence.quote)
    }
    expect(measures.hardWords).toContain('acquiescence')
  })

  it('takes no word for hard that comes from an everyday one', () => {
    const measures = measure(
      'The grocer looked coldly at the boy and spoke sternly. The kettle hurriedly boiled, the heretic shivered in the sepulchre. Sympathetically she disapproved of both localities. '.repeat(
        8,
      ),
    )
    expect(measures.hardWords).toContain('sepulchre')
    for (const plain of ['coldly', 'sternly', 'hurriedly', 'disapproved', 'sympathetically', 'localities'])
      expect(measures.hardWords).not.toContain(plain)
  })

  it('is not thrown by a licence and a table of contents before the story', () => {
    const story = 'Tom saw a little dog by the road. The dog was cold and wet. "Come home with me," said Tom. '.repeat(
      60,
    )
    const matter =
      'Produced by volunteers of the project. All rights reserved under the applicable international copyright conventions.\n\nChapter I\n\nChapter II\n\n'
    expect(Math.abs(measure(matter + story).age - measure(story).age)).toBeLessThan(0.5)
  })

  it('answers for a text without words', () => {
    const measures = measure('')
    expect(measures.words).toBe(0)
    expect(measures.level).toBe('Easy')
    expect(Number.isFinite(measures.grade)).toBe(true)
  })
})

describe('levelOfAge and bandOfAge', () => {
  it('never fall with age', () => {
    const levels = ['Easy', 'Moderate', 'Advanced']
    const bands = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
    for (let age = 3; age < 18; age += 0.5) {
      expect(levels.indexOf(levelOfAge(age + 0.5))).toBeGreaterThanOrEqual(levels.indexOf(levelOfAge(age)))
      expect(bands.indexOf(bandOfAge(age + 0.5))).toBeGreaterThanOrEqual(bands.indexOf(bandOfAge(age)))
    }
  })
})
