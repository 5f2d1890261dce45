import { AGE_GROUPS } from '../../../contract/age.ts'
import { criterionName } from '../../../contract/criterion-names.ts'
import { MizanError } from '../../../contract/errors.ts'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Language } from '../../../contract/languages.ts'
import { NMC_BANDS, NMC_CATEGORIES, type NmcAssessment, type NmcBand } from '../../../contract/nmc.ts'
import type { Result } from '../../../contract/result.ts'
import { displayVerdict, isUnsure, unsureBecause, ratingTone, type Verdict } from '../../../contract/verdict.ts'
import {
  categoryLabel,
  genreLabel,
  REPORT_LABELS,
  systemLabel,
  SYSTEMS,
  valueLabel,
  verdictText,
  verdictWord,
} from '../labels.ts'
import { pictureLines } from '../picture-lines.ts'
import { arithmeticData } from './arithmetic-data.ts'
import { type Direction, directionOf, shortened } from './clean-text.ts'
import { PDF_LABELS } from './pdf-labels.ts'

export type Tone = 'good' | 'caution' | 'bad'
export type BookData = ReturnType<typeof bookData>

const TITLE_LENGTH = 220
const NAME_LENGTH = 160
const QUOTE_LENGTH = 600
const SUITABILITY_TONES: Readonly<Record<string, Tone>> = {
  suitable: 'good',
  with_guidance: 'caution',
  not_suitable: 'bad',
}

/**
 * Everything a report says of one book, as plain JSON in the reader's language; `cover` is the number of its picture.
 *
 * @throws MizanError evaluation_not_finished
 */
export function bookData(evaluation: Evaluation, language: Language, cover: number | null) {
  const { result } = evaluation
  if (result === null || 'error' in result) throw new MizanError('evaluation_not_finished')
  const texts = result.localized[language]
  const say = (name: keyof typeof REPORT_LABELS): string => REPORT_LABELS[name][language]
  const base: Direction = language === 'ar' ? 'rtl' : 'ltr'
  const place = say(evaluation.pageKind ?? 'page')
  const quote = (ref: EvidenceRef) => ({
    quote: own(ref.quote, base, QUOTE_LENGTH),
    place: `${place} ${String(ref.page)}`,
  })
  const verdict = displayVerdict(result)
  const { ages } = result.verdict_arithmetic
  const title = result.title.trim() === '' ? PDF_LABELS.untitled[language] : result.title
  return {
    meta: { title: shortened(title, TITLE_LENGTH), author: shortened(result.author, NAME_LENGTH) },
    title: own(title, base, TITLE_LENGTH),
    shortTitle: own(title, base, 80),
    coverTitle: own(title, base, 60),
    otherTitle:
      result.arabic_title === '' || result.arabic_title === title ? null : own(result.arabic_title, base, TITLE_LENGTH),
    author: own(result.author === '' ? say('unknownAuthor') : result.author, base, NAME_LENGTH),
    facts: factsOf(evaluation, result, language, base),
    cover,
    verdict: {
      word: verdictWord(evaluation, verdict, language),
      tone: verdictTone(verdict),
      sentence: verdictText(isUnsure(evaluation, result) ? unsureBecause(evaluation) : verdict, language),
    },
    age: result.recommended_age,
    ageGroup: result.recommended_minimum_age,
    may: verdict === 'Not Whitelisted' ? '–' : contentAge(evaluation, Math.max(ages.theme, ages.band)),
    can: `${String(Math.round(ages.language))}+`,
    ages: AGE_GROUPS.map((group) => ({
      group,
      word: texts.age_verdicts[group] ?? '',
      tone: SUITABILITY_TONES[result.age_suitability[group] ?? ''] ?? 'bad',
    })),
    score: Math.round(result.whitelist_score),
    language: valueLabel(result.language, language),
    notices: [...(evaluation.needsReview ? [say('review')] : []), ...evaluation.warnings],
    systems: SYSTEMS.map((key) => {
      const words = texts[key]
      return {
        name: systemLabel(key, language),
        word: valueLabel(result[key].rating, language),
        tone: ratingTone(result[key].rating),
        score: Math.round(result[key].score),
        assessment: words.assessment,
        remarks: 'concerns' in words ? words.concerns : words.reasons,
        quotes: result[key].evidence_refs.map(quote),
      }
    }),
    nmc: nmcData(evaluation.nmcAssessment, language, quote),
    pictures: pictureLines(evaluation, language),
    summary: texts.executive_summary,
    explanation: texts.verdict_explanation,
    rationale: texts.age_rationale,
    drivers: texts.key_drivers,
    arithmetic: arithmeticData(result, language),
    criteria: result.criteria.map((criterion) => ({
      name: criterionName(criterion.name, language),
      system: criterion.system,
      weight: `${String(Math.round(criterion.weight))}%`,
      score: criterion.score === null ? '–' : String(Math.round(criterion.score)),
      why: texts.criteria_rationales[criterion.key] ?? '',
    })),
    lessonsTitle: say(verdict === 'Not Whitelisted' ? 'lessonsAgainst' : 'lessons'),
    lessons: texts.lessons_learned,
    methods: texts.cultural_teaching_methods,
    values: texts.islamic_uae_values.map((value) => ({
      title: value.title,
      arabicName: value.arabic_name === value.title ? null : { text: value.arabic_name, dir: 'rtl' as const },
      description: value.description,
      quotes: value.evidence_refs.slice(0, 1).map(quote),
    })),
    activitiesTitle: say(verdict === 'Not Whitelisted' ? 'activitiesInstead' : 'activities'),
    activities: texts.family_activities,
    before: texts.parent_discussion_guide.before_reading,
    after: texts.parent_discussion_guide.after_reading,
    topics: texts.discussion_topics,
    measures: measuresOf(result, say),
  }
}

/** From which age the content suits: a reviewer's, where one has decided, or the engine's in years. */
function contentAge({ review }: Evaluation, engine: number): string {
  return review ? review.recommended_age : `${String(Math.ceil(engine))}+`
}

export const verdictTone = (verdict: Verdict): Tone => {
  if (verdict === 'Whitelisted') return 'good'
  return verdict === 'Parent Guidance' ? 'caution' : 'bad'
}

/** Text that keeps its own direction whatever page it stands on. */
export function own(text: string, base: Direction, length: number): { text: string; dir: Direction } {
  const short = shortened(text.replaceAll(/\s+/g, ' ').trim(), length)
  return { text: short, dir: directionOf(short, base) }
}

function factsOf(evaluation: Evaluation, result: Result, language: Language, base: Direction) {
  const { evaluator } = evaluation
  const facts: [keyof typeof REPORT_LABELS, string][] = [
    ['publisher', result.publisher],
    ['isbn', result.isbn],
    ['bookLanguage', valueLabel(result.language, language)],
    ['genres', result.genres.map((genre) => genreLabel(genre, language)).join(language === 'ar' ? '، ' : ', ')],
    ['file', evaluation.filename],
    ['evaluated', evaluation.completedAt?.slice(0, 10) ?? ''],
    ['config', evaluation.scoringConfigVersion ?? ''],
    ['engine', evaluator === null ? '' : (evaluator.model ?? `${evaluator.engine} ${evaluator.version}`)],
  ]
  return facts.flatMap(([name, value]) =>
    value === '' ? [] : [{ name: REPORT_LABELS[name][language], value: own(value, base, NAME_LENGTH) }],
  )
}

function bandTone(band: NmcBand): Tone {
  const rank = NMC_BANDS.indexOf(band)
  if (rank <= 1) return 'good'
  return rank <= 3 ? 'caution' : 'bad'
}

function nmcData<Q>(nmc: NmcAssessment | null, language: Language, quote: (ref: EvidenceRef) => Q) {
  if (nmc === null || !nmc.enabled) return null
  return {
    word: valueLabel(nmc.finalAgeBand, language),
    tone: bandTone(nmc.finalAgeBand),
    categories: NMC_CATEGORIES.map((name) => ({
      name: categoryLabel(name, language),
      word: nmc[name].detected ? valueLabel(nmc[name].ageBand, language) : REPORT_LABELS.none[language],
      tone: nmc[name].detected ? bandTone(nmc[name].ageBand) : ('good' as const),
      quotes: nmc[name].evidence_refs.map(quote),
    })),
  }
}

function measuresOf({ measures }: Result, say: (name: keyof typeof REPORT_LABELS) => string) {
  return [
    { name: say('words'), value: String(measures.words) },
    { name: say('sentences'), value: String(measures.sentences) },
    { name: say('minutes'), value: String(Math.max(1, Math.round(measures.reading_minutes))) },
    { name: say('languageAge'), value: String(Math.round(measures.language_age)) },
    { name: say('level'), value: measures.cefr },
  ]
}
