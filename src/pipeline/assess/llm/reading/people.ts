import type { NarrativeFacts } from '../../../../contract/assessment.ts'
import { pageAt, type BookText } from '../../../../contract/book-text.ts'
import type { FindingsAnswer } from '../answers.ts'

type Character = NarrativeFacts['characters'][number]
type Told = FindingsAnswer['people'][number]

const MOST_PEOPLE = 12
const LONGEST_NAME = 40
const LONGEST_SENTENCE = 240
/** 'my wife' is what the narrator calls her; to a reader she is the wife. */
const OF_SOMEBODY = /^(?:my|our|his|her|their|your) (?=\p{L})/iu

/**
 * The people a model named part by part, each once whatever the parts call them, most mentioned first. A name counts only
 * where it stands in the book as a word; who has none left is left out.
 */
export function peopleIn({ text, pages }: Pick<BookText, 'text' | 'pages'>, told: readonly Told[]): Character[] {
  let people: { names: Map<string, number[]>; kinds: Told['kind'][] }[] = []
  const places = new Map<string, number[]>()
  for (const { names, kind } of told) {
    const own = new Map<string, number[]>()
    for (const called of names.map((one) => one.replaceAll(/\s+/g, ' ').trim())) {
      if (called === '' || called.length > LONGEST_NAME) continue
      const name = called.replace(OF_SOMEBODY, 'the ')
      let found = places.get(name)
      if (found === undefined) places.set(name, (found = placesOf(text, called.replace(OF_SOMEBODY, ''))))
      if (found.length > 0) own.set(name, found)
    }
    if (own.size === 0) continue
    // Two parts speak of one person where they share a name; a third may join two who were thought apart.
    const same = people.filter((person) => [...own.keys()].some((name) => person.names.has(name)))
    const joined = {
      names: new Map([...same.flatMap((person) => [...person.names]), ...own]),
      kinds: [...same.flatMap((person) => person.kinds), kind],
    }
    people = [...people.filter((person) => !same.includes(person)), joined]
  }
  return people
    .map(({ names, kinds }): Character => {
      const mentions = new Set([...names.values()].flat())
      const name = usualOf(names)
      const { start, end } = sentenceAt(text, Math.min(...mentions))
      return {
        name,
        mentions: mentions.size,
        kind: mostOf(kinds),
        first: { quote: text.slice(start, end), page: pageAt(pages, start), start, end },
      }
    })
    .toSorted((a, b) => b.mentions - a.mentions || a.first.start - b.first.start)
    .slice(0, MOST_PEOPLE)
}

/** A name told this much more rarely than another is not the usual one, whatever the model says. */
const SELDOM = 0.2

/** The name a model put first, unless the book hardly uses it. */
function usualOf(names: ReadonlyMap<string, readonly number[]>): string {
  const most = Math.max(...[...names.values()].map((found) => found.length))
  const [name = ''] = [...names].find(([, found]) => found.length >= most * SELDOM) ?? []
  return name
}

const LETTER = /[\p{L}\p{N}]/u
/** Arabic writes «و», «ف», «ب», «ل» and «ك» at the beginning of the next word. */
const JOINED = /[وفبلك]/

function placesOf(text: string, name: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = text[at - 1] ?? ' '
    const begins = !LETTER.test(before) || (JOINED.test(before) && !LETTER.test(text[at - 2] ?? ' '))
    if (begins && !LETTER.test(text[at + name.length] ?? ' ')) places.push(at)
  }
  return places
}

function sentenceAt(text: string, at: number): { start: number; end: number } {
  const before = Math.max(
    ...['. ', '! ', '? ', '؟ ', '\n'].map((mark) => text.lastIndexOf(mark, at - 1) + mark.length - 1),
  )
  let start = Math.max(before, at - LONGEST_SENTENCE / 2, 0)
  while (start < at && (/\s/.test(text[start]!) || (start > 0 && LETTER.test(text[start - 1]!)))) start += 1
  const rest = text.slice(start, start + LONGEST_SENTENCE)
  const whole = /^[\s\S]*?[.!?؟](?=["'”’»)\]]*(?:\s|$))["'”’»)\]]*/.exec(rest.slice(at - start))
  const cut = whole === null ? rest.trimEnd().length : at - start + whole[0].length
  return { start, end: start + (whole === null && rest.length === LONGEST_SENTENCE ? lastWord(rest) : cut) }
}

const lastWord = (text: string): number => Math.max(text.lastIndexOf(' '), 1)

function mostOf(kinds: readonly Told['kind'][]): Told['kind'] {
  const known = kinds.filter((kind) => kind !== 'unknown')
  const animals = known.filter((kind) => kind === 'animal').length
  if (known.length === 0) return 'unknown'
  return animals * 2 > known.length ? 'animal' : 'person'
}
