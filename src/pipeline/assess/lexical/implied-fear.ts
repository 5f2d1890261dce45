import type { Finding } from '../../../contract/assessment.ts'

/**
 * Violence frightens a young reader even where no word of fear stands: from intensity 2 on it is also a finding
 * of fear, one step less. A sentence that already has a fear of that strength keeps its own.
 */
export function withImpliedFear(findings: readonly Finding[]): Finding[] {
  const fearAt = new Map<number, number>()
  for (const { category, intensity, start } of findings) {
    if (category === 'fear') fearAt.set(start, Math.max(intensity, fearAt.get(start) ?? 0))
  }
  return findings.flatMap((finding) => {
    if (finding.category !== 'violence' || finding.intensity < 2) return [finding]
    const intensity = finding.intensity - 1
    if ((fearAt.get(finding.start) ?? 0) >= intensity) return [finding]
    fearAt.set(finding.start, intensity)
    const { forbidden: _, ...rest } = finding
    return [finding, { ...rest, category: 'fear' as const, sense: 'violence', intensity }]
  })
}
