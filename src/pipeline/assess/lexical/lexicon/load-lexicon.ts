import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Lexicon, LexiconEntry, WordTest } from './lexicon-entry.ts'
import { lexiconVersion } from './lexicon-version.ts'
import { parseLexicon, type LexiconFile } from './parse-lexicon.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const LANGUAGES = ['en', 'ar'] as const
export type LexiconLanguage = (typeof LANGUAGES)[number]
const WORD_LISTS = ['near', 'not', 'prev', 'notPrev', 'next', 'notNext'] as const

/** The lexicon files of one language as they are on disk, named 'en/violence.txt'. */
function readFiles(folder: string, language: LexiconLanguage): LexiconFile[] {
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
 * Reads every lexicon file of the languages. Class names are kept apart by language (`en:body`), because both have a
 * `<body>`.
 * @throws Error that lists every fault with file and line.
 */
export function loadLexicon(folder = FOLDER, languages: readonly LexiconLanguage[] = LANGUAGES): Lexicon {
  const allFiles: LexiconFile[] = []
  const entries: LexiconEntry[] = []
  const classes = new Map<string, readonly WordTest[]>()
  const faults: string[] = []
  for (const language of languages) {
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

/** Most entries name no class and stay as they are. */
function withLanguage(entry: LexiconEntry, language: string): LexiconEntry {
  const named = (tests: readonly WordTest[]): boolean => tests.some(({ kind }) => kind === 'class')
  const scope = (tests: readonly WordTest[]): readonly WordTest[] =>
    named(tests)
      ? tests.map((test) => (test.kind === 'class' ? { kind: 'class', text: `${language}:${test.text}` } : test))
      : tests
  if (!entry.slots.some(({ anyOf }) => named(anyOf)) && !WORD_LISTS.some((option) => named(entry[option]))) return entry
  const scoped = { ...entry, slots: entry.slots.map((slot) => ({ anyOf: scope(slot.anyOf), gap: slot.gap })) }
  for (const option of WORD_LISTS) scoped[option] = scope(entry[option])
  return scoped
}
