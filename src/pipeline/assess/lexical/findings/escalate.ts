import type { Finding, FindingCategory } from '../../../../contract/assessment.ts'

export type Scene = 'violence' | 'fear'

/** Categories whose findings add up to one scene, and from which intensity on. */
const SCENE: Partial<Record<FindingCategory, { scene: Scene; from: number }>> = {
  violence: { scene: 'violence', from: 3 },
  fear: { scene: 'fear', from: 2 },
  distress: { scene: 'fear', from: 2 },
}
/** Characters a scene may span. */
const SPAN = 500

/**
 * A scene told with two different strong wordings close together is stronger than either: its strongest finding rises by
 * one step. Findings come and go in book order; one finding rises at most once.
 */
export function escalateScenes(findings: readonly Finding[], name: Scene): Finding[] {
  const raised = findings.map((finding) => ({ ...finding }))
  const own = raised.filter(({ category, intensity }) => {
    const scene = SCENE[category]
    return scene?.scene === name && intensity >= scene.from
  })
  let first = 0
  while (first < own.length) {
    let end = first
    while (end < own.length && own[end]!.start - own[first]!.start <= SPAN) end += 1
    const group = own.slice(first, end)
    const strongest = group.reduce((best, finding) => (finding.intensity > best.intensity ? finding : best))
    const equals = group.filter(({ intensity }) => intensity === strongest.intensity)
    if (new Set(equals.map(({ sense }) => sense)).size >= 2) {
      strongest.intensity = Math.min(4, strongest.intensity + 1)
      first = end
    } else first += 1
  }
  return raised
}
