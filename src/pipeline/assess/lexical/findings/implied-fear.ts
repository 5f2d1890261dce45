import type { Finding } from '../../../../contract/assessment.ts'

/** Deaths, battles and threats that are only reported: at intensity 2 they frighten less than a blow or a wound that is shown. */
const REPORTED = new Set([
  'killing',
  'killer',
  'death',
  'killing-order',
  'assassination',
  'execution',
  'battle',
  'war',
  'bloodshed',
  'blood',
  'gore',
  'corpse',
])

/**
 * Violence frightens a young reader even where no word of fear stands: from intensity 2 on it is also a finding of fear,
 * one step less; what is merely reported only from 3 on. A sentence that already has a fear of that strength keeps its own.
 */
export function withImpliedFear(findings: readonly Finding[]): Finding[] {
  const fearAt = new Map<number, number>()
  for (const { category, intensity, start } of findings) {
    if (category === 'fear') fearAt.set(start, Math.max(intensity, fearAt.get(start) ?? 0))
  }
  return findings.flatMap((finding) => {
    if (finding.category !== 'violence' || finding.intensity < (REPORTED.has(finding.sense) ? 3 : 2)) return [finding]
    const intensity = finding.intensity - 1
    if ((fearAt.get(finding.start) ?? 0) >= intensity) return [finding]
    fearAt.set(finding.start, intensity)
    const { forbidden: _, ...rest } = finding
    return [finding, { ...rest, category: 'fear' as const, sense: 'violence', intensity }]
  })
}
