import { AGE_GROUPS } from '../../contract/age.ts'
import { criterionName } from '../../contract/criterion-names.ts'
import type { Evaluation } from '../../contract/evaluation.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Language } from '../../contract/languages.ts'
import { NMC_CATEGORIES, type NmcAssessment } from '../../contract/nmc.ts'
import type { ComposedTexts, Result } from '../../contract/result.ts'
import { categoryLabel, genreLabel, REPORT_LABELS, systemLabel, SYSTEMS, valueLabel, verdictWord } from './labels.ts'
import { DOSSIER_LABELS } from './pdf/dossier-labels.ts'
import { pictureLines } from './picture-lines.ts'
import { sourceLines } from './source-lines.ts'

type Context = {
  language: Language
  evaluation: Evaluation
  result: Result
  texts: ComposedTexts
  say: (name: keyof typeof REPORT_LABELS) => string
}

/**
 * The evaluation as plain text in the reader's language: verdict first, then the systems with their evidence, then what a
 * family can do with the book. Lines are not wrapped; sections are underlined. A failed or unfinished one is said to be so.
 */
export function textReport(evaluation: Evaluation, language: Language): string {
  const say = (name: keyof typeof REPORT_LABELS): string => REPORT_LABELS[name][language]
  const { result } = evaluation
  if (result === null || 'error' in result) {
    const reason = result === null ? say('notFinished') : `${say('failed')}: ${result.error}`
    return `${say('report')}\n\n${say('file')}: ${evaluation.filename}\n${reason}\n`
  }
  const context: Context = { language, evaluation, result, texts: result.localized[language], say }
  const sections = [
    heading(context),
    section(DOSSIER_LABELS.decision[language], reviewLines(evaluation, language)),
    section(say('pictures'), pictureLines(evaluation, language)),
    section(say('summary'), [context.texts.executive_summary]),
    section(say('explanation'), [context.texts.verdict_explanation]),
    section(say('rationale'), [context.texts.age_rationale]),
    section(
      say('ages'),
      AGE_GROUPS.map((group) => `${group}: ${context.texts.age_verdicts[group] ?? ''}`),
    ),
    section(say('drivers'), bullets(context.texts.key_drivers)),
    ...systemSections(context),
    nmcSection(context, evaluation.nmcAssessment),
    section(say('criteria'), criteriaLines(context)),
    section(
      say(result.final_verdict === 'Not Whitelisted' ? 'lessonsAgainst' : 'lessons'),
      bullets(context.texts.lessons_learned),
    ),
    section(say('values'), valueLines(context)),
    section(say('methods'), titledLines(context.texts.cultural_teaching_methods)),
    section(
      say(result.final_verdict === 'Not Whitelisted' ? 'activitiesInstead' : 'activities'),
      titledLines(context.texts.family_activities),
    ),
    section(say('before'), bullets(context.texts.parent_discussion_guide.before_reading)),
    section(say('after'), bullets(context.texts.parent_discussion_guide.after_reading)),
    section(
      say('topics'),
      context.texts.discussion_topics.flatMap(({ topic, questions }) => [topic, ...bullets(questions)]),
    ),
    section(say('measures'), measureLines(context)),
    section(
      DOSSIER_LABELS.sources[language],
      sourceLines(evaluation, language).map(({ name, value }) => `${name}: ${value}`),
    ),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}

function heading({ language, evaluation, result, say }: Context): string {
  const nmc = evaluation.nmcAssessment
  const lines = [
    [say('title'), result.title],
    [say('author'), result.author === '' ? say('unknownAuthor') : result.author],
    [say('publisher'), result.publisher],
    [say('isbn'), result.isbn],
    [say('bookLanguage'), valueLabel(result.language, language)],
    [say('genres'), result.genres.map((genre) => genreLabel(genre, language)).join(language === 'ar' ? '، ' : ', ')],
    [say('verdict'), verdictWord(evaluation, result.final_verdict, language)],
    [say('age'), `${result.recommended_age} (${result.recommended_minimum_age})`],
    [say('score'), `${result.whitelist_score} ${say('outOf')}`],
    [say('band'), nmc?.enabled === true ? valueLabel(nmc.finalAgeBand, language) : ''],
    [say('file'), evaluation.filename],
    [say('evaluated'), evaluation.completedAt?.slice(0, 10) ?? ''],
    [say('config'), evaluation.scoringConfigVersion ?? ''],
  ].flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${name}: ${value}`]))
  const notices = [
    ...(evaluation.needsReview ? [`! ${say('review')}`] : []),
    ...evaluation.warnings.map((warning) => `! ${warning}`),
  ]
  const name = say('report')
  return [name, '='.repeat(name.length), ...lines, ...notices].join('\n')
}

/** Who decided in the engine's place or beside it, and why; nothing where nobody did. */
function reviewLines({ review }: Evaluation, language: Language): string[] {
  if (!review) return []
  const line = (name: 'reviewer' | 'on' | 'reason', value: string): string =>
    `${DOSSIER_LABELS[name][language]}: ${value.replaceAll(/\s+/g, ' ').trim()}`
  return [
    DOSSIER_LABELS[review.decision][language],
    line('reviewer', review.reviewer),
    line('on', review.at.slice(0, 10)),
    line('reason', review.reason),
  ]
}

function systemSections(context: Context): string[] {
  const { language, result, texts, say } = context
  return SYSTEMS.map((key) => {
    const system = result[key]
    const words = texts[key]
    const remarks = 'concerns' in words ? words.concerns : words.reasons
    const evidence = system.evidence_refs.map((ref) => quoteLine(context, ref))
    return section(`${systemLabel(key, language)}: ${valueLabel(system.rating, language)}`, [
      words.assessment,
      ...bullets(remarks),
      ...(evidence.length === 0 ? [] : [`${say('evidence')}:`, ...bullets(evidence)]),
    ])
  })
}

function nmcSection(context: Context, nmc: NmcAssessment | null): string {
  if (nmc === null || !nmc.enabled) return ''
  const { language, say } = context
  return section(
    say('nmc'),
    NMC_CATEGORIES.flatMap((name) => {
      const { detected, ageBand, evidence_refs: refs } = nmc[name]
      const head = `${categoryLabel(name, language)}: ${detected ? valueLabel(ageBand, language) : say('none')}`
      return [head, ...bullets(refs.map((ref) => quoteLine(context, ref)))]
    }),
  )
}

function criteriaLines({ language, result, texts }: Context): string[] {
  return result.criteria.map((criterion) => {
    const { score, weight } = criterion
    const why = texts.criteria_rationales[criterion.key]
    return `- ${criterionName(criterion.name, language)}: ${score ?? '–'} (${weight}%)${why === undefined || why === '' ? '' : ` ${why}`}`
  })
}

function valueLines(context: Context): string[] {
  return context.texts.islamic_uae_values.flatMap(
    ({ title, arabic_name: arabic, description, evidence_refs: refs }) => [
      title === arabic ? `- ${title}: ${description}` : `- ${title} (${arabic}): ${description}`,
      ...refs.map((ref) => `  ${quoteLine(context, ref)}`),
    ],
  )
}

function measureLines({ result, say }: Context): string[] {
  const { measures } = result
  return [
    `${say('words')}: ${measures.words}`,
    `${say('sentences')}: ${measures.sentences}`,
    `${say('minutes')}: ${Math.max(1, Math.round(measures.reading_minutes))}`,
    `${say('languageAge')}: ${Math.round(measures.language_age)}`,
    `${say('level')}: ${measures.cefr}`,
  ]
}

function quoteLine({ language, evaluation, say }: Context, { quote, page }: EvidenceRef): string {
  const text = quote.replaceAll(/\s+/g, ' ').trim()
  const where = `${say(evaluation.pageKind ?? 'page')} ${page}`
  return language === 'ar' ? `«${text}» (${where})` : `“${text}” (${where})`
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, '-'.repeat(title.length), ...lines].join('\n')
}

const bullets = (lines: readonly string[]): string[] => lines.map((line) => `- ${line}`)

function titledLines(entries: readonly { title: string; description: string }[]): string[] {
  return entries.map(({ title, description }) => `- ${title}: ${description}`)
}
