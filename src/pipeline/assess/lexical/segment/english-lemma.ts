import { IRREGULAR_LEMMA, UNINFLECTED } from './english-irregulars.ts'
import { memoizeWords } from './memoize-words.ts'
import { UNKNOWN_ZIPF, wordFrequency } from '../level/word-frequency.ts'

/**
 * The lemma of a lower-case English form: possessives and clitics off, irregulars by table, regular endings by rule. Where
 * the spelling leaves two roots open ("hoped": hop, hope) the commoner word wins; an ending whose root is no known word
 * stays. One form has one lemma, whatever its part of speech.
 * @example lemmatizeEnglish('stabbed') // 'stab'; lemmatizeEnglish("thieves'") // 'thief'
 */
export const lemmatizeEnglish: (form: string) => string = memoizeWords(lemmaOf)

function lemmaOf(form: string): string {
  if (form.length < 3) return IRREGULAR_LEMMA.get(form) ?? form
  const word = withoutClitic(form)
  const irregular = IRREGULAR_LEMMA.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || UNINFLECTED.has(word)) return word
  if (word.endsWith('s')) return singular(word)
  if (word.endsWith('ed')) return root(word, word.slice(0, -2), 'ed')
  if (word.endsWith('ing') && word.length > 5) return root(word, word.slice(0, -3), 'ing')
  // Dialect drops the g ("murderin'") and older English ends the third person so ("drinketh", "drinkest").
  if (word.endsWith('in') && word.length > 5 && !isKnown(word) && isKnown(`${word}g`)) {
    return root(word, word.slice(0, -2), 'ing')
  }
  if (word.length > 5 && (word.endsWith('eth') || word.endsWith('est')) && !isKnown(word)) {
    return root(word, word.slice(0, -3), 'ed')
  }
  return word
}

function withoutClitic(form: string): string {
  const at = form.indexOf("'")
  if (at <= 0) return form
  const clitic = form.slice(at + 1)
  return clitic === 's' || clitic === 'll' || clitic === 've' || clitic === 're' || clitic === 'd' || clitic === 'm'
    ? form.slice(0, at)
    : form
}

function singular(word: string): string {
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (word.endsWith('es') && /(?:s|x|z|ch|sh|o)es$/.test(word)) {
    return commonest(word, [word.slice(0, -2), word.slice(0, -1)], false)
  }
  return word.slice(0, -1)
}

function root(word: string, stem: string, ending: 'ed' | 'ing'): string {
  if (stem.length < 2 || !/[aeiouy]/.test(stem)) return word
  if (ending === 'ed' && stem.endsWith('i')) return `${stem.slice(0, -1)}y`
  const last = stem.at(-1) ?? ''
  const doubled = last === stem.at(-2) && !'aeiouy'.includes(last)
  if (doubled) return commonest(word, [stem, stem.slice(0, -1)], true)
  // One vowel and one consonant would have been doubled had the root no silent e: "hoped" is hope, not hop.
  const single = /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(stem)
  return commonest(word, single ? [`${stem}e`, stem] : [stem, `${stem}e`], true, single)
}

/** The commonest of the candidates that are words; the inflected form itself when none is. */
function commonest(word: string, candidates: readonly string[], mustBeKnown: boolean, preferFirst = false): string {
  let best = mustBeKnown ? word : (candidates[0] ?? word)
  let bestFrequency = mustBeKnown ? UNKNOWN_ZIPF : 0
  for (const candidate of candidates) {
    const frequency = candidate.length < 2 ? 0 : wordFrequency(candidate)
    if (frequency > bestFrequency) {
      best = candidate
      bestFrequency = frequency
      if (preferFirst) break
    }
  }
  // A rare known form without a known root still loses its regular ending ("garrotted").
  if (best === word && mustBeKnown && candidates[0] !== undefined && !isKnown(word)) {
    return candidates.at(-1) ?? word
  }
  return best
}

function isKnown(word: string): boolean {
  return wordFrequency(word) > UNKNOWN_ZIPF
}
