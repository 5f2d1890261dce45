import type { BookKind, NarrativeFacts } from '../../../../../contract/assessment.ts'
import { foldArabic } from '../../segment/arabic-fold.ts'
import { ARABIC_ROLES } from './arabic-character-words.ts'

type Characters = NarrativeFacts['characters']

/** Kinds of books in which "the king" is another one each time. */
const OF_MANY: ReadonlySet<BookKind> = new Set(['collection', 'information', 'poetry', 'biography'])

/**
 * The people of a book of that kind: of many tales, of lives and of facts only names, and of tales the animals, for a role is nobody's there; of facts
 * only who surely is somebody. Of a long novel in Arabic, where «الشيخ» is whoever is old, as of many tales.
 * @param words of the book
 */
export function peopleOf(characters: Characters, kind: BookKind, words: number): Characters {
  if (!OF_MANY.has(kind)) return words > LONG_NOVEL ? withoutOldMen(characters) : characters
  return characters.filter(
    (one) =>
      (kind !== 'information' && one.kind === 'animal') ||
      (!isRoleName(one.name) && (kind !== 'information' || isSomebody(one))),
  )
}

/** An English role with a capital or an article is mostly one man's throughout; and where few have names, roles are who is told of. */
const LONG_NOVEL = 60_000
const MANY_NAMED = 5

function withoutOldMen(characters: Characters): Characters {
  const isRole = ({ name }: Characters[number]): boolean => ARABIC_ROLES.has(foldArabic(name))
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
