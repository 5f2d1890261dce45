import type { Assessment } from '../../contract/assessment.ts'
import type { GuideKind } from './guide-kind.ts'
import { cleanText } from './isolate.ts'

const LONGEST_NAME = 40
const MOST = 5
/** Of the mentions of whoever is named most. */
const OF_TITLE = 0.3

/** Those a book of so many words names, by how often they come, at most five. */
export function peopleIn(
  { characters }: Assessment['narrative'],
  kind: GuideKind,
  title: string,
  words: number,
): string[] {
  const named = characters
    .toSorted((a, b) => b.mentions - a.mentions)
    .map(({ name }) => cleanText(name))
    .filter((name) => name !== '' && name.length <= LONGEST_NAME && !OF_THE_TELLER.has(name))
    .filter((name) => TOLD_AS_PEOPLE.has(kind) || !REVERED_NAME.test(name))
    .slice(0, MOST)
    .reduce<string[]>((joined, name, _, all) => withName(joined, name, all, title), [])
  if (kind === 'biography') return subjectsOf(named, characters, title, words)
  // «الست هدى»: whom a book is called after stands for it, whoever speaks most.
  const times = (name: string): number => characters.find((one) => cleanText(one.name) === name)?.mentions ?? 0
  const most = Math.max(0, ...named.map(times))
  const isTitled = (name: string): boolean =>
    title.includes(name.replace(/^the /u, '')) && times(name) >= OF_TITLE * most
  return [...named.filter(isTitled), ...named.filter((name) => !isTitled(name))]
}

/** Of whom a life is about it speaks so much more than of others, and so often in ten thousand words, where its title does not name them as the text does. */
const FAR_MORE = 3
const OFTEN = 40

/** Whom a life is about: who stands in its title, or stands out; nobody of a gallery of portraits. */
function subjectsOf(
  named: readonly string[],
  characters: Assessment['narrative']['characters'],
  title: string,
  words: number,
): string[] {
  const titled = named.filter((name) => title.includes(name))
  if (titled.length > 0) return titled
  const [first = 0, second = 0] = characters.map(({ mentions }) => mentions).toSorted((a, b) => b - a)
  const isOften = first * 10_000 >= OFTEN * words
  return isOften && first >= FAR_MORE * second ? named.slice(0, 1) : []
}

/** Outside of stories «محمد» alone is the Prophet or half of many names: nobody plays him or is asked what he should have done. */
const REVERED_NAME = /^م[\u064b-\u0652]*ح[\u064b-\u0652]*م[\u064b-\u0652]*د[\u064b-\u0652]*$|^Muhammad$|^Mohammed$/u
export const TOLD_AS_PEOPLE: ReadonlySet<GuideKind> = new Set(['story', 'play'])

/** Whose grandmother? Nobody can be asked about her by that name. */
export const OF_THE_TELLER: ReadonlySet<string> = new Set(
  'جدتي جدي أمي أبي والدي والدتي أخي أختي عمي خالي جدتى جدى أمى أبى والدى والدتى أخى أختى عمى خالى'.split(' '),
)

/** «أبراهام» and «لنكولن» are one where the title calls them so. */
function withName(named: readonly string[], name: string, all: readonly string[], title: string): string[] {
  const whole = all.flatMap((other) => [`${name} ${other}`, `${other} ${name}`]).find((one) => title.includes(one))
  return whole === undefined ? [...named, name] : [...new Set([...named, whole])]
}
