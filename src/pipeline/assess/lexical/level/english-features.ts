import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { FormFacts } from './form-facts.ts'
import { WORD_ROLE } from './form-facts.ts'
import { quantile } from './quantile.ts'
import type { Span } from './span.ts'
import type { WeighedWords } from './word-weight.ts'
import { isName, weighedWords, wordWeight } from './word-weight.ts'

/** Names of the surface features, in the order of the coefficients. */
export const ENGLISH_FEATURES = [
  'typeFrequency',
  'lowFrequency',
  'rareTypeShare',
  'logLongestSentence',
  'negationShare',
  'linkShare',
  'prepositionShare',
  'compoundShare',
  'abstractShare',
  'archaicShare',
  'quotedShare',
  'overlap',
  'wordWeight',
] as const
/** All but what the words weigh. */
export const SURFACE_FEATURES = ENGLISH_FEATURES.filter((name) => name !== 'wordWeight')
export type EnglishFeature = (typeof ENGLISH_FEATURES)[number]
export type EnglishFeatures = Record<EnglishFeature, number>

/** In which run each form, and in which sentence each stem, was last seen; one for all the runs of a text. */
export type SeenWords = {
  run: number
  sentence: number
  inRun: Uint32Array
  inSentence: Uint32Array
  weighed: WeighedWords
}

export const seenWords = (tokens: TokenizedText): SeenWords => ({
  run: 0,
  sentence: 0,
  inRun: new Uint32Array(tokens.forms.length),
  inSentence: new Uint32Array(tokens.forms.length),
  weighed: weighedWords(tokens),
})

/** Content words rarer than this are rare for a child. */
const RARE_ZIPF = 3.5
/** A lemma speaks for its inflections, a little less surely than the form itself. */
const LEMMA_DISCOUNT = 0.3

/** True where a hyphen alone stands between this word and the one before ("merry-go-round"). */
function isCompound(tokens: TokenizedText, token: number): boolean {
  const start = tokens.tokenStart[token] ?? 0
  return tokens.text.charCodeAt(start - 1) === 0x2d && tokens.tokenEnd[token - 1] === start - 1
}

/**
 * Surface features of a run of English sentences, meant for about 50 to 250 words. Shares are of all words.
 * typeFrequency is the mean Zipf value of the different content words that are not names, lowFrequency the 10th
 * percentile of all of them, rareTypeShare how many of the different ones are rare; the longest sentence is the natural
 * logarithm of its words; abstractShare counts learned endings; overlap is the mean share of a sentence's content words
 * that the sentence before also had (cohesion); wordWeight see word-weight.ts.
 */
export function englishFeatures(
  tokens: TokenizedText,
  facts: FormFacts,
  sentences: readonly Span[],
  seen: SeenWords,
): EnglishFeatures {
  const { tokenForm, tokenStem, tokenScript, tokenQuoted } = tokens
  let types = 0
  let frequency = 0
  let rareTypes = 0
  const frequencies: number[] = []
  let count = 0
  let negation = 0
  let link = 0
  let preposition = 0
  let compound = 0
  let abstract = 0
  let archaic = 0
  let quoted = 0
  let longest = 1
  let overlap = 0
  let pairs = 0
  seen.run += 1
  // The first sentence has none before it.
  seen.sentence += 1
  const { run } = seen
  let sizeBefore = 0
  for (const { start, end } of sentences) {
    if (end <= start) continue
    longest = Math.max(longest, end - start)
    seen.sentence += 1
    const { sentence } = seen
    let size = 0
    let shared = 0
    for (let token = start; token < end; token += 1) {
      count += 1
      if (tokenScript[token] !== 0) continue
      const id = tokenForm[token] ?? 0
      quoted += tokenQuoted[token] ?? 0
      const role = facts.role[id] ?? 0
      if (role === WORD_ROLE.archaic) archaic += 1
      if (facts.closed[id] === 1) {
        if (role === WORD_ROLE.preposition) preposition += 1
        else if (role === WORD_ROLE.negation) negation += 1
        else if (role === WORD_ROLE.link) link += 1
        continue
      }
      if (token > start && isCompound(tokens, token)) compound += 1
      abstract += facts.abstract[id] ?? 0
      if (token > start && isName(tokens, token)) continue
      const stem = tokenStem[token] ?? id
      const zipf = Math.max(facts.zipf[id] ?? 0, (facts.zipf[stem] ?? 0) - LEMMA_DISCOUNT)
      if (seen.inRun[id] !== run) {
        seen.inRun[id] = run
        types += 1
        frequency += zipf
        if (zipf < RARE_ZIPF) rareTypes += 1
      }
      frequencies.push(zipf)
      const last = seen.inSentence[stem]!
      if (last !== sentence) {
        seen.inSentence[stem] = sentence
        size += 1
        if (last === sentence - 1) shared += 1
      }
    }
    if (sizeBefore > 0 && size > 0) {
      overlap += shared / size
      pairs += 1
    }
    sizeBefore = size
  }
  const all = Math.max(1, count)
  return {
    typeFrequency: types === 0 ? 5 : frequency / types,
    lowFrequency: frequencies.length === 0 ? 4 : quantile(frequencies, 0.1),
    rareTypeShare: types === 0 ? 0 : rareTypes / types,
    logLongestSentence: Math.log(longest),
    negationShare: negation / all,
    linkShare: link / all,
    prepositionShare: preposition / all,
    compoundShare: compound / all,
    abstractShare: abstract / all,
    archaicShare: archaic / all,
    quotedShare: quoted / all,
    overlap: pairs === 0 ? 0.1 : overlap / pairs,
    wordWeight: wordWeight(tokens, facts, sentences, seen.weighed),
  }
}
