import { FINDING_CATEGORIES, THEMES, VALUES } from '../../../../contract/assessment.ts'
import { STANCES } from '../../../../contract/stance.ts'
import type { EntryCategory, LexiconEntry, WordTest } from './lexicon-entry.ts'
import { parsePattern, parseWordTests, PatternError } from './parse-pattern.ts'

export type LexiconFile = {
  /** `en/violence.txt`, shown in faults and, without its ending, in rules. */
  name: string
  content: string
}

export type ParsedLexicon = {
  entries: LexiconEntry[]
  classes: Map<string, WordTest[]>
  /** `en/violence.txt:12: ...`, one sentence each. */
  faults: string[]
}

export const CUES = ['condemned', 'glamorised', 'negation', 'hypothetical', 'simile', 'dream'] as const
export type Cue = (typeof CUES)[number]

const SENSES: Partial<Record<EntryCategory, readonly string[]>> = { theme: THEMES, value: VALUES, cue: CUES }
const CATEGORIES = new Set<string>([...FINDING_CATEGORIES, 'theme', 'value', 'innocent', 'cue'])
const WORD_OPTIONS = {
  near: 'near',
  not: 'not',
  prev: 'prev',
  notprev: 'notPrev',
  next: 'next',
  notnext: 'notNext',
} as const

/** Reads the files of one language. Every fault is collected, so a librarian sees them all at once. */
export function parseLexicon(files: readonly LexiconFile[]): ParsedLexicon {
  const parsed: ParsedLexicon = { entries: [], classes: new Map(), faults: [] }
  const seen = new Map<string, string>()
  for (const file of files) {
    const isClasses = file.name.endsWith('/classes.txt')
    const rulePrefix = file.name.replace(/\.txt$/, '')
    for (const [index, raw] of file.content.split(/\r?\n/).entries()) {
      const line = (raw.includes('#') ? raw.replace(/(?:^|\s)#.*$/, '') : raw).trim()
      if (line === '') continue
      const at = `${file.name}:${index + 1}`
      try {
        if (isClasses) readClass(line, parsed.classes)
        else readEntry(line, rulePrefix, at, parsed.entries, seen)
      } catch (error) {
        if (!(error instanceof PatternError)) throw error
        parsed.faults.push(`${at}: ${error.message}`)
      }
    }
  }
  resolveClasses(parsed)
  return parsed
}

function readClass(line: string, classes: Map<string, WordTest[]>): void {
  const match = /^<([\p{L}\d-]+)>\s*=\s*(.+)$/u.exec(line)
  if (match?.[1] === undefined || match[2] === undefined) throw new PatternError('expected <name> = word, word')
  const members = classes.get(match[1]) ?? []
  members.push(...parseWordTests(match[2].replace(/[,،]\s*$/, '')))
  classes.set(match[1], members)
}

function readEntry(line: string, file: string, at: string, entries: LexiconEntry[], seen: Map<string, string>): void {
  const [pattern = '', kind = '', intensity = '', options = '', ...rest] = line.split('|').map((cell) => cell.trim())
  if (rest.length > 0) throw new PatternError('too many columns')
  const [category = '', sense = ''] = kind.split(':').map((part) => part.trim())
  if (!CATEGORIES.has(category)) throw new PatternError(`unknown category "${category}"`)
  const known = category as EntryCategory
  const senses = SENSES[known]
  if (senses !== undefined && !senses.includes(sense)) throw new PatternError(`unknown ${category} "${sense}"`)
  if (known !== 'innocent' && sense === '') throw new PatternError('the sense is missing')
  const rated = known !== 'innocent' && known !== 'cue'
  if (rated && !/^[1-4]$|^4!$/.test(intensity)) throw new PatternError(`"${intensity}" is not an intensity`)
  if (!rated && intensity !== '') throw new PatternError(`${category} takes no intensity`)
  const key = `${pattern}|${kind}|${options}`
  const earlier = seen.get(key)
  if (earlier !== undefined) throw new PatternError(`the same entry as ${earlier}`)
  seen.set(key, at)
  entries.push({
    rule: `${file}: ${pattern}`,
    slots: parsePattern(pattern),
    category: known,
    sense,
    intensity: (Number.parseInt(intensity, 10) || 1) as LexiconEntry['intensity'],
    forbidden: intensity === '4!',
    ...readOptions(options),
  })
}

type Options = Pick<LexiconEntry, 'near' | 'not' | 'prev' | 'notPrev' | 'next' | 'notNext' | 'caps' | 'stance' | 'weak'>

const NONE: readonly WordTest[] = []
const NO_OPTIONS: Options = { near: NONE, not: NONE, prev: NONE, notPrev: NONE, next: NONE, notNext: NONE, weak: false }

function readOptions(source: string): Options {
  if (source === '') return NO_OPTIONS
  const options = { ...NO_OPTIONS }
  for (const option of source.split(/[;؛]/)) {
    const [name, value] = splitOnce(option.trim(), ':')
    if (name === '') continue
    if (name === 'weak') options.weak = true
    else if (name === 'caps') options.caps = true
    else if (name === 'nocaps') options.caps = false
    else if (name === 'stance' && STANCES.some((stance) => stance === value))
      options.stance = STANCES.find((stance) => stance === value)!
    else if (Object.hasOwn(WORD_OPTIONS, name) && value !== undefined && value !== '') {
      const field = WORD_OPTIONS[name as keyof typeof WORD_OPTIONS]
      options[field] = options[field] === NONE ? parseWordTests(value) : [...options[field], ...parseWordTests(value)]
    } else throw new PatternError(`unknown option "${option.trim()}"`)
  }
  return options
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** Replaces classes inside classes by their members and reports every class that is used but not declared. */
function resolveClasses({ entries, classes, faults }: ParsedLexicon): void {
  const resolve = (name: string, path: readonly string[]): WordTest[] => {
    const members = classes.get(name)
    if (members === undefined || path.includes(name)) {
      faults.push(
        `<${path[0] ?? name}>: class <${name}> is ${members === undefined ? 'not declared' : 'part of itself'}`,
      )
      return []
    }
    return members.flatMap((member) => (member.kind === 'class' ? resolve(member.text, [...path, name]) : [member]))
  }
  const resolved = [...classes.keys()].map((name): [string, WordTest[]] => [name, resolve(name, [])])
  for (const [name, members] of resolved) classes.set(name, members)
  const check = (tests: readonly WordTest[], rule: string): void => {
    for (const { kind, text } of tests) {
      if (kind === 'class' && !classes.has(text)) faults.push(`${rule}: class <${text}> is not declared`)
    }
  }
  for (const entry of entries) {
    for (const { anyOf } of entry.slots) check(anyOf, entry.rule)
    for (const option of Object.values(WORD_OPTIONS)) check(entry[option], entry.rule)
  }
}
