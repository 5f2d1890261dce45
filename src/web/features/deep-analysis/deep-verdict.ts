import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import type { Verdict } from '../../../contract/verdict.ts'

type Judged = {
  cultural_assessment: { potential_concerns: readonly { severity: string }[] }
  safety_analysis: {
    risk_assessment: { level: string }
    content_warnings: DeepAnalysis['safety_analysis']['content_warnings'] | readonly unknown[]
  }
}

/** The verdict of a deep analysis, worked out here: the worst of its concerns, its risk level and its warnings. */
export function deepVerdict({ cultural_assessment, safety_analysis }: Judged): Verdict {
  const severities = cultural_assessment.potential_concerns.map((concern) => concern.severity)
  const risk = safety_analysis.risk_assessment.level
  if (risk === 'High' || severities.includes('High') || severities.includes('Severe')) return 'Not Whitelisted'
  const guidance = risk === 'Moderate' || severities.includes('Moderate') || safety_analysis.content_warnings.length > 0
  return guidance ? 'Parent Guidance' : 'Whitelisted'
}
