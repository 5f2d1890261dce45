import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { readContent } from '../findings/read-content.ts'
import { compileMatcher } from '../match/compile-matcher.ts'
import type { LexiconEntry } from './lexicon-entry.ts'
import { loadLexicon } from './load-lexicon.ts'
import { lexiconVersion } from './lexicon-version.ts'

describe('loadLexicon', () => {
  it('reads the shipped lexicons of both languages without a fault', () => {
    const { entries, version } = loadLexicon()
    const count = (language: string): number => entries.filter(({ rule }) => rule.startsWith(`${language}/`)).length
    expect(count('en')).toBeGreaterThan(1200)
    expect(count('ar')).toBeGreaterThan(200)
    expect(version).toMatch(/^\d+\.\d+\+[0-9a-f]{8}$/)
  })

  it('refuses a folder with a fault and says where it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lexicon-'))
    try {
      for (const language of ['en', 'ar']) mkdirSync(join(folder, language))
      writeFileSync(join(folder, 'en', 'violence.txt'), 'stab | violence:stabbing | 3\nhit | violence:blows | many\n')
      expect(() => loadLexicon(folder)).toThrow(/en\/violence\.txt:2: "many" is not an intensity/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('what no book may say', () => {
  const lexicon = loadLexicon()
  const matcher = compileMatcher(lexicon)
  const alone = ({ near, prev, next }: LexiconEntry): boolean => [near, prev, next].every(({ length }) => length === 0)
  const own = ({ rule }: LexiconEntry): string => rule.slice(rule.indexOf(': ') + 2)
  const plain = lexicon.entries.filter((entry) => entry.forbidden && alone(entry) && !/[*=<>/]/.test(own(entry)))

  it.each(plain.map(own))('is seen where it is said: %s', (words) => {
    const { findings } = readContent(plainBook(`On the wall stood ${words}.`), matcher)
    expect(findings.some(({ forbidden }) => forbidden)).toBe(true)
  })
})

describe('lexiconVersion', () => {
  it('changes with any content and not with the order of the files', () => {
    const a = { name: 'en/a.txt', content: 'x' }
    const b = { name: 'en/b.txt', content: 'y' }
    expect(lexiconVersion([a, b])).toBe(lexiconVersion([b, a]))
    expect(lexiconVersion([a, b])).not.toBe(lexiconVersion([a, { ...b, content: 'z' }]))
  })
})
