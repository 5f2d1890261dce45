import { ENGLISH_ANIMALS, GENERAL_ROLES } from './character-words.ts'
import type { Figure } from './figure.ts'
import type { Company } from './name-company.ts'

/** A name with all the signs by which it is told whether a character bears it. */
export type SeenFigure = Figure &
  Company & {
    key: string
    variants: Map<string, number>
    titles: number
    certain: boolean
  }

const MIN_MENTIONS = 2

/**
 * The characters among the names a text of so many words was seen to use, most mentioned first: names of one person
 * joined, places and passers-by left out.
 */
export function chooseFigures(found: readonly SeenFigure[], words: number): Figure[] {
  const figures = mergeSurnames(found.filter((figure) => figure.mentions >= MIN_MENTIONS))
  const result: (Figure & { key: string })[] = []
  for (const figure of figures) {
    const common = figure.key.startsWith('the ')
    if (common ? figure.speeches === 0 && figure.subjects < 3 : !isDoer(figure, words)) continue
    let name = figure.name
    let most = 0
    for (const [variant, count] of figure.variants) {
      if (count > most) {
        most = count
        name = variant
      }
    }
    if (!common && figure.articles > figure.mentions * 0.5) name = `the ${name}`
    const { key, mentions, speeches, sentences } = figure
    result.push({ key, name, kind: kindOf(figure, common), mentions, speeches, sentences })
  }
  const named = result.filter((figure) => !figure.key.startsWith('the ')).length
  return result
    .filter((figure) => named < 3 || !GENERAL_ROLES.has(figure.key.slice(4)) || !figure.key.startsWith('the '))
    .map(({ name, kind, mentions, speeches, sentences }) => ({ name, kind, mentions, speeches, sentences }))
    .toSorted((a, b) => b.mentions - a.mentions)
}

/** "Lexman" and "Mr. Lexman" join "John Lexman" where only one full name ends so; "Mr. Kara" joins "Kara". */
function mergeSurnames(figures: SeenFigure[]): SeenFigure[] {
  const owners = new Map<string, SeenFigure[]>()
  for (const figure of figures) {
    if (figure.key.startsWith('the ')) continue
    for (const variant of figure.variants.keys()) {
      const last = variant.toLowerCase().split(' ').at(-1) ?? ''
      const own = owners.get(last) ?? []
      if (!own.includes(figure)) own.push(figure)
      owners.set(last, own)
    }
  }
  const gone = new Set<SeenFigure>()
  for (const [last, own] of owners) {
    const full = own.filter((figure) => !figure.key.includes(' ') && figure.key !== last)
    const alone = own.filter((figure) => figure.key === last || figure.key.endsWith(` ${last}`))
    const bareName = alone.find((figure) => figure.key === last)
    const mister = alone.find((figure) => figure.key === `mr ${last}`)
    const isOne = alone.length <= 2
    // With "Mrs. Kara" beside them the bare name still means the man.
    const target = !isOne ? mister && bareName : full.length === 1 ? full[0] : alone.length === 2 ? bareName : undefined
    if (target === undefined || gone.has(target)) continue
    for (const figure of isOne ? alone : [mister!]) {
      if (figure === target || gone.has(figure)) continue
      absorb(target, figure)
      gone.add(figure)
    }
  }
  return joinArticles(figures.filter((figure) => !gone.has(figure)))
}

/** "Swallow", as it is called, and "the Swallow", as it is told of, are one; the usual way names it. */
function joinArticles(figures: SeenFigure[]): SeenFigure[] {
  const byKey = new Map(figures.map((figure) => [figure.key, figure]))
  const gone = new Set<SeenFigure>()
  for (const figure of figures) {
    const told = byKey.get(`the ${figure.key}`)
    if (told === undefined) continue
    const [more, less] = told.mentions >= figure.mentions ? [told, figure] : [figure, told]
    absorb(more, less)
    gone.add(less)
  }
  return figures.filter((figure) => !gone.has(figure))
}

function absorb(target: SeenFigure, other: SeenFigure): void {
  target.mentions += other.mentions
  target.speeches += other.speeches
  target.titles += other.titles
  target.places += other.places
  target.ofs += other.ofs
  target.articles += other.articles
  target.subjects += other.subjects
  target.personal += other.personal
  target.animalWords += other.animalWords
  target.personWords += other.personWords
  target.certain ||= other.certain
  target.sentences = [...new Set([...target.sentences, ...other.sentences])].toSorted((a, b) => a - b)
  for (const [variant, count] of other.variants)
    target.variants.set(variant, (target.variants.get(variant) ?? 0) + count)
}

const SHORT_BOOK = 3000
/** A church or a street is called after one. */
const SAINT = /^(?:st|saint) /
/** "The Europeans", "a Puritan": people of one country or faith, and no name. */
const MANY = /(?:[ei]ans|icans?|itans?|ishmen|chmen)$/

function isDoer(figure: SeenFigure, words: number): boolean {
  if (figure.titles > figure.mentions / 2 || figure.certain) return true
  const standing = figure.places + 0.7 * figure.ofs
  const acts = figure.speeches + figure.subjects
  const alive = figure.speeches + figure.personal
  if (alive === 0 && SAINT.test(figure.key)) return false
  if (MANY.test(figure.key) && figure.titles === 0) return false
  if (standing > figure.mentions * 0.4 && standing > alive) return false
  // "Laputa was large": what stands where places stand and does nothing that a person does.
  if (figure.places > 0 && standing > 2 * alive) return false
  // "The Olympics", "Harbour Town": what does nothing and stands where things and places stand.
  if (acts === 0 && (figure.places > 0 || figure.articles > figure.mentions * 0.5)) return false
  if (words < SHORT_BOOK) return true
  return acts >= Math.max(1, figure.mentions * 0.08)
}

/** Kinds of animals that are also given names or surnames. */
const BOTH = new Set(['robin', 'buck', 'drake', 'wren', 'kid', 'hawk', 'swan', 'wolf', 'fox', 'colt', 'martin'])

/** "Lion was hungry": the kind serves as the name. */
const isKindName = ({ key, titles, variants }: SeenFigure): boolean =>
  titles === 0 && ENGLISH_ANIMALS.has(key) && !BOTH.has(key) && variants.keys().every((name) => !name.includes(' '))

function kindOf(figure: SeenFigure, common: boolean): Figure['kind'] {
  if (!common && isKindName(figure)) return 'animal'
  if (common) return ENGLISH_ANIMALS.has(figure.key.slice(4)) ? 'animal' : 'person'
  if (figure.certain && figure.animalWords < figure.mentions) return 'person'
  if (figure.animalWords >= Math.max(1, figure.mentions * 0.2) && figure.animalWords > figure.personWords)
    return 'animal'
  if (figure.titles > 0 || figure.personWords > figure.mentions * 0.03) return 'person'
  return 'unknown'
}
