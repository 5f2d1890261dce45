import { daleChallFormula } from 'dale-chall-formula'
import { fleschKincaid } from 'flesch-kincaid'
import { spacheFormula } from 'spache-formula'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { ArabicFacts } from './arabic-features.ts'
import type { FormFacts } from './form-facts.ts'
import { mtld } from './mtld.ts'
import { osman } from './osman.ts'
import { vocalisation } from './vocalisation.ts'

/** What can be counted again with pencil and paper. */
export type WordStatistics = {
  uniqueWords: number
  meanWordLetters: number
  /** 0-1: words rarer than one in 400,000 (English), or outside the everyday list (Arabic) */
  rareWordShare: number
  /** 0-1: English words outside the Dale-Chall list; 0 in Arabic */
  unfamiliarShare: number
  /** 0-1: Arabic words with a conjunction, article or pronoun written on; 0 in English */
  cliticShare: number
  /** See mtld.ts. */
  diversity: number
  /** US school grades by the published formulas; NaN where they do not apply. */
  fleschKincaid: number
  daleChall: number
  spache: number
  /** NaN unless the text is Arabic and vocalised */
  osman: number
}

const RARE_ZIPF = 3.4
/** MTLD hardly moves after this many words. */
const MTLD_WORDS = 40_000
/** From this share of letters with marks on, syllables can be counted. */
const VOCALISED = 0.4
const FORMAL = /[ءئؤذظ]|(?:وا|ون)$/u

/** Statistics of the kept sentences. Linear in the text. */
export function wordStatistics(
  tokens: TokenizedText,
  keep: Uint8Array,
  facts: FormFacts,
  arabic: ArabicFacts | undefined,
): WordStatistics {
  const { tokenForm, tokenStem, tokenScript } = tokens
  const seen = new Uint8Array(tokens.forms.length)
  const stems = new Uint32Array(Math.min(MTLD_WORDS, tokens.tokenCount))
  let types = 0
  let words = 0
  let letters = 0
  let rare = 0
  let unfamiliar = 0
  let unknownSpache = 0
  let clitics = 0
  let syllables = 0
  let sentences = 0
  let hard = 0
  let complex = 0
  let formal = 0
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    sentences += 1
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      const id = tokenForm[token] ?? 0
      const stem = tokenStem[token] ?? id
      const script = tokenScript[token]
      if (script === 2) continue
      words += 1
      if (words <= stems.length) stems[words - 1] = stem
      if (seen[id] === 0) {
        seen[id] = 1
        types += 1
      }
      if (arabic !== undefined) {
        const size = arabic.letters[id] ?? 0
        letters += size
        rare += arabic.rare[id] ?? 0
        clitics += arabic.clitic[id] ?? 0
        if (size > 5) hard += 1
        continue
      }
      letters += facts.letters[id] ?? 0
      syllables += facts.syllables[id] ?? 1
      if (facts.closed[id] === 1) continue
      const code = tokens.text.charCodeAt(tokens.tokenStart[token] ?? 0)
      if (token > from && code >= 65 && code <= 90) continue
      if (Math.max(facts.zipf[id] ?? 0, facts.zipf[stem] ?? 0) < RARE_ZIPF) rare += 1
      if (facts.dale[id] !== 1 && facts.dale[stem] !== 1) unfamiliar += 1
      if (facts.spache[id] !== 1 && facts.spache[stem] !== 1) unknownSpache += 1
    }
  }
  let ease = Number.NaN
  if (arabic !== undefined) {
    const marked = vocalisation(tokens.text)
    if (marked.letters > 0 && marked.marks / marked.letters >= VOCALISED) {
      for (let token = 0; token < tokens.tokenCount; token += 1) {
        const from = tokens.tokenStart[token] ?? 0
        const end = tokens.tokenEnd[token] ?? from
        if (vocalisation(tokens.text, from, end).syllables <= 4) continue
        complex += 1
        if (FORMAL.test(tokens.text.slice(from, end))) formal += 1
      }
      ease = osman({ words, sentences, hard, syllables: marked.syllables, complex, formal })
    }
  }
  const all = Math.max(1, words)
  const english = arabic === undefined && words > 0 && sentences > 0
  return {
    uniqueWords: types,
    meanWordLetters: letters / all,
    rareWordShare: rare / all,
    unfamiliarShare: unfamiliar / all,
    cliticShare: clitics / all,
    diversity: mtld(stems.subarray(0, words)),
    fleschKincaid: english ? fleschKincaid({ word: words, sentence: sentences, syllable: syllables }) : Number.NaN,
    daleChall: english ? daleChallFormula({ word: words, sentence: sentences, difficultWord: unfamiliar }) : Number.NaN,
    spache: english ? spacheFormula({ word: words, sentence: sentences, unfamiliarWord: unknownSpache }) : Number.NaN,
    osman: ease,
  }
}
