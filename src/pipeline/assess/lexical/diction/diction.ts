import { readFileSync } from 'node:fs'
import { READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { SCRIPT } from '../segment/word-interner.ts'

const WEIGHTS = new URL('weights/', import.meta.url)

/**
 * What the choice of words of a whole book says of it, as readers of labelled books would: the youngest fitting age in years,
 * the chance that it is for adults, and how strongly it holds each label (0-3). Estimates of a straight line, so that they
 * may lie a little outside.
 */
export type Diction = { age: number; adult: number; severities: Readonly<Record<ReadLabel, number>> }

/** Tells it of a text; a text of a few hundred words has too few of them. */
export type ReadDiction = (tokens: TokenizedText) => Diction

/** As in training/diction.py. */
const FEWEST_WORDS = 1500
const ASPECTS = 2 + READ_LABELS.length

type Weights = { start: readonly number[]; steps: readonly number[]; ofStem: ReadonlyMap<string, Int8Array> }

/**
 * Ridge regressions on how often each stem occurs in 10,000 words, logarithmic (training/diction.py), read with the first book of a
 * language. The same on every machine: stems are added in the order in which a book brings them.
 * @param folder holds en.txt and ar.txt
 */
export function loadDiction(folder: URL = WEIGHTS): ReadDiction {
  const loaded = new Map<string, Weights>()
  return (tokens) => {
    const language = tokens.language === 'ar' ? 'ar' : 'en'
    const weights = loaded.get(language) ?? parse(readFileSync(new URL(`${language}.txt`, folder), 'utf8'))
    loaded.set(language, weights)
    const sums = new Float64Array(ASPECTS)
    const per10k = 10_000 / Math.max(tokens.tokenCount, FEWEST_WORDS)
    for (const [stem, count] of countStems(tokens)) {
      const own = weights.ofStem.get(tokens.forms[stem]!)
      if (own === undefined) continue
      const often = Math.log1p(count * per10k)
      for (let aspect = 0; aspect < ASPECTS; aspect += 1) sums[aspect]! += own[aspect]! * often
    }
    const [age = 0, adult = 0, ...severities] = weights.start.map(
      (value, aspect) => value + sums[aspect]! * weights.steps[aspect]!,
    )
    return {
      age,
      adult,
      severities: Object.fromEntries(READ_LABELS.map((label, index) => [label, severities[index]!])) as Record<
        ReadLabel,
        number
      >,
    }
  }
}

let ofTheProduct: ReadDiction | undefined

/** The one of this process. */
export const sharedDiction = (): ReadDiction => (ofTheProduct ??= loadDiction())

function countStems({ tokenStem, tokenScript, tokenCount }: TokenizedText): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (let token = 0; token < tokenCount; token += 1) {
    if (tokenScript[token] === SCRIPT.other) continue
    const stem = tokenStem[token]!
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}

/** A line with what a text without words gives, one with what a step is worth, then a stem a line with its steps. */
function parse(content: string): Weights {
  const [start = '', steps = '', ...stems] = content.trimEnd().split('\n')
  return {
    start: start.split(' ').map(Number),
    steps: steps.split(' ').map(Number),
    ofStem: new Map(
      stems.map((line) => {
        const [stem = '', ...own] = line.split(' ')
        return [stem, Int8Array.from(own, Number)] as const
      }),
    ),
  }
}
