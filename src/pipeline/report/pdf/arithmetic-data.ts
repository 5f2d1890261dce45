import { criterionName } from '../../../contract/criterion-names.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Result } from '../../../contract/result.ts'
import { ratingTone } from '../../../contract/verdict.ts'
import { systemLabel, SYSTEMS, valueLabel } from '../labels.ts'
import { PDF_LABELS, RULE_LABELS } from './pdf-labels.ts'

const systemName = (system: number, language: Language): string => {
  const key = SYSTEMS[system - 1]
  return key === undefined ? String(system) : systemLabel(key, language)
}

/** The sum behind a verdict, row by row, so that it can be checked with pencil and paper. */
export function arithmeticData(result: Result, language: Language) {
  const sum = result.verdict_arithmetic
  const say = (name: keyof typeof PDF_LABELS): string => PDF_LABELS[name][language]
  const criterion = (key: string): string => {
    const found = result.criteria.find((item) => item.key === key)
    return found ? criterionName(found.name, language) : key
  }
  const limits = (score: number, moderates: number): string =>
    language === 'ar'
      ? `الدرجة ${String(score)} ${say('atLeast')}، والمتوسط ${String(moderates)} ${say('atMost')}`
      : `score ${say('atLeast')} ${String(score)}, Moderate ${say('atMost')} ${String(moderates)}`
  const { theme, language: reading, band, recommended } = sum.ages
  return {
    rule: RULE_LABELS[sum.rule][language],
    systems: sum.systems.map((row) => ({
      name: systemName(row.system, language),
      because: row.decidedBy === undefined ? '' : `${say('because')} ${criterion(row.decidedBy)}`,
      word: valueLabel(row.rating, language),
      tone: ratingTone(row.rating),
      weight: row.enabled ? `${String(Math.round(row.weight))}%` : say('off'),
      score: row.score === null ? '–' : String(Math.round(row.score)),
    })),
    total: String(Math.round(sum.score)),
    lines: [
      { name: say('moderates'), value: String(sum.moderates) },
      { name: `${say('needed')} ${say('forWhitelist')}`, value: limits(sum.whitelistedMinimum, sum.allowedModerates) },
      { name: `${say('needed')} ${say('forGuidance')}`, value: limits(sum.guidanceMinimum, sum.guidanceMaxModerates) },
      { name: say('band'), value: valueLabel(sum.band, language) },
      {
        name: language === 'ar' ? 'العمر الموصى به' : 'Recommended age',
        value: `${String(recommended)}+: ${say('agesFrom')} ${[
          `${say('theme')} ${years(theme)}`,
          `${say('language')} ${years(reading)}`,
          `${say('band')} ${years(band)}`,
        ].join(language === 'ar' ? '، ' : ', ')}`,
      },
    ],
  }
}

const years = (age: number): string => String(Math.round(age * 10) / 10)
