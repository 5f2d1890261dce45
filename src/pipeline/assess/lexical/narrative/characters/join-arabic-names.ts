import { bestSurface, kindOf, type ArabicFigure } from './arabic-figure.ts'
import { isRole } from './arabic-name-signs.ts'
import type { Figure } from './figure.ts'

/** A figure of the story with the forms of the names it goes by. */
export type JoinedFigure = Figure & { forms: string[] }

/** Two names belong together where they stand so at least so often, and so often among the mentions of the rarer one. */
const LEAST_PLACES = 2
const LEAST_SHARE = 0.2
/** Beside a third name a part may stand too, by chance, but not so often among its places beside the second. */
const RIVAL_SHARE = 0.25

/** The sentences in which the second name stands right behind the first, one for each such place. */
type Pair = { first: ArabicFigure; second: ArabicFigure; places: readonly number[] }

/** The people behind the names: first name and surname that stand side by side are one of them, under the full name. */
export function joinArabicNames(figures: readonly ArabicFigure[]): JoinedFigure[] {
  const joined = new Map(figures.map((figure) => [figure, alone(figure)]))
  const pairs = pairsOf(figures)
  for (const pair of pairs) {
    if (!isOneName(pair) || pairs.some((other) => isRival(pair, other))) continue
    const head = joined.get(pair.first)!
    const tail = joined.get(pair.second)!
    if (head === tail) continue
    const both = merge(head, tail, pair.places.length)
    for (const [figure, person] of joined) if (person === head || person === tail) joined.set(figure, both)
  }
  return [...new Set(joined.values())]
}

const alone = (figure: ArabicFigure): JoinedFigure => ({
  name: bestSurface(figure),
  kind: kindOf(figure),
  mentions: figure.mentions,
  speeches: figure.speeches,
  sentences: figure.sentences,
  forms: [figure.form],
})

function merge(head: JoinedFigure, tail: JoinedFigure, places: number): JoinedFigure {
  const kinds = [head.kind, tail.kind]
  return {
    name: `${head.name} ${tail.name}`,
    kind: kinds.find((kind) => kind === 'animal') ?? kinds.find((kind) => kind === 'person') ?? 'unknown',
    mentions: head.mentions + tail.mentions - places,
    speeches: head.speeches + tail.speeches,
    sentences: [...new Set([...head.sentences, ...tail.sentences])].toSorted((a, b) => a - b),
    forms: [...head.forms, ...tail.forms],
  }
}

/** Every two names that ever stand side by side. In «رأى سالم الأسد» the second is no part of the first's name. */
function pairsOf(figures: readonly ArabicFigure[]): Pair[] {
  const known = new Set(figures.filter((figure) => !isRole(figure.form)))
  return figures.flatMap((first) =>
    [...first.followed]
      .filter(([second]) => second !== first && known.has(second))
      .map(([second, places]) => ({ first, second, places })),
  )
}

function isOneName({ first, second, places }: Pair): boolean {
  const counts = [first.mentions, second.mentions]
  // There may be other kings: the role is this one's only where it often stands beside the name.
  const whole = isRole(first.form) ? Math.max(...counts) : Math.min(...counts)
  if (places.length < LEAST_PLACES || places.length < whole * LEAST_SHARE) return false
  return sharedApart(first, second, places) < places.length
}

/** «أحمد سعيد», «محمود سعيد»: a part that two people have, or two who are named now in this order and now in that. */
function isRival(pair: Pair, other: Pair): boolean {
  if (other === pair || other.places.length < pair.places.length * RIVAL_SHARE) return false
  if (other.first === pair.second) return other.second === pair.first
  return other.first === pair.first || other.second === pair.second
}

/** How many sentences name both, but not side by side: they tell of two. */
function sharedApart(first: ArabicFigure, second: ArabicFigure, places: readonly number[]): number {
  const theirs = new Set(second.sentences)
  const beside = new Set(places)
  return first.sentences.filter((sentence) => theirs.has(sentence) && !beside.has(sentence)).length
}
