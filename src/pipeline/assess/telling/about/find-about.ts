import { pageAt, type BookText } from '../../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import { isQuotable, leansBack } from '../../lexical/narrative/quotable.ts'
import { storySentences } from '../../lexical/narrative/story-sentences.ts'
import type { TokenizedText } from '../../lexical/segment/tokenized-text.ts'
import { WIDTH } from '../../reader/network/shape.ts'
import { SmallNetworks } from '../small-networks.ts'
import { SIGNS, signsOf, type Around } from '../sentence-signs.ts'
import { meanOf, nearness, type SentenceVectors } from '../sentence-vectors.ts'
import { isShortText, openingSentences } from './opening-sentences.ts'

/** What is said of a sentence beside its vector: its signs, how near it is to the middle of the beginning, whether it is Arabic; once more of Arabic ones. */
const SAID = SIGNS + 2
/** The reader's vector, its difference from the middle of the beginning, and what is said beside it. */
const INPUTS = 2 * WIDTH + 2 * SAID
const OUTPUTS = 2

let loaded: SmallNetworks | undefined
const sharedNetworks = (): SmallNetworks =>
  (loaded ??= new SmallNetworks(new URL('../weights/about.bin', import.meta.url), INPUTS, OUTPUTS))

/** A quotation of one or two sentences, in characters. */
const LONGEST = 320
/** What a sentence's two chances must come to (whole twice, in part once), in a short text and in a longer one: training/README.md. */
const TELLS_FROM = { short: 0.8, long: 1.1 }
/** Its neighbour is read with it from here on, and sooner where it has few characters. */
const WITH_FROM = 0.5
const FEW = { characters: 80, from: 0.2 }
const MOST = 2

/** Thanks, and how long the writing took, say nothing of a book's subject. */
const OF_ITS_MAKING =
  /\b(?:grateful|gratitude|indebted|acknowledge|acknowledg\w*|my thanks|thank (?:my|the) (?:editor|publisher|friends|colleagues)|proofs?|manuscript|first edition|second edition)\b|(?<!\p{L})(?:[وف]?(?:أشكر|نشكر|أتقدم بالشكر|الشكر الجزيل|ممتن|أدين بالفضل|إنجاز هذا (?:العمل|الكتاب)|الطبعة (?:الأولى|الثانية|الثالثة)|مسودة|مخطوط))(?!\p{L})/iu

type Scored = { sentence: number; score: number }

/** The passages, each a sentence with its neighbour where that tells of it too, that most surely say what the book is about, in its order; none where none does. */
export function findAbout(
  tokens: TokenizedText,
  book: BookText,
  around: Around,
  vectors: SentenceVectors,
): EvidenceRef[] {
  const scored = scoredSentences(tokens, book, around, vectors)
  const from = isShortText(tokens) ? TELLS_FROM.short : TELLS_FROM.long
  // The first line of a picture book is often its title once more.
  const isTitle = (sentence: number): boolean =>
    lettersOf(tokens.text.slice(tokens.sentenceStart[sentence], tokens.sentenceEnd[sentence])) ===
    lettersOf(around.title)
  const isOfMaking = (sentence: number): boolean =>
    OF_ITS_MAKING.test(tokens.text.slice(tokens.sentenceStart[sentence], tokens.sentenceEnd[sentence]))
  const found: Span[] = []
  for (const best of scored.toSorted((a, b) => b.score - a.score)) {
    if (best.score < from || found.length === MOST) break
    if (!isQuotable(tokens, best.sentence) || isTitle(best.sentence) || isOfMaking(best.sentence)) continue
    const span = withNeighbour(
      tokens,
      scored.filter(({ sentence }) => !isTitle(sentence)),
      best,
    )
    if (span !== undefined && found.every(({ first, last }) => last < span.first - 1 || span.last + 1 < first))
      found.push(span)
  }
  return found
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last }) => {
      const start = tokens.sentenceStart[first]!
      const end = tokens.sentenceEnd[last]!
      return { quote: book.text.slice(start, end), page: pageAt(book.pages, start), start, end }
    })
}

function scoredSentences(tokens: TokenizedText, book: BookText, around: Around, vectors: SentenceVectors): Scored[] {
  const opening = openingSentences(tokens, storySentences(tokens, book))
  const signs = signsOf(tokens, opening, around)
  const read = vectors.of(opening)
  const middle = meanOf(read.map(({ vector }) => vector))
  const networks = sharedNetworks()
  const isArabic = tokens.language === 'ar'
  return read.map(({ sentence, at, vector }) => {
    const said = [...signs[at]!, nearness(vector, middle), Number(isArabic)]
    const inputs = new Float32Array(INPUTS)
    inputs.set(vector)
    inputs.set(
      vector.map((value, aspect) => value - middle[aspect]!),
      WIDTH,
    )
    inputs.set(said, 2 * WIDTH)
    if (isArabic) inputs.set(said, 2 * WIDTH + SAID)
    const [partly = 0, wholly = 0] = networks.chances(inputs)
    return { sentence, score: partly + 2 * wholly }
  })
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Sentences first to last, both included. */
type Span = { first: number; last: number }

/** A sentence with the one before where it leans on it, or with the likelier of its neighbours; undefined where what it leans on cannot stand with it. */
function withNeighbour(tokens: TokenizedText, scored: readonly Scored[], { sentence }: Scored): Span | undefined {
  const scoreOf = (other: number): number => scored.find((one) => one.sentence === other)?.score ?? 0
  const fits = (first: number, last: number, other: number): boolean =>
    tokens.sentenceEnd[last]! - tokens.sentenceStart[first]! <= LONGEST && isQuotable(tokens, other)
  const before = sentence - 1
  const after = sentence + 1
  if (leansBack(tokens, sentence))
    return scoreOf(before) > 0 && fits(before, sentence, before) ? { first: before, last: sentence } : undefined
  const isShort = tokens.sentenceEnd[sentence]! - tokens.sentenceStart[sentence]! < FEW.characters
  const likelier = scoreOf(before) > scoreOf(after) ? [before, after] : [after, before]
  for (const other of likelier) {
    const span = { first: Math.min(other, sentence), last: Math.max(other, sentence) }
    if (scoreOf(other) >= (isShort ? FEW.from : WITH_FROM) && fits(span.first, span.last, other)) return span
  }
  return { first: sentence, last: sentence }
}
