import { ENGLISH_ANIMALS, ENGLISH_ROLES, GENERAL_ROLES, GROUP_NOUNS } from './character-words.ts'
import { isPlural } from './english-name-signs.ts'
import type { Figure } from './figure.ts'
import { joinNames } from './join-names.ts'
import type { Company } from './name-company.ts'

/** A name with all the signs by which it is told whether a character bears it. */
export type SeenFigure = Figure &
  Company & {
    key: string
    variants: Map<string, number>
    titles: number
    certain: boolean
    /** How often the text writes its first word small. */
    small: number
  }

const MIN_MENTIONS = 2

/**
 * The characters among the names a text of so many words was seen to use, most mentioned first: names of one person
 * joined, places and passers-by left out.
 */
export function chooseFigures(found: readonly SeenFigure[], words: number): Figure[] {
  const figures = joinNames(found.filter((figure) => figure.mentions >= MIN_MENTIONS))
  const result: (Figure & { key: string })[] = []
  for (const figure of figures) {
    const common = figure.key.startsWith('the ')
    const name = usualName(figure)
    if (isVessel(figure, words) || NUMBERED.test(figure.key)) continue
    if (common ? !isSomebody(figure, words) : !isDoer(figure, name, words)) continue
    const { key, mentions, speeches, sentences } = figure
    result.push({ key, name, kind: kindOf(figure, common), mentions, speeches, sentences })
  }
  const named = result.filter((figure) => !figure.key.startsWith('the ')).length
  return onceEach(result)
    .filter((figure) => named < 3 || !GENERAL_ROLES.has(figure.key.slice(4)) || !figure.key.startsWith('the '))
    .map(({ name, kind, mentions, speeches, sentences }) => ({ name, kind, mentions, speeches, sentences }))
    .toSorted((a, b) => b.mentions - a.mentions)
}

/** "Lion" and "the Lion", the son who is called as his father is, "Theo" and "Theodora" are told as one: the one mentioned most. */
function onceEach<One extends Figure>(figures: readonly One[]): One[] {
  const once = new Map<string, One>()
  for (const figure of figures.toSorted((a, b) => b.mentions - a.mentions)) {
    const name = figure.name.toLowerCase().replace(/^the /, '')
    const isKnown =
      once.has(name) || [...once].some(([other, one]) => isShortFor(other, name) && !standTogether(one, figure))
    if (!isKnown) once.set(name, figure)
  }
  return [...once.values()]
}

const SHORT_NAME = 4

const isShortFor = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= SHORT_NAME && !long.includes(' ') && long.startsWith(short)
}

const standTogether = (a: Figure, b: Figure): boolean => {
  const theirs = new Set(a.sentences)
  return b.sentences.some((sentence) => theirs.has(sentence))
}

/** In a long book an animal that is somebody says this share of its mentions, at least. */
const ANIMAL_SPEAKS = 0.05

/** The animals of a long book are somebody when they speak; in few words one that acts is. */
function isSomebody({ key, mentions, speeches, subjects }: SeenFigure, words: number): boolean {
  const isLongBooksAnimal = words >= SHORT_BOOK && ENGLISH_ANIMALS.has(key.slice(4))
  if (isLongBooksAnimal) return speeches > 0 && speeches >= ANIMAL_SPEAKS * mentions
  return speeches > 0 || subjects >= 3
}

/** The way the text mostly calls a figure, with the article where it mostly has one. */
function usualName(figure: SeenFigure): string {
  let name = figure.name
  let most = 0
  for (const [variant, count] of figure.variants) {
    if (count > most) {
      most = count
      name = variant
    }
  }
  return hasArticle(figure) && !name.startsWith('the ') ? `the ${name}` : name
}

const hasArticle = ({ articles, mentions }: SeenFigure): boolean => articles > mentions * 0.5

/** Surely a person by a title; one among many mentions is a slip ("Halfmoon, Mr. Ward"). */
const isCertain = ({ certain, titles, mentions }: SeenFigure): boolean =>
  certain && (titles === 0 || titles >= mentions * SURE_TITLES)
const SURE_TITLES = 0.05

/** "The Grimlets", "two Grimlets were": many. "The Cyclops was" is one, and so is Charles until the text says otherwise. */
function isGroup(figure: SeenFigure, name: string): boolean {
  const noun = name.toLowerCase().split(' ').at(-1) ?? ''
  if (hasArticle(figure) && GROUP_NOUNS.has(noun)) return true
  // "The Ashantis were"
  if (hasArticle(figure) && figure.manys > Math.max(1, figure.ones)) return true
  if (!isPlural(noun)) return false
  if (!hasArticle(figure)) return figure.manys > figure.ones
  return figure.ones <= figure.manys || figure.speeches < figure.mentions * ONE_SPEAKS
}

/** "The Apes" say nothing, "the Cyclops" does. */
const ONE_SPEAKS = 0.03

/** Boats and machines have numbers. */
const NUMBERED = /\d/

/** A ship nearly always has the article; a name without one is a ship's only where much speaks for it. */
const VESSEL_SHARE = { article: 0.05, bare: 0.2 }

/** A ship, unless it speaks as one of the story's people, or is a sailor by name. */
function isVessel(figure: SeenFigure, words: number): boolean {
  const { key, vessels, speeches, mentions, titles } = figure
  if (isCertain(figure) || ENGLISH_ROLES.has(key.replace(/^the /, '')) || titles > mentions / 2 || vessels <= speeches)
    return false
  const share = hasArticle(figure) ? VESSEL_SHARE.article : VESSEL_SHARE.bare
  return vessels >= Math.max(words < SHORT_BOOK ? 1 : 2, mentions * share)
}

const SHORT_BOOK = 3000
/** A church or a street is called after one. */
const SAINT = /^(?:st|saint) /
/** "The Europeans", "a Puritan": people of one country or faith, and no name. */
const MANY = /(?:[ei]ans|icans?|itans?|ishmen|chmen)$/

function isDoer(figure: SeenFigure, name: string, words: number): boolean {
  if (figure.titles > figure.mentions / 2 || isCertain(figure)) return true
  if (isGroup(figure, name)) return false
  const standing = figure.places + 0.7 * figure.ofs
  const acts = figure.speeches + figure.subjects
  const alive = figure.speeches + figure.personal
  if (alive === 0 && SAINT.test(figure.key)) return false
  if (MANY.test(figure.key) && figure.titles === 0) return false
  if (standing > figure.mentions * 0.4 && standing > alive) return false
  if (standing > figure.mentions * 0.2 && alive < figure.mentions * 0.1) return false
  if (isThing(figure, alive, words)) return false
  // "Laputa was large": what stands where places stand and does nothing that a person does.
  if (figure.places > 0 && standing > 2 * alive) return false
  // "The Olympics", "Harbour Town": what does nothing and stands where things and places stand.
  if (acts === 0 && (figure.places > 0 || hasArticle(figure))) return false
  if (words < SHORT_BOOK) return true
  return acts >= Math.max(1, figure.mentions * 0.08)
}

/**
 * "The Beehive", "a Martian": with an article stands a thing, a house or one of a kind, unless it often says or does what people do. So does a word
 * that the book also writes small: "Westward", "the Law and its Cause".
 */
function isThing({ articles, small, mentions, titles, he, she }: SeenFigure, alive: number, words: number): boolean {
  if (titles > 0) return false
  if (articles >= mentions * THING.articles) {
    const meant = Math.max(he, she) >= mentions * THING.meant ? Math.max(he, she) : 0
    return alive + meant < Math.max(words < SHORT_BOOK ? 1 : THING.least, mentions * THING.alive)
  }
  return words >= SHORT_BOOK && small > 0 && alive < Math.max(THING.leastSmall, mentions * THING.aliveSmall)
}
const THING = { articles: 0.3, meant: 0.15, least: 3, alive: 0.08, leastSmall: 2, aliveSmall: 0.1 }

/** Kinds of animals that are also given names or surnames. */
const BOTH = new Set(['robin', 'buck', 'drake', 'wren', 'kid', 'hawk', 'swan', 'wolf', 'fox', 'colt', 'martin'])

/** "Lion was hungry": the kind serves as the name. */
const isKindName = ({ key, titles, variants }: SeenFigure): boolean =>
  titles === 0 && ENGLISH_ANIMALS.has(key) && !BOTH.has(key) && variants.keys().every((name) => !name.includes(' '))

function kindOf(figure: SeenFigure, common: boolean): Figure['kind'] {
  if (!common && isKindName(figure)) return 'animal'
  if (common) return ENGLISH_ANIMALS.has(figure.key.slice(4)) ? 'animal' : 'person'
  if (isCertain(figure) && figure.animalWords < figure.mentions) return 'person'
  if (figure.animalWords >= Math.max(1, figure.mentions * 0.2) && figure.animalWords > figure.personWords)
    return 'animal'
  if (figure.titles > 0 || ENGLISH_ROLES.has(figure.key) || figure.personWords > figure.mentions * 0.03) return 'person'
  return 'unknown'
}
