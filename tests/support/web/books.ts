import type { Evaluation, ListedEvaluation } from '../../../src/contract/evaluation.ts'
import type { NmcAssessment } from '../../../src/contract/nmc.ts'
import type { ComposedTexts, Result } from '../../../src/contract/result.ts'

const texts: ComposedTexts = {
  executive_summary: 'A girl looks for her falcon in the dunes.',
  age_rationale: 'The words ask for a reader of seven.',
  verdict_explanation: 'The score of 91 reaches the 80 that are asked for.',
  themes: ['Patience'],
  key_drivers: ['Falconry', 'Grandfather', 'Night in the desert', 'Promise', 'Fifth driver'],
  lessons_learned: ['A promise is kept.'],
  cultural_teaching_methods: [{ title: 'Tell it on', description: 'The child tells the story on.' }],
  islamic_uae_values: [{ title: 'Patience', arabic_name: 'الصبر', description: 'She waits.', evidence_refs: [] }],
  family_activities: [{ title: 'Visit falcons', description: 'See where falcons are trained.' }],
  parent_discussion_guide: { before_reading: ['What is a falcon?'], after_reading: ['Why did she wait?'] },
  discussion_topics: [{ topic: 'Keeping promises', questions: ['Whom did she promise?'] }],
  age_verdicts: {},
  system1_uae_values: { assessment: 'Elders are honoured.', concerns: [] },
  system2_child_safety: { assessment: 'One night alone.', concerns: ['She is alone at night.'] },
  system3_theme_complexity: { assessment: 'One plain idea.', reasons: [] },
  system4_language_complexity: { assessment: 'Short sentences.', reasons: [] },
  domains: { violence_terror: 'Nothing was found.' },
  criteria_rationales: {},
}

const redLine = { score: 91, assessment: '', concerns: [], evidence: [], evidence_refs: [] }
const level = { score: 91, assessment: '', reasons: [], evidence_refs: [] }
const category: NmcAssessment['gambling'] = {
  detected: false,
  intensity: 0,
  ageBand: 'Safe',
  evidence: '',
  evidence_refs: [],
}

const result: Result = {
  ...texts,
  title: 'The Lost Falcon',
  arabic_title: '',
  author: '',
  publisher: '',
  isbn: '9780306406157',
  language: 'English',
  recommended_minimum_age: '6-9',
  recommended_age: '7+',
  final_verdict: 'Whitelisted',
  whitelist_verdict: 'Whitelisted',
  whitelist_score: 91,
  genres: ['Adventure'],
  system1_uae_values: { ...redLine, rating: 'Safe' },
  system2_child_safety: { ...redLine, rating: 'Moderate' },
  system3_theme_complexity: { ...level, rating: 'Simple', min_age: 5 },
  system4_language_complexity: { ...level, rating: 'Easy', min_age: 7 },
  domain_scores: {},
  domain_evidence: {},
  age_suitability: {},
  criteria: [],
  verdict_arithmetic: {
    rule: 'whitelisted',
    score: 91,
    moderates: 1,
    severeSystems: [],
    whitelistedMinimum: 80,
    allowedModerates: 2,
    requireAllSafe: false,
    guidanceMinimum: 60,
    guidanceMaxModerates: 4,
    rejectBelow: 40,
    rejectAboveModerates: 4,
    systems: [],
    band: 'Safe',
    ages: { theme: 5, language: 7, band: 0, recommended: 7 },
  },
  measures: {
    words: 1200,
    sentences: 100,
    reading_minutes: 8,
    language_grade: 2,
    language_age: 7,
    theme_index: 5,
    language_detected: 'en',
    cefr: 'A2',
    unique_words: 400,
    reading_ease: 88,
    hard_words: [],
    hard_sentences: [],
  },
  localized: { en: texts, ar: texts },
}

const nmc: NmcAssessment = {
  enabled: true,
  finalAgeBand: 'Safe',
  gambling: category,
  language: category,
  violence: category,
  substanceUse: category,
  sexualContent: category,
}

const record = {
  id: '01990000-0000-7000-8000-000000000001',
  filename: 'falcon.txt',
  fileSize: 2048,
  status: 'completed',
  progress: 100,
  stage: null,
  isOCR: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  completedAt: '2026-01-01T00:01:00.000Z',
  processingMs: 4000,
  coverImage: null,
  scoringConfigId: null,
  scoringConfigVersion: '1.0.0',
  evaluator: null,
  needsReview: false,
  reviewReasons: [],
  warnings: [],
  duplicateOf: null,
  unverifiedQuotes: 0,
  extractedTextLength: 22,
} as const

/** A whole evaluation of a harmless little book, with what a test needs otherwise. */
export function wholeBook(changes: Partial<Evaluation> = {}, changed: Partial<Result> = {}): Evaluation {
  const book = { ...result, ...changed }
  const extractedText = changes.extractedText === undefined ? 'Maha lost her falcon. ' : changes.extractedText
  return {
    ...record,
    reviewReasons: [],
    warnings: [],
    result: book,
    nmcAssessment: nmc,
    pageKind: 'section',
    pages: [],
    ...changes,
    extractedText,
    extractedTextLength: extractedText?.length ?? 0,
  }
}

/** The same book as a row of the library. */
export function listedBook(changes: Partial<ListedEvaluation> = {}, changed: Partial<Result> = {}): ListedEvaluation {
  return {
    ...record,
    reviewReasons: [],
    warnings: [],
    result: { ...result, ...changed },
    nmcAssessment: nmc,
    ...changes,
  }
}
