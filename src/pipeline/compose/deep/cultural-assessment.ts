import type { Finding, Value } from '../../../contract/assessment.ts'
import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { Verdict } from '../../../contract/verdict.ts'
import { concernName } from '../bank/concerns.ts'
import { themeName } from '../bank/themes.ts'
import { VALUE_BANK } from '../bank/values.ts'
import { copyRef } from '../bilingual-texts.ts'
import type { BookFacts } from '../book-facts.ts'
import { fillFrame } from '../frame.ts'

type Severity = DeepAnalysis['cultural_assessment']['potential_concerns'][number]['severity']

const EMIRATI_VALUES: ReadonlySet<Value> = new Set([
  'hospitality',
  'heritage',
  'belonging',
  'neighbours',
  'respect-for-elders',
  'generosity',
])
const BY_INTENSITY: Record<1 | 2 | 3 | 4, Severity> = { 1: 'Low', 2: 'Moderate', 3: 'High', 4: 'Severe' }
const SEVERITIES: readonly Severity[] = ['Low', 'Moderate', 'High', 'Severe']
/** A concern is never worse than the verdict allows: what the scorer let pass is not called High here. */
const WORST: Record<Verdict, Severity> = {
  Whitelisted: 'Low',
  'Parent Guidance': 'Moderate',
  'Not Whitelisted': 'Severe',
}

/** The severity of a finding under a verdict. */
export function severityOf(finding: Finding, verdict: Verdict): Severity {
  const own = BY_INTENSITY[finding.intensity as 1 | 2 | 3 | 4]
  const worst = WORST[verdict]
  return SEVERITIES.indexOf(own) <= SEVERITIES.indexOf(worst) ? own : worst
}

/** Values, cultural elements and concerns, each with its quote. */
export function culturalAssessment(
  facts: BookFacts,
  say: (text: Localized) => string,
): DeepAnalysis['cultural_assessment'] {
  const elements = facts.values.filter(({ value }) => EMIRATI_VALUES.has(value))
  return {
    islamic_values: facts.values.slice(0, 8).flatMap(({ value, evidence }) =>
      evidence.slice(0, 1).map((ref) => ({
        value: say(fillFrame(VALUE_BANK[value].name)),
        page: ref.page,
        evidence: ref.quote,
        ref: copyRef(ref),
      })),
    ),
    uae_cultural_elements: elements.slice(0, 5).flatMap(({ value, evidence }) =>
      evidence.slice(0, 1).map((ref) => ({
        element: say(fillFrame(VALUE_BANK[value].name)),
        context: say(
          fillFrame(
            [
              'A value families in the Emirates hold dear: {meaning}. It comes up {at}.',
              'قيمة تعتز بها الأسر في الإمارات: {meaning}. وترد {at}.',
            ],
            {
              meaning: fillFrame(VALUE_BANK[value].meaning),
              at: facts.at(ref),
            },
          ),
        ),
        quote: ref.quote,
        ref: copyRef(ref),
      })),
    ),
    universal_themes: facts.themes.slice(0, 6).map(({ theme }) => say(fillFrame(themeName(theme)))),
    potential_concerns: facts.concerns.slice(0, facts.judgement.verdict === 'Whitelisted' ? 5 : 10).map((finding) => ({
      severity: severityOf(finding, facts.judgement.verdict),
      concern: say(
        fillFrame(['{concern}, {at}', '{concern}، {at}'], {
          concern: capital(concernName(finding)),
          at: facts.at(finding),
        }),
      ),
      evidence: finding.quote,
      ref: copyRef(finding),
    })),
  }
}

function capital([en, ar]: readonly [string, string]): Localized {
  return { en: en.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ar }
}
