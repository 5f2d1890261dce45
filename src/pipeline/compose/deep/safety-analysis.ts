import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { ComposedTexts } from '../../../contract/result.ts'
import type { Verdict } from '../../../contract/verdict.ts'
import { CONCERN_BANK, concernName } from '../bank/concerns.ts'
import { VALUE_BANK } from '../bank/values.ts'
import { copyRef } from '../bilingual-texts.ts'
import type { BookFacts } from '../book-facts.ts'
import { concernLine } from '../concern-lines.ts'
import { asSentence, fillFrame } from '../frame.ts'
import { concernSlots } from '../slots.ts'

const RISK_OF_VERDICT = {
  Whitelisted: 'Low',
  'Parent Guidance': 'Moderate',
  'Not Whitelisted': 'High',
} as const satisfies Record<Verdict, string>

/** Risk follows the verdict; a Whitelisted book has no content warnings. */
export function safetyAnalysis(
  facts: BookFacts,
  texts: ComposedTexts,
  say: (text: Localized) => string,
): DeepAnalysis['safety_analysis'] {
  const { verdict, recommendedAge } = facts.judgement
  const strongest = [
    ...new Map(facts.findings.map((finding) => [finding.category, finding] as const).toReversed()).values(),
  ].toReversed()
  const warned = verdict === 'Whitelisted' ? [] : strongest
  return {
    risk_assessment: {
      level: RISK_OF_VERDICT[verdict],
      factors: [texts.verdict_explanation, ...warned.slice(0, 4).map((finding) => say(concernLine(facts, finding)))],
    },
    age_appropriateness: {
      recommended_age: `${recommendedAge}+`,
      rationale: texts.age_rationale,
      developmental_considerations: [
        ...facts.assessment.themeMeasures.reasons,
        ...facts.assessment.languageMeasures.reasons,
      ]
        .slice(0, 6)
        .map(say),
    },
    content_warnings: warned.slice(0, 8).map((finding) => ({
      warning: say(capital(fillFrame(concernName(finding)))),
      page: finding.page,
      context: say(
        asSentence(
          fillFrame(
            ['To be taken seriously {why} ({intensity})', 'يستدعي الانتباه {why} ({intensity})'],
            concernSlots(facts, finding),
          ),
        ),
      ),
      evidence: finding.quote,
      ref: copyRef(finding),
    })),
    parental_guidance_areas: warned.slice(0, 5).map((finding) => ({
      area: say(capital(fillFrame(concernName(finding)))),
      reason: say(
        asSentence(
          fillFrame(['It comes up {at}, and matters {why}', 'يرد {at}، وهو مهم {why}'], concernSlots(facts, finding)),
        ),
      ),
      discussion_points: CONCERN_BANK[finding.category].asks.map((ask) => say(fillFrame(ask))),
    })),
    positive_messages: facts.values.slice(0, 6).flatMap(({ value, evidence }) =>
      evidence.slice(0, 1).map((ref) => ({
        message: say(
          asSentence(
            fillFrame(['{name}: {meaning}', '{name}: {meaning}'], {
              name: fillFrame(VALUE_BANK[value].name),
              meaning: fillFrame(VALUE_BANK[value].meaning),
            }),
          ),
        ),
        evidence: ref.quote,
      })),
    ),
  }
}

function capital({ en, ar }: Localized): Localized {
  return { en: en.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ar }
}
