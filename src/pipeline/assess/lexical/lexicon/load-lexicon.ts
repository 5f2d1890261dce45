import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Lexicon, LexiconEntry, WordTest } from './lexicon-entry.ts'
import { lexiconVersion } from './lexicon-version.ts'
import { parseLexicon, type LexiconFile } from './parse-lexicon.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const LANGUAGES = ['en', 'ar'] as const

/** The lexicon files of one language as they are on disk, named 'en/violence.txt'. */
function readFiles(folder: string, language: (typeof LANGUAGES)[number]): LexiconFile[] {
  return readdirSync(`${folder}/${language}`)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({ name: `${language}/${name}`, content: readFileSync(`${folder}/${language}/${name}`, 'utf8') }))
}

/** The version of the lexicon without the cost of parsing it. */
export function installedLexiconVersion(folder = FOLDER): string {
  return lexiconVersion(LANGUAGES.flatMap((language) => readFiles(folder, language)))
}

/**
 * Reads every lexicon file of both languages. Class names are kept apart by language (`en:body`), because both have a
 * `<body>`. Called once when the engine is made.
 * @throws Error that lists every fault with file and line.
 */
export function loadLexicon(folder = FOLDER): Lexicon {
  const allFiles: LexiconFile[] = []
  const entries: LexiconEntry[] = []
  const classes = new Map<string, readonly WordTest[]>()
  const faults: string[] = []
  for (const language of LANGUAGES) {
    const files = readFiles(folder, language)
    const parsed = parseLexicon(files)
    allFiles.push(...files)
    faults.push(...parsed.faults)
    for (const [name, members] of parsed.classes) classes.set(`${language}:${name}`, members)
    for (const entry of parsed.entries) entries.push(withLanguage(entry, language))
  }
  if (faults.length > 0) throw new Error(`The lexicon has ${faults.length} faults:\n${faults.join('\n')}`)
  return { entries, classes, version: lexiconVersion(allFiles) }
}

function withLanguage(entry: LexiconEntry, language: string): LexiconEntry {
  const scope = (tests: readonly WordTest[]): readonly WordTest[] =>
    tests.some(({ kind }) => kind === 'class')
      ? tests.map((test) => (test.kind === 'class' ? { kind: 'class', text: `${language}:${test.text}` } : test))
      : tests
  return {
    ...entry,
    slots: entry.slots.map((slot) => ({ ...slot, anyOf: scope(slot.anyOf) })),
    near: scope(entry.near),
    not: scope(entry.not),
    prev: scope(entry.prev),
    notPrev: scope(entry.notPrev),
    next: scope(entry.next),
    notNext: scope(entry.notNext),
  }
}
