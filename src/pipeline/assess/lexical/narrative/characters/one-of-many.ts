import { FACT_KINDS, type BookKind, type NarrativeFacts } from '../../../../../contract/assessment.ts'
import { foldArabic } from '../../segment/arabic-fold.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { ARABIC_KIN, ARABIC_ROLES } from './arabic-character-words.ts'

type Characters = NarrativeFacts['characters']

/** Kinds of books in which "the king" is another one each time. */
const OF_MANY: ReadonlySet<BookKind> = new Set(['collection', 'information', 'activity', 'poetry', 'biography'])

/** What stands before the names of those who bear it: "King Henry". */
const TITLES = new Set(
  'king queen prince princess duke earl count lord bishop archbishop pope emperor caliph sultan'.split(' '),
)
const HOLDERS = { names: 5, times: 15 }

/** English titles that many named people bear in a book: "the King" of a history is another one in every chapter. */
export function sharedTitles({ text, forms, tokenForm, tokenEnd, tokenCount }: TokenizedText): ReadonlySet<string> {
  const holders = new Map<string, { names: Set<number>; times: number }>()
  for (let token = 0; token + 1 < tokenCount; token += 1) {
    const title = forms[tokenForm[token]!]!
    const from = tokenEnd[token]!
    if (!TITLES.has(title) || !/^ \p{Lu}/u.test(text.slice(from, from + 2))) continue
    const own = holders.get(title) ?? { names: new Set<number>(), times: 0 }
    own.names.add(tokenForm[token + 1]!)
    own.times += 1
    holders.set(title, own)
  }
  const shared = [...holders].filter(([, { names, times }]) => names.size >= HOLDERS.names && times >= HOLDERS.times)
  return new Set(shared.map(([title]) => title))
}

/** "The Scottish" are many. */
const A_PEOPLE = /^the [A-Z]\p{L}+(?:ish|ese)$/u

/**
 * The people of a book of that kind: of many tales, of lives and of facts only names, and of tales the animals, for a role is nobody's there; of facts
 * only who surely is somebody, for names are mostly of places there and of other men's names. Of a long novel in Arabic, where «الشيخ» is whoever is old, as of many tales.
 * @param words of the book
 * @param shared titles that many bear in it
 */
export function peopleOf(
  all: Characters,
  kind: BookKind,
  words: number,
  shared: ReadonlySet<string> = new Set(),
): Characters {
  // Who speaks as "King Henry" is the King of his play.
  const isShared = (name: string): boolean =>
    kind !== 'play' && /^the /iu.test(name) && shared.has(name.slice(4).toLowerCase())
  const isOne = ({ name }: Characters[number]): boolean => !A_PEOPLE.test(name) && !isShared(name)
  const characters = all.filter(isOne)
  if (!OF_MANY.has(kind)) return words > LONG_NOVEL ? withoutOldMen(characters) : characters
  const least = kind === 'poetry' && words > SHORT_POEM ? TIMES_IN_VERSE : 0
  return characters.filter(
    (one) =>
      one.mentions >= least &&
      ((!FACT_KINDS.has(kind) && one.kind === 'animal') ||
        (!isRoleName(one.name) && (!FACT_KINDS.has(kind) || isSomebody(one)))),
  )
}

/** Where the lines of verse are lost its first words are capitals in the middle of sentences: "Suddenly" is named twice. */
const TIMES_IN_VERSE = 4
const SHORT_POEM = 3000

/** An English role with a capital or an article is mostly one man's throughout; and where few have names, roles are who is told of. */
const LONG_NOVEL = 20_000
const MANY_NAMED = 3

function withoutOldMen(characters: Characters): Characters {
  const isRole = ({ name }: Characters[number]): boolean =>
    ARABIC_ROLES.has(foldArabic(name)) && !ARABIC_KIN.has(foldArabic(name))
  const named = characters.filter((one) => !isRole(one))
  return named.length >= MANY_NAMED ? named : characters
}

/**
 * In English who does what people do, for places have capitals, too. Arabic has no capitals, and «أحمد» of a book of facts is half of thirty
 * men's names: one who is called by two is one man. The animals of a book of facts are its subject.
 */
const isSomebody = ({ kind, name }: Characters[number]): boolean =>
  /^[A-Z]/.test(name) ? kind === 'person' : kind !== 'animal' && name.includes(' ')

const isRoleName = (name: string): boolean => /^the /iu.test(name) || ARABIC_ROLES.has(foldArabic(name))
