import type { DeepAnalysis } from '../contract/deep-analysis.ts'
import type { Language } from '../contract/languages.ts'

const LABELS = {
  en: {
    story: 'Story',
    words: 'Language',
    values: 'Values',
    concerns: 'Concerns',
    risk: 'Risk',
    teaching: 'Teaching',
    bestFor: 'Best for',
    none: 'none found',
  },
  ar: {
    story: 'القصة',
    words: 'اللغة',
    values: 'القيم',
    concerns: 'ما يستدعي الانتباه',
    risk: 'الخطر',
    teaching: 'التعليم',
    bestFor: 'يناسب',
    none: 'لا شيء',
  },
} as const
const LEVELS = {
  en: { Low: 'Low', Moderate: 'Moderate', High: 'High', Severe: 'Severe' },
  ar: { Low: 'منخفض', Moderate: 'متوسط', High: 'مرتفع', Severe: 'شديد' },
} as const
const SHOWN = 4

/** The deep analysis in a few lines: what a person at the shell wants to know before opening the whole of it. */
export function deepSummaryOf(analysis: DeepAnalysis, language: Language): string {
  const labels = LABELS[language]
  const levels = LEVELS[language]
  const {
    narrative_structure: story,
    language_metrics: words,
    cultural_assessment: culture,
    safety_analysis: safety,
  } = analysis
  const comma = language === 'ar' ? '، ' : ', '
  const semicolon = language === 'ar' ? '؛ ' : '; '
  const listed = (items: readonly string[], separator = comma): string =>
    items.length === 0 ? labels.none : [...new Set(items)].slice(0, SHOWN).join(separator)
  const concerns = culture.potential_concerns.map(({ severity, concern }) => `${concern} (${levels[severity]})`)
  const lines: [string, string][] = [
    [labels.story, story.plot_complexity],
    [labels.words, `${words.vocabulary_level}. ${words.sentence_complexity}.`],
    // Only a model names values: where none is named, nobody has to have looked.
    ...(culture.islamic_values.length === 0
      ? []
      : [[labels.values, listed(culture.islamic_values.map(({ value }) => value))] satisfies [string, string]]),
    [labels.concerns, listed(concerns, semicolon)],
    [labels.risk, levels[safety.risk_assessment.level]],
    [labels.teaching, analysis.educational_insights.pedagogical_value],
    [labels.bestFor, listed(analysis.recommendations.best_for, semicolon)],
  ]
  return lines.map(([label, text]) => `    ${label}: ${text}`).join('\n')
}
