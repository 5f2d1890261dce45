import { arabicZipf } from './arabic-rarity.ts'
import { wordFrequency } from '../level/word-frequency.ts'
import type { Lexicon, LexiconEntry, WordTest } from '../lexicon/lexicon-entry.ts'

/** Tests of one slot or option as ids, so that a text word is compared by number. */
export type CompiledTests = {
  gap: number
  stems: readonly number[]
  forms: readonly number[]
  classes: readonly number[]
  /** One bit of 32 for each word and class: a text word that shares none of them cannot fit. */
  mask: number
}

/** The bit of a word of the lexicon. */
export const wordBit = (id: number): number => 1 << (Math.imul(id + 1, 0x9e3779b1) >>> 27)
/** The bit of a class; classes are numbered apart from words. */
export const classBit = (id: number): number => wordBit(-2 - id)

export type CompiledEntry = {
  entry: LexiconEntry
  slots: readonly CompiledTests[]
  near: CompiledTests | undefined
  not: CompiledTests | undefined
  prev: CompiledTests | undefined
  notPrev: CompiledTests | undefined
  next: CompiledTests | undefined
  notNext: CompiledTests | undefined
}

/** An entry and the slot that the token looked up stands in. */
export type Anchor = { entry: CompiledEntry; slot: number }

export type Matcher = {
  /** Every word of the lexicon, stems and forms in one numbering. */
  wordIds: ReadonlyMap<string, number>
  byStem: readonly (readonly Anchor[] | undefined)[]
  byForm: readonly (readonly Anchor[] | undefined)[]
  byClass: readonly (readonly Anchor[] | undefined)[]
  /** The classes a word is a member of. */
  classesByStem: readonly (readonly number[] | undefined)[]
  classesByForm: readonly (readonly number[] | undefined)[]
}

/**
 * Turns a lexicon into tables. Every entry hangs at its rarest slot, not at its first: "give * poison" is looked up at
 * "poison" alone, so common words carry no long candidate lists.
 */
export function compileMatcher(lexicon: Pick<Lexicon, 'entries' | 'classes'>): Matcher {
  const wordIds = new Map<string, number>()
  const classIds = new Map([...lexicon.classes.keys()].map((name, index): [string, number] => [name, index]))
  const idOf = (text: string): number => {
    const known = wordIds.get(text)
    if (known !== undefined) return known
    wordIds.set(text, wordIds.size)
    return wordIds.size - 1
  }
  const compile = (tests: readonly WordTest[], gap = 0): CompiledTests => {
    const stems: number[] = []
    const forms: number[] = []
    const classes: number[] = []
    let mask = 0
    for (const { kind, text } of tests) {
      if (kind === 'stem') stems.push(idOf(text))
      else if (kind === 'form') forms.push(idOf(text))
      else classes.push(classIds.get(text)!)
    }
    for (const id of stems) mask |= wordBit(id)
    for (const id of forms) mask |= wordBit(id)
    for (const id of classes) mask |= classBit(id)
    return { gap, stems, forms, classes, mask }
  }
  const option = (tests: readonly WordTest[]): CompiledTests | undefined =>
    tests.length > 0 ? compile(tests) : undefined
  const byStem: (Anchor[] | undefined)[] = []
  const byForm: (Anchor[] | undefined)[] = []
  const byClass: (Anchor[] | undefined)[] = []
  const classFrequency = new Map(
    [...lexicon.classes].map(([name, members]): [string, number] => [
      name,
      members.reduce((sum, { text }) => sum + plainFrequency(text), 0),
    ]),
  )
  for (const entry of lexicon.entries) {
    const compiled: CompiledEntry = {
      entry,
      slots: entry.slots.map((slot) => compile(slot.anyOf, slot.gap)),
      near: option(entry.near),
      not: option(entry.not),
      prev: option(entry.prev),
      notPrev: option(entry.notPrev),
      next: option(entry.next),
      notNext: option(entry.notNext),
    }
    const slot = rarestSlot(entry, classFrequency)
    const anchor = { entry: compiled, slot }
    const { stems, forms, classes } = compiled.slots[slot]!
    for (const id of stems) hang(byStem, id, anchor)
    for (const id of forms) hang(byForm, id, anchor)
    for (const id of classes) hang(byClass, id, anchor)
  }
  const classesByStem: (number[] | undefined)[] = []
  const classesByForm: (number[] | undefined)[] = []
  for (const [classId, members] of [...lexicon.classes.values()].entries()) {
    const { stems, forms } = compile(members)
    for (const id of stems) hang(classesByStem, id, classId)
    for (const id of forms) hang(classesByForm, id, classId)
  }
  return { wordIds, byStem, byForm, byClass, classesByStem, classesByForm }
}

/** Ids come in any order; a table filled from its end would become a slow, sparse one, so it is filled up first. */
function hang<T>(table: (T[] | undefined)[], id: number, value: T): void {
  while (table.length <= id) table.push(undefined)
  const values = table[id]
  if (values === undefined) table[id] = [value]
  else values.push(value)
}

/** The slot a text meets least often, by the summed frequency of its words. Ties go to the first. */
function rarestSlot(entry: LexiconEntry, classFrequency: ReadonlyMap<string, number>): number {
  if (entry.slots.length === 1) return 0
  let rarest = 0
  let lowest = Infinity
  for (const [index, slot] of entry.slots.entries()) {
    let frequency = 0
    for (const { kind, text } of slot.anyOf) {
      frequency += kind === 'class' ? (classFrequency.get(text) ?? 0) : plainFrequency(text)
    }
    if (frequency < lowest) {
      rarest = index
      lowest = frequency
    }
  }
  return rarest
}

/** Words are counted on a logarithmic scale (Zipf); sums need the plain one. */
function plainFrequency(word: string): number {
  return 10 ** (arabicZipf(word) ?? wordFrequency(word))
}
