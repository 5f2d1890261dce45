import type { FoundValue, Value } from '../../../../contract/assessment.ts'
import { valueSchema } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import type { Match } from '../match/match.ts'
import { isQuotable } from '../narrative/quotable.ts'
import { sentenceEvidence, type Ground } from '../narrative/sentence-evidence.ts'
import { storySentences } from '../narrative/story-sentences.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { showsValue } from './shows-value.ts'
import { VALUE_BASELINES } from './value-baselines.ts'

const MAX_VALUES = 8
const MAX_EVIDENCE = 4
const MIN_WEIGHT = 0.2
const PRIOR_WORDS = 500

type Shown = { sum: number; sentences: Map<number, Told> }
/** `best` is the strength of the wording that `rule` and `focus` name. */
type Told = Ground & { score: number; best: number }

/**
 * The positive values a book shows, strongest first, each with up to four sentences in which somebody acts on it. What is
 * denied, refused, only wished for or done in scorn does not count; a value without a sentence to quote is left out.
 */
export function findValues(tokens: TokenizedText, matches: readonly Match[], book: BookText): FoundValue[] {
  const keep = storySentences(tokens, book)
  const shown = new Map<Value, Shown>()
  for (const { entry, firstToken, lastToken } of matches) {
    if (entry.category !== 'value') continue
    const sentence = tokens.tokenSentence[firstToken] ?? 0
    if (keep[sentence] !== 1) continue
    const strength = showsValue(tokens, sentence, firstToken, lastToken)
    if (strength <= 0) continue
    const value = valueSchema.parse(entry.sense)
    let own = shown.get(value)
    if (own === undefined) {
      own = { sum: 0, sentences: new Map() }
      shown.set(value, own)
    }
    const score = entry.intensity * strength
    own.sum += score
    const known = own.sentences.get(sentence)
    if (known === undefined || known.best < score) {
      const focus = { start: tokens.tokenStart[firstToken]!, end: tokens.tokenEnd[lastToken]! }
      const sum = known === undefined ? score : score + known.score * 0.5
      own.sentences.set(sentence, { score: sum, best: score, rule: entry.rule, focus })
    } else known.score += score * 0.5
  }
  const words = tokens.tokenCount + PRIOR_WORDS
  const found: FoundValue[] = []
  for (const [value, own] of shown) {
    const rate = (own.sum * 10_000) / words
    const weight = rate / (rate + VALUE_BASELINES[value])
    if (weight < MIN_WEIGHT) continue
    const evidence = evidenceOf(tokens, own).map(([sentence, { rule, focus }]) =>
      sentenceEvidence(tokens, book, sentence, { rule, focus }),
    )
    if (evidence.length > 0) found.push({ value, weight: Math.round(weight * 1000) / 1000, evidence })
  }
  return found.toSorted((a, b) => b.weight - a.weight || a.value.localeCompare(b.value)).slice(0, MAX_VALUES)
}

/** Strong enough to be shown to a parent as an example of the value; a first reader's few words say it more plainly. */
const MIN_EVIDENCE = 2.3
const MIN_EVIDENCE_SHORT = 1.8
const SHORT_TEXT_WORDS = 1500

function evidenceOf(tokens: TokenizedText, own: Shown): [number, Told][] {
  const least = tokens.tokenCount < SHORT_TEXT_WORDS ? MIN_EVIDENCE_SHORT : MIN_EVIDENCE
  return [...own.sentences]
    .filter(([sentence, { best }]) => best >= least && (isQuotable(tokens, sentence) || isShort(tokens, sentence)))
    .toSorted((a, b) => b[1].score - a[1].score || a[0] - b[0])
    .slice(0, MAX_EVIDENCE)
    .toSorted((a, b) => a[0] - b[0])
}

function isShort(tokens: TokenizedText, sentence: number): boolean {
  const size = (tokens.sentenceEnd[sentence] ?? 0) - (tokens.sentenceStart[sentence] ?? 0)
  return tokens.tokenCount < SHORT_TEXT_WORDS && size >= 12 && size < 260
}
