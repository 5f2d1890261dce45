import { criterionName } from '../../../contract/criterion-names.ts'
import { MizanError } from '../../../contract/errors.ts'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Language } from '../../../contract/languages.ts'
import { noticeSentence } from '../../../contract/notices.ts'
import { reviewedRecord, type HistoryEntry } from '../../../contract/review.ts'
import type { ScoringConfigInput } from '../../../contract/scoring-config.ts'
import { REPORT_LABELS, systemLabel, SYSTEMS, valueLabel } from '../labels.ts'
import { sourceLines } from '../source-lines.ts'
import { bookData, own, verdictTone } from './book-data.ts'
import type { Direction } from './clean-text.ts'
import { AUDIT_LABELS, DOSSIER_LABELS, HISTORY_LABELS } from './dossier-labels.ts'
import { encodePicture } from './encode-picture.ts'
import { frameData } from './frame-data.ts'
import type { PdfDocument } from './pdf-document.ts'

/** Everything a reviewing committee has to see of a book. */
export type DossierInput = {
  /** As the engine judged it, with the review beside it. */
  evaluation: Evaluation
  /** The version that judged it; null when it was deleted. */
  config: Pick<
    ScoringConfigInput,
    'name' | 'version' | 'system1Config' | 'system2Config' | 'system3Config' | 'system4Config' | 'verdictConfig'
  > | null
  history: readonly HistoryEntry[]
  audit: readonly { at: string; action: string; performedBy: string }[]
  sha256: string
  cover: Uint8Array | null
}

type Say = (name: keyof typeof DOSSIER_LABELS) => string
const REASON_LENGTH = 2000
const NAME_LENGTH = 200

/**
 * The committee's file on one book: the decision and who made it, the rules with their thresholds, the evidence by
 * criterion with its pages, what other sources say, the history, the audit trail and lines to sign.
 *
 * @throws MizanError evaluation_not_finished
 */
export async function dossierReport(input: DossierInput, language: Language): Promise<PdfDocument> {
  const { evaluation, cover } = input
  const picture = cover === null ? null : await encodePicture(cover)
  const say: Say = (name) => DOSSIER_LABELS[name][language]
  const frame = frameData(language, latest(input))
  const words = Object.entries(DOSSIER_LABELS).map(([name, label]) => [`dossier_${name}`, label[language]])
  return {
    template: 'dossier',
    language,
    data: {
      ...frame,
      say: { ...frame.say, ...Object.fromEntries(words) },
      book: bookData(reviewedRecord(evaluation), language, picture === null ? null : 0),
      decision: decision(input, language, say),
      sha256: input.sha256,
      rules: rules(input.config, language, say),
      criteria: evidenceByCriterion(evaluation, language),
      sources: sourceLines(evaluation, language),
      history: input.history.map((entry) => historyLine(entry, language)),
      audit: onceEach(input.audit).map(({ at, action, performedBy }) => ({
        at: at.slice(0, 16).replace('T', ' '),
        action: AUDIT_LABELS[action]?.[language] ?? action,
        by: own(performedBy, base(language), NAME_LENGTH),
      })),
      signers: (['reader', 'member', 'chair'] as const).map(say),
    },
    pictures: picture === null ? [] : [picture],
  }
}

/** Pictures are marked one by one: of what one person did many times in a row the last is shown. */
const onceEach = (audit: DossierInput['audit']): DossierInput['audit'] =>
  audit.filter(({ action, performedBy }, index) => {
    const next = audit[index + 1]
    return action !== 'evaluation.pictures' || next?.action !== action || next.performedBy !== performedBy
  })

const base = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

/** A dossier is dated by the last thing that happened to the book. */
function latest({ evaluation, history, audit }: DossierInput): string | null {
  const times = [evaluation.completedAt ?? '', ...history.map(({ at }) => at), ...audit.map(({ at }) => at)]
  return times.toSorted().at(-1) || null
}

function decision({ evaluation, history }: DossierInput, language: Language, say: Say) {
  const { review, result } = evaluation
  if (result === null || 'error' in result) throw new MizanError('evaluation_not_finished')
  const reasons = evaluation.reviewReasons.map((code) => noticeSentence({ code }, language))
  return {
    // Warnings carry the figures a bare reason has not.
    asked: reasons.length === 0 ? [] : evaluation.warnings,
    engine: {
      word: valueLabel(result.final_verdict, language),
      tone: verdictTone(result.final_verdict),
      age: own(result.recommended_age, 'ltr', NAME_LENGTH),
    },
    age: own(review?.recommended_age ?? result.recommended_age, 'ltr', NAME_LENGTH),
    decidedBy: review ? say(review.decision) : say('byEngine'),
    facts: review
      ? [
          { name: say('reviewer'), value: own(review.reviewer, base(language), NAME_LENGTH) },
          { name: say('on'), value: own(review.at.slice(0, 16).replace('T', ' '), 'ltr', NAME_LENGTH) },
          { name: say('reason'), value: own(review.reason, base(language), REASON_LENGTH) },
        ]
      : [],
    changes: history.length,
  }
}

function rules(config: DossierInput['config'], language: Language, say: Say) {
  if (config === null) return null
  const { whitelistedRules: white, parentGuidanceRules: guided, notWhitelistedRules: refused } = config.verdictConfig
  const systems = [config.system1Config, config.system2Config, config.system3Config, config.system4Config]
  const moderates = (count: number): string => `${say('moderatesAllowed')} ${String(count)}`
  const joined = (...parts: string[]): string => parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
  return {
    name: own(config.name, base(language), NAME_LENGTH),
    version: own(config.version, 'ltr', NAME_LENGTH),
    systems: systems.map((system, index) => {
      const key = SYSTEMS[index] ?? 'system1_uae_values'
      const redLine = 'safeThreshold' in system ? system : null
      return {
        name: systemLabel(key, language),
        weight: system.enabled ? `${String(system.weight)}%` : say('notCounted'),
        safe: redLine ? String(redLine.safeThreshold) : '–',
        moderate: redLine ? String(redLine.moderateThreshold) : '–',
        severe: redLine ? String(redLine.severeThreshold) : '–',
        rejects: redLine ? say(redLine.autoRejectOnSevere ? 'yes' : 'no') : '–',
      }
    }),
    lines: [
      joined(
        `${say('whitelistNeeds')} ${String(white.minimumScore)}`,
        moderates(white.allowedModerates),
        white.requireAllSafe ? say('allSafe') : '',
      ),
      joined(`${say('guidanceNeeds')} ${String(guided.minimumScore)}`, moderates(guided.maxModerates)),
      joined(`${say('rejectedBelow')} ${String(refused.minimumScore)}`),
      say(config.verdictConfig.unseenPictures === 'parent_guidance' ? 'picturesGuided' : 'picturesTextOnly'),
    ],
  }
}

function evidenceByCriterion({ result, pageKind }: Evaluation, language: Language) {
  if (result === null || 'error' in result) return []
  const place = REPORT_LABELS[pageKind ?? 'page'][language]
  const rationales = result.localized[language].criteria_rationales
  return result.criteria.map((criterion) => ({
    name: criterionName(criterion.name, language),
    system: systemLabel(SYSTEMS[criterion.system - 1] ?? 'system1_uae_values', language),
    score: criterion.score === null ? '–' : String(Math.round(criterion.score)),
    why: rationales[criterion.key] ?? '',
    quotes: criterion.evidence_refs.map((ref) => ({
      quote: own(ref.quote, base(language), 600),
      place: `${place} ${String(ref.page)}`,
    })),
  }))
}

function historyLine(entry: HistoryEntry, language: Language) {
  const { verdict, recommended_age: age } = entry.outcome
  return {
    at: entry.at.slice(0, 16).replace('T', ' '),
    what: HISTORY_LABELS[entry.kind][language],
    word: valueLabel(verdict, language),
    tone: verdictTone(verdict),
    age: own(age, 'ltr', NAME_LENGTH),
    version: own(entry.scoringConfigVersion ?? '', 'ltr', NAME_LENGTH),
    by: own(entry.performedBy ?? '', base(language), NAME_LENGTH),
    reason: own(entry.reason ?? '', base(language), REASON_LENGTH),
  }
}
