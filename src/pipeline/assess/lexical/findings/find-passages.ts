import type { Finding, FindingCategory } from '../../../../contract/assessment.ts'
import { pageAt, type BookText } from '../../../../contract/book-text.ts'
import { isAnimalTale } from './among-animals.ts'
import { intensityInContext } from './context.ts'
import { CueIndex } from './cue-index.ts'
import { isHeadingSentence } from './heading-sentence.ts'
import type { EntryCategory } from '../lexicon/lexicon-entry.ts'
import type { Match } from '../match/match.ts'
import { quoteSpan } from './quote-span.ts'
import { isRestOfWord } from './rest-of-word.ts'
import { stanceOf } from './stance.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

const NOT_FOUND: ReadonlySet<EntryCategory> = new Set(['innocent', 'cue', 'theme', 'value'])

/**
 * What the matches amount to, in book order: one finding a sentence and sense, with the strongest wording's rule. Each
 * quote is cut from the text by its offsets, so `text.slice(start, end) === quote`.
 */
export function findPassages(tokens: TokenizedText, matches: readonly Match[], book: BookText): Finding[] {
  const cues = new CueIndex(tokens, matches)
  let tale: boolean | undefined
  const isTaleOfAnimals = (): boolean => (tale ??= isAnimalTale(tokens))
  const strongest = new Map<string, { match: Match; intensity: number }>()
  const strong = new Set<string>()
  const weak: { match: Match; intensity: number }[] = []
  const keep = (match: Match, intensity: number): void => {
    const { category, sense } = match.entry
    const key = `${tokens.tokenSentence[match.firstToken]!}|${category}|${sense}`
    const known = strongest.get(key)
    if (known === undefined || known.intensity < intensity) strongest.set(key, { match, intensity })
  }
  const paragraphKey = (match: Match): string =>
    `${paragraphOf(tokens, tokens.tokenStart[match.firstToken]!)}|${match.entry.category}`
  for (const match of matches) {
    if (NOT_FOUND.has(match.entry.category)) continue
    if (isHeadingSentence(tokens, tokens.tokenSentence[match.firstToken]!)) continue
    if (crossesClause(tokens, match) || isRestOfWord(tokens, match)) continue
    const intensity = intensityInContext(tokens, match, cues, isTaleOfAnimals)
    if (intensity === 0) continue
    if (match.entry.weak) weak.push({ match, intensity })
    else {
      strong.add(paragraphKey(match))
      keep(match, intensity)
    }
  }
  for (const { match, intensity } of weak) if (strong.has(paragraphKey(match))) keep(match, intensity)

  return [...strongest.values()]
    .toSorted((a, b) => a.match.firstToken - b.match.firstToken)
    .map(({ match, intensity }) => {
      const focus = { start: tokens.tokenStart[match.firstToken]!, end: tokens.tokenEnd[match.lastToken]! }
      const { start, end } = quoteSpan(tokens, match.firstToken, focus, book.pages)
      const { entry } = match
      return {
        category: entry.category as FindingCategory,
        sense: entry.sense,
        intensity,
        stance: stanceOf(tokens, match, cues),
        ...(entry.forbidden && intensity === 4 ? { forbidden: true } : {}),
        quote: tokens.text.slice(start, end),
        page: pageAt(book.pages, start),
        start,
        end,
        focus,
        rule: entry.rule,
      }
    })
}

/** Index of the paragraph an offset lies in. Binary search. */
function paragraphOf(tokens: TokenizedText, offset: number): number {
  let low = 0
  let high = tokens.paragraphStart.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tokens.paragraphStart[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * A semicolon or a dash within a pattern: what stands behind it is told of something else. A comma says less,
 * a deed often runs over it.
 */
function crossesClause(tokens: TokenizedText, { firstToken, lastToken }: Match): boolean {
  const { text, tokenEnd, tokenStart } = tokens
  for (let token = firstToken; token < lastToken; token += 1) {
    for (let at = tokenEnd[token]!; at < tokenStart[token + 1]!; at += 1) {
      const code = text.charCodeAt(at)
      if (DIVIDES.has(code) || (code === HYPHEN && text.charCodeAt(at + 1) === HYPHEN)) return true
    }
  }
  return false
}

const HYPHEN = 0x2d
const DIVIDES = new Set(';؛—'.split('').map((mark) => mark.charCodeAt(0)))
