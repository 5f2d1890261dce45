import type { Language } from '../../contract/languages.ts'
import { LANGUAGE_NAMES } from '../../contract/languages.ts'
import type { Result } from '../../contract/result.ts'
import { composeTexts, copyRef } from './bilingual-texts.ts'
import { gatherFacts, type BookFacts, type ComposeInput } from './book-facts.ts'
import { evidenceOf } from './concern-lines.ts'
import { readingConfidence } from './confidence.ts'
import { composeDomains } from './domains.ts'
import { genresOf } from './genres.ts'
import { cleanText } from './isolate.ts'
import { arabicTitleOf } from './title.ts'

/**
 * Words what was found and judged. Pure and deterministic: the same book under the same configuration gives the same bytes
 * (no ids, times or costs), in English, in Arabic and in the language of the book (a bilingual book: English).
 */
export function composeResult(input: ComposeInput): Result {
  const facts = gatherFacts(input)
  const { assessment, judgement } = input
  const domains = composeDomains(facts)
  const localized = composeTexts(facts, domains)
  const own: Language = assessment.language === 'ar' ? 'ar' : 'en'
  const texts = localized[own]
  const measures = assessment.languageMeasures

  return {
    ...texts,
    title: facts.title,
    arabic_title: arabicTitleOf(facts.title),
    author: cleanText(input.book.metadata.author ?? ''),
    publisher: cleanText(input.book.metadata.publisher ?? ''),
    isbn: input.book.metadata.isbn ?? '',
    language: LANGUAGE_NAMES[assessment.language],
    recommended_minimum_age: judgement.minimumGroup,
    recommended_age: `${judgement.recommendedAge}+`,
    final_verdict: judgement.verdict,
    whitelist_verdict: judgement.verdict,
    whitelist_score: judgement.score,
    confidence: readingConfidence(judgement.notices).level,
    genres: genresOf(assessment),
    system1_uae_values: { ...redLine(facts, 1), ...texts.system1_uae_values },
    system2_child_safety: { ...redLine(facts, 2), ...texts.system2_child_safety },
    system3_theme_complexity: {
      rating: judgement.system3.rating,
      min_age: judgement.system3.minAge,
      score: judgement.system3.score,
      ...texts.system3_theme_complexity,
      evidence_refs: assessment.themes
        .toSorted((a, b) => b.weight - a.weight)
        .flatMap(({ evidence }) => evidence.slice(0, 2))
        .slice(0, 8)
        .map(copyRef),
    },
    system4_language_complexity: {
      rating: judgement.system4.rating,
      min_age: judgement.system4.minAge,
      score: judgement.system4.score,
      ...texts.system4_language_complexity,
      evidence_refs: measures.hardSentences.slice(0, 8).map(copyRef),
    },
    domain_scores: Object.fromEntries(Object.entries(domains).map(([domain, { score }]) => [domain, score])),
    domain_evidence: Object.fromEntries(Object.entries(domains).map(([domain, { evidence }]) => [domain, evidence])),
    age_suitability: { ...judgement.ageSuitability },
    criteria: judgement.criteria,
    verdict_arithmetic: judgement.arithmetic,
    measures: {
      words: measures.words,
      sentences: measures.sentences,
      reading_minutes: facts.readingMinutes,
      language_grade: measures.grade,
      language_age: measures.age,
      theme_index: assessment.themeMeasures.index,
      language_detected: assessment.language,
      cefr: measures.band,
      unique_words: measures.uniqueWords,
      reading_ease: measures.readingEase,
      hard_words: measures.hardWords,
      hard_sentences: measures.hardSentences,
    },
    localized,
  }
}

function redLine(facts: BookFacts, system: 1 | 2) {
  const { rating, score } = facts.judgement[system === 1 ? 'system1' : 'system2']
  const refs = evidenceOf(facts, system).map(copyRef)
  return { rating, score, evidence: refs.map(({ quote }) => quote), evidence_refs: refs }
}
