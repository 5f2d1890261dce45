import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../contract/assessment.ts'
import { plainBook } from '../../../../tests/support/plain-book.ts'
import { compileMatcher } from '../lexical/match/compile-matcher.ts'
import { loadLexicon } from '../lexical/lexicon/load-lexicon.ts'
import { readContent } from '../lexical/findings/read-content.ts'
import { chooseWindows } from './choose-windows.ts'
import { sharedReader, type Reader } from './reader.ts'
import { cutWindows } from './windows.ts'

const matcher = compileMatcher(loadLexicon())
const read = (text: string, reader: Reader = sharedReader()): Finding[] => {
  const book = plainBook(text)
  const { tokens, findings } = readContent(book, matcher)
  return reader.findings(tokens, book, findings).sure
}
const categories = (text: string): Set<string> => new Set(read(text).map(({ category }) => category))

const STABBED =
  'The guard stabbed the prisoner twice in the chest, and blood spread over the straw while the others cheered.'
const MURDERED =
  'He drove the knife into the old man’s throat, and again into his chest, until the blood ran over his hands and the body lay still. Then he wiped the blade and dragged the corpse to the well.'
const PICNIC =
  'On Friday we spread the blue mat under the ghaf tree. Grandfather poured the tea, my cousins flew the kite, and the baby fell asleep on the sand with a date in her hand.'

describe('the reader', () => {
  it('finds what is told openly and leaves a quiet day alone', () => {
    expect(categories(STABBED)).toContain('violence')
    expect(categories(PICNIC)).not.toContain('violence')
    expect(categories(PICNIC)).not.toContain('sexualContent')
  })

  it('quotes the book word for word, and names itself and the words that weighed', () => {
    const text = `${PICNIC}\n\n${STABBED}\n\n${PICNIC}`
    const findings = read(text)
    expect(findings.length).toBeGreaterThan(0)
    for (const { quote, start, end, focus, rule } of findings) {
      expect(text.slice(start, end)).toBe(quote)
      expect(focus!.start).toBeGreaterThanOrEqual(start)
      expect(focus!.end).toBeLessThanOrEqual(end)
      expect(rule).toMatch(/^(?:en|ar)\/(?:reader-\d+\.\d+|\w+): \S/)
    }
    const [violent] = findings.filter(({ category }) => category === 'violence')
    expect(violent!.quote).toContain('stabbed')
  })

  it('shows of a book what is sure and counts what is likely', () => {
    const text = Array.from(
      { length: 40 },
      (_, day) => `${day % 4 === 0 ? MURDERED : PICNIC} That was day ${day}.`,
    ).join('\n\n')
    const book = plainBook(text)
    const { tokens, findings } = readContent(book, matcher)
    const { shown, sure, likely } = sharedReader().findings(tokens, book, findings)
    expect(shown.some(({ category }) => category === 'violence')).toBe(true)
    expect(sure).toEqual(expect.arrayContaining(shown))
    expect(likely).toEqual(expect.arrayContaining(sure))
  })

  it.each([
    '“Kill the infidels!” the preacher shouted, and the crowd roared.',
    'صاح الخطيب: الموت لليهود! الموت للعرب!',
  ])('leaves forbidden what the lexicon forbids, in a passage and in a book: %s', (hateful) => {
    const days = Array.from({ length: 40 }, (_, day) => `${day === 8 ? hateful : PICNIC} That was day ${day}.`)
    for (const text of [hateful, days.join('\n\n')]) {
      const book = plainBook(text)
      const { tokens, findings } = readContent(book, matcher)
      const { shown, sure } = sharedReader().findings(tokens, book, findings)
      for (const told of [shown, sure]) {
        expect(told.some(({ forbidden, intensity }) => forbidden === true && intensity === 4)).toBe(true)
      }
    }
  })

  it('tells of cruelty by words alone in a short text, and not in a book', () => {
    const teased =
      'The big boys bullied him, kicked him and mocked him as a filthy beggar until he lay crying in the mud.'
    const shownOf = (text: string): string[] => {
      const book = plainBook(text)
      const { tokens, findings } = readContent(book, matcher)
      return sharedReader()
        .findings(tokens, book, findings)
        .shown.map(({ category }) => category)
    }
    expect(shownOf(teased)).toContain('bullying')
    const days = Array.from({ length: 40 }, (_, day) => `${day % 4 === 0 ? teased : PICNIC} That was day ${day}.`)
    expect(shownOf(days.join('\n\n'))).not.toContain('bullying')
  })

  it('judges Arabic and English, vowelled or not, empty or without letters', () => {
    expect(categories('طعن الحارس السجين في صدره مرتين فسال الدم على الأرض وهو يصرخ من الألم.')).toContain('violence')
    expect(categories('طَعَنَ الْحَارِسُ السَّجِينَ فِي صَدْرِهِ مَرَّتَيْنِ فَسَالَ الدَّمُ عَلَى الْأَرْضِ وَهُوَ يَصْرُخُ مِنَ الْأَلَمِ.')).toContain('violence')
    expect(read('')).toEqual([])
    expect(read('1234 5678 … !!!')).toEqual([])
  })

  it('reads the same passage alike wherever it stands, and a second time', () => {
    const chances = (text: string): number[][] => {
      const { tokens, findings } = readContent(plainBook(text), matcher)
      return sharedReader()
        .read(tokens, findings)
        .map(({ levels }) => [...levels])
    }
    const alone = chances(STABBED)
    expect(chances(STABBED)).toEqual(alone)
    expect(alone.flat().every((chance) => chance >= 0 && chance <= 1)).toBe(true)
    // A higher level is never likelier than a lower one.
    for (let index = 1; index < 28; index += 1)
      if (index % 4 > 0) expect(alone[0]![index]!).toBeLessThanOrEqual(alone[0]![index - 1]!)
  })

  it('computes the same bits on every processor', () => {
    const { tokens, findings } = readContent(plainBook(`${STABBED} ${PICNIC}`), matcher)
    const hash = createHash('sha256')
    for (const { levels, stances, weights } of sharedReader().read(tokens, findings)) {
      for (const part of [levels, stances, weights]) hash.update(new Uint8Array(part.buffer))
    }
    // Of this version's weights; other weights have another one. It was the same on x86-64 and has to be on ARM.
    expect(hash.digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"446ddc1e8875b942"`)
  })
})

describe('chooseWindows', () => {
  it('reads all of a short book, and of a long one what is likeliest to tell something, in order', () => {
    const short = Array.from({ length: 20 }, (_, index) => ({ first: index, last: index }))
    expect(chooseWindows(short, () => 0)).toEqual(short)
    const long = Array.from({ length: 5000 }, (_, index) => ({ first: index, last: index }))
    const chosen = chooseWindows(long, ({ first }) => (first % 100 === 7 ? 1 : 0))
    expect(chosen.length).toBeLessThan(long.length)
    expect(chosen.filter(({ first }) => first % 100 === 7)).toHaveLength(50)
    expect(chosen.map(({ first }) => first)).toEqual(chosen.map(({ first }) => first).toSorted((a, b) => a - b))
  })

  it('never leaves out a window of a usual book', () => {
    const { tokens } = readContent(plainBook(Array.from({ length: 40 }, () => PICNIC).join('\n\n')), matcher)
    const windows = cutWindows(tokens)
    expect(chooseWindows(windows, () => 0)).toBe(windows)
  })
})
