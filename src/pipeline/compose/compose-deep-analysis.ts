import type { DeepAnalysis } from '../../contract/deep-analysis.ts'
import type { Language, Localized } from '../../contract/languages.ts'
import type { Result } from '../../contract/result.ts'
import { gatherFacts, type ComposeInput } from './book-facts.ts'
import { culturalAssessment } from './deep/cultural-assessment.ts'
import { educationalInsights } from './deep/educational-insights.ts'
import { languageMetrics } from './deep/language-metrics.ts'
import { narrativeStructure } from './deep/narrative-structure.ts'
import { recommendations } from './deep/recommendations.ts'
import { safetyAnalysis } from './deep/safety-analysis.ts'

/**
 * The deep analysis of a judged book in the reader's language. It agrees with the scorer: risk High exactly when Not
 * Whitelisted, Moderate when Parent Guidance, Low when Whitelisted; a Whitelisted book has no concern above Low and no
 * content warning. Every quote is one of the assessment's references.
 */
export function composeDeepAnalysis(input: ComposeInput & { result: Result }, language: Language): DeepAnalysis {
  const facts = gatherFacts(input)
  const texts = input.result.localized[language]
  const say = (text: Localized): string => text[language]
  return {
    title: input.result.title,
    author: input.result.author,
    page_kind: facts.pageKind,
    narrative_structure: narrativeStructure(facts, say),
    language_metrics: languageMetrics(facts, say),
    cultural_assessment: culturalAssessment(facts, say),
    educational_insights: educationalInsights(facts, texts, say),
    safety_analysis: safetyAnalysis(facts, texts, say),
    recommendations: recommendations(facts, texts, say),
  }
}
