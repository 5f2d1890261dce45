import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { articleAt } from './english-name-signs.ts'
import type { Mention } from './name-company.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const VESSELS = words(
  `ship vessel schooner brig brigantine frigate sloop yacht steamer steamship boat barque galleon whaler submarine liner tug ferry
  trawler lugger packet clipper corvette dhow spaceship craft`,
)
/** What only a ship has; people and passengers are counted beside the article alone: "Ahab's crew". */
const PARTS = words('deck decks hull mast masts keel stern rigging rudder helm bows bowsprit')
const ON_IT = words('crew passengers captain boats sails hold cabin bow log wreck survivors')
const COURSE = words('sailed anchored foundered sank capsized moored docked steamed')
const CALLED = words('called named')
const ENDS_PREDICATE = words('of on in at for to with who that and')
const PREDICATE = 4

/** Tells for a mention whether the text speaks there of a ship: "on board the X", "the brig X", "the X's deck". */
export function vesselReader(tokens: TokenizedText): (mention: Mention) => boolean {
  const { text, tokenStart, tokenEnd, tokenForm, forms } = tokens
  const formAt = (token: number): string => forms[tokenForm[token] ?? 0] ?? ''

  /** "X was a fine ship" */
  const isCalledShip = (last: number, end: number): boolean => {
    if (!/^(?:was|is)$/.test(formAt(last + 1)) || !/^(?:a|an|the)$/.test(formAt(last + 2))) return false
    for (let at = last + 3; at < Math.min(end, last + 3 + PREDICATE); at += 1) {
      const form = formAt(at)
      if (ENDS_PREDICATE.has(form)) return false
      if (VESSELS.has(form)) return true
    }
    return false
  }

  return ({ first, last, from, end }) => {
    const article = articleAt(tokens, first, from)
    const hasArticle = article >= 0
    const start = hasArticle ? article : first
    const back = (steps: number): string => (start - steps >= from ? formAt(start - steps) : '')
    const following = last + 1 < end ? formAt(last + 1) : ''
    if (formAt(last).endsWith("'s")) return PARTS.has(following) || (hasArticle && ON_IT.has(following))
    if (back(1) === 'aboard' || (back(1) === 'board' && back(2) === 'on')) return true
    if (VESSELS.has(back(1)) || (CALLED.has(back(1)) && VESSELS.has(back(2)))) return true
    if (isCalledShip(last, end)) return true
    if (!hasArticle) return false
    if (COURSE.has(following)) return true
    if (back(1) === 'of' && (PARTS.has(back(2)) || ON_IT.has(back(2)))) return true
    // A ship is printed in italics, a person with an article is not.
    return text[tokenStart[last]! - 1] === '_' && text[tokenEnd[last]!] === '_'
  }
}
