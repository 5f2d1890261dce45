import type { CriterionRating } from '../../../../contract/assessment.ts'
import { pageAt } from '../../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import type { AssessedCriterion } from '../../engine.ts'
import type { CriteriaInput } from './criteria-input.ts'
import { ENGLISH_FUNCTION_WORDS } from '../level/english-function-words.ts'
import { quoteSpan } from '../findings/quote-span.ts'
import { tokenize } from '../segment/tokenize.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

type Rated = Pick<CriterionRating, 'score' | 'rationale' | 'evidence'>
type Level = 'safe' | 'moderate' | 'severe'

/** Sub-guideline names of systems 3 and 4 say how demanding a book is, not how harmful; they only add key terms. */
const LEVEL_OF: Readonly<Record<string, Level>> = { safe: 'safe', moderate: 'moderate', severe: 'severe' }
const PENALTY: Record<Level, number> = { safe: 0, moderate: 30, severe: 65 }
const MOST_EVIDENCE = 5
/** Words of guidelines that name no subject. */
const VAGUE = new Set(
  `book books story stories child children reader readers text content show shown shows appear appears present presence
  absent absence mention mentions mentioned contain contains include includes use used value values good bad right wrong
  strong mild clear detail level age character characters passage respect respected promote promotes promoted theme
  كتاب كتب قصه قصص طفل اطفال قارئ نص محتوي يظهر تظهر يذكر تذكر وجود غياب قيمه قيم شخصيه موضوع مستوي عمر`.split(/\s+/),
)

/**
 * A criterion an administrator invented: the sentences that carry the key terms of its description and sub-guidelines are
 * retrieved, a severe guideline's terms weigh most, two of them in one sentence count in full. The rationale says so.
 */
export function rateCustomCriterion(criterion: AssessedCriterion, { tokens, book }: CriteriaInput): Rated {
  const terms = keyTerms(criterion)
  const stems = new Map<number, Level>()
  for (const id of new Set(tokens.tokenStem)) {
    const level = terms.get(tokens.forms[id]!)
    if (level !== undefined) stems.set(id, level)
  }
  const found: { weight: number; evidence: EvidenceRef }[] = []
  const used = new Set<string>()
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    const hits = new Map<number, number>()
    for (let token = tokens.sentenceToken[sentence]!; token < tokens.sentenceToken[sentence + 1]!; token += 1) {
      const stem = tokens.tokenStem[token]!
      if (stems.has(stem)) hits.set(stem, token)
    }
    if (hits.size === 0) continue
    const heaviest = Math.max(...[...hits.keys()].map((stem) => PENALTY[stems.get(stem)!]))
    for (const stem of hits.keys()) used.add(tokens.forms[stem]!)
    const token = Math.min(...hits.values())
    const focus = { start: tokens.tokenStart[token]!, end: tokens.tokenEnd[token]! }
    const { start, end } = quoteSpan(tokens, token, focus, book.pages)
    found.push({
      weight: heaviest * (hits.size >= 2 ? 1 : 0.5),
      evidence: {
        quote: tokens.text.slice(start, end),
        page: pageAt(book.pages, start),
        start,
        end,
        rule: `custom: ${[...hits.keys()].map((stem) => tokens.forms[stem]).join(' + ')}`,
      },
    })
  }
  const ranked = found.toSorted((a, b) => b.weight - a.weight)
  const strongest = ranked[0]?.weight ?? 0
  const density = (ranked.filter(({ weight }) => weight > 0).length * 10_000) / Math.max(500, tokens.tokenCount)
  const score = Math.round(Math.max(5, 97 - strongest * Math.min(1, 0.45 + density / 20)))
  return {
    score,
    rationale: rationale(terms, used, ranked.length),
    evidence: ranked.slice(0, MOST_EVIDENCE).map((hit) => hit.evidence),
  }
}

/** Stems of the telling words, each with the gravest guideline it appears in. */
function keyTerms(criterion: AssessedCriterion): ReadonlyMap<string, Level> {
  const terms = new Map<string, Level>()
  const add = (text: string, level: Level): void => {
    for (const stem of contentStems(tokenize(text))) {
      const known = terms.get(stem)
      if (known === undefined || PENALTY[known] < PENALTY[level]) terms.set(stem, level)
    }
  }
  const guidelines = Object.entries(criterion.subGuidelines ?? {})
  for (const [name, lines] of guidelines)
    for (const line of lines) add(line, LEVEL_OF[name.toLowerCase()] ?? 'moderate')
  // A term that the safe guideline names too ("tobacco is absent") is watched, not welcomed.
  add(`${criterion.name}. ${criterion.description}`, 'moderate')
  return terms
}

function contentStems(tokens: TokenizedText): string[] {
  const stems: string[] = []
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    const form = tokens.forms[tokens.tokenForm[token]!]!
    const stem = tokens.forms[tokens.tokenStem[token]!]!
    if (stem.length >= 3 && !ENGLISH_FUNCTION_WORDS.has(form) && !VAGUE.has(stem) && !VAGUE.has(form)) stems.push(stem)
  }
  return stems
}

function rationale(terms: ReadonlyMap<string, Level>, used: ReadonlySet<string>, count: number): Rated['rationale'] {
  const watched = [...(used.size > 0 ? used : terms.keys())].slice(0, 6)
  const basis = {
    en: 'This criterion is not one the engine knows, so it was judged by searching the book for the words of its description and guidelines',
    ar: 'هذا المعيار غير معروف للمحرك، لذا قُيِّم بالبحث في الكتاب عن كلمات وصفه وإرشاداته',
  }
  return count === 0
    ? {
        en: `${basis.en}; none of them was found (${watched.join(', ')}).`,
        ar: `${basis.ar}؛ ولم يرد شيء منها (${watched.join('، ')}).`,
      }
    : {
        en: `${basis.en}; they appear in ${count} sentences (${watched.join(', ')}).`,
        ar: `${basis.ar}؛ وقد وردت في ${count} جملة (${watched.join('، ')}).`,
      }
}
