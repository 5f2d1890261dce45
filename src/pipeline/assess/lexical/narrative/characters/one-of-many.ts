import type { BookKind, NarrativeFacts } from '../../../../../contract/assessment.ts'
import { foldArabic } from '../../segment/arabic-fold.ts'
import { ARABIC_ROLES } from './arabic-character-words.ts'

type Characters = NarrativeFacts['characters']

/** Kinds of books in which "the king" is another one each time. */
const OF_MANY: ReadonlySet<BookKind> = new Set(['collection', 'information', 'poetry'])

/**
 * The people of a book of that kind: of many tales or of facts only names, and of tales the animals, for a role is nobody's there; of facts in
 * English only who does what people do, for places have capitals, too.
 */
export function peopleOf(characters: Characters, kind: BookKind): Characters {
  if (!OF_MANY.has(kind)) return characters
  return characters.filter(({ kind: what, name }) => {
    // The animals of a book of facts are its subject; «الفرس» are the Persians there.
    if (kind === 'information')
      return !isRoleName(name) && (what === 'person' || (what === 'unknown' && !/^[A-Z]/.test(name)))
    return what === 'animal' || !isRoleName(name)
  })
}

const isRoleName = (name: string): boolean => /^the /iu.test(name) || ARABIC_ROLES.has(foldArabic(name))
