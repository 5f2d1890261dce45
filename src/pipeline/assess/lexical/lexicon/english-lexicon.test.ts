import { describe, expect, it } from 'vitest'
import { readContent } from '../findings/read-content.ts'
import { compileMatcher } from '../match/compile-matcher.ts'
import { ALARMING_SENTENCES, INNOCENT_SENTENCES } from '../../../../../tests/lexicon/english-lexicon.cases.ts'
import { loadLexicon } from './load-lexicon.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'

const lexicon = loadLexicon()
const matcher = compileMatcher(lexicon)
const findingsIn = (text: string) => readContent(plainBook(text), matcher).findings
const strongest = (text: string, category: string): number =>
  Math.max(0, ...findingsIn(text).flatMap((each) => (each.category === category ? [each.intensity] : [])))

describe('English lexicon', () => {
  it.each([
    ['The fox killed three hens that winter.', 'violence', 1],
    ['The robber killed the innkeeper that winter.', 'violence', 2],
    ["The sword went into the soldier's arm.", 'violence', 2],
    ["The sword went into the soldier's chest.", 'violence', 3],
    ['They were two women who loved women, and nobody spoke of it.', 'family', 2],
    ['He kept a mistress in the next street.', 'family', 2],
    ['She hated her mother and told her so.', 'family', 2],
    ['The greedy bishop counted the coins twice.', 'faith', 2],
    ['They knelt before the idol and lit a lamp.', 'faith', 2],
    ['He no longer believed in God after the fire.', 'faith', 2],
    ['Prayers are useless, said the captain.', 'faith', 2],
    ['The captain bought a slave at the harbour.', 'heritage', 2],
    ['Those barbarous tribes know nothing, said the governor.', 'heritage', 2],
    ['Somebody was breathing in the dark behind the door.', 'fear', 2],
    ['He held a knife to her throat.', 'fear', 3],
    ['She could not breathe for panic.', 'distress', 1],
  ])('sees in "%s" %s of %i', (sentence, category, intensity) => {
    expect(strongest(sentence, category)).toBe(intensity)
  })

  it.each([
    'Hot soup warms the blood, said Grandmother.',
    'The noise aroused the boys, who dressed and ran down.',
    'Her spelling-book lay on the desk.',
    'She clutched the letter to her breast and smiled.',
    'Everybody in the village came to drink tea.',
  ])('finds nothing in: %s', (sentence) => {
    expect(findingsIn(sentence).map(({ rule }) => rule)).toEqual([])
  })

  it.each(ALARMING_SENTENCES)('sees in "%s" %s of at least %i', (sentence, category, least) => {
    expect(strongest(sentence, category)).toBeGreaterThanOrEqual(least)
  })

  it.each(INNOCENT_SENTENCES)('takes as harmless: %s', (sentence) => {
    expect(findingsIn(sentence).map(({ rule }) => rule)).toEqual([])
  })

  it("names kinds of wording, never a sentence of somebody's book", () => {
    const quotations = lexicon.entries.filter(
      ({ rule, slots }) =>
        rule.startsWith('en/') && slots.length > 7 && slots.every(({ anyOf, gap }) => gap === 0 && anyOf.length === 1),
    )
    expect(quotations.map(({ rule }) => rule)).toEqual([])
  })

  it('takes a scene of two strong deeds as more frightening than one', () => {
    const one = 'He stabbed the guard.'
    expect(strongest(`${one} He cut the rope and shot him, and the head was struck off.`, 'fear')).toBeGreaterThan(
      strongest(one, 'fear'),
    )
  })
})

describe('headings', () => {
  const story = 'The children played by the river and came home with wet shoes and many stories. '.repeat(12)
  it('neither count nor are quoted', () => {
    const findings = findingsIn(`The fight in the cove\n\n${story}\n\nThen the two men fought on the sand.\n`)
    const quotes = findings.flatMap(({ category, quote }) => (category === 'violence' ? [quote] : []))
    expect(quotes.length).toBeGreaterThan(0)
    expect(quotes).not.toContain('The fight in the cove')
  })

  it('are not the lines of a poem', () => {
    const findings = findingsIn(
      `${story}\n\nThe river took the light\nThe soldiers fought all night\nAnd nobody came home\n`,
    )
    expect(findings.map(({ quote }) => quote).join(' ')).toContain('fought all night')
  })
})
