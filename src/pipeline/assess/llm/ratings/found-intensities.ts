import type { Assessment, Finding } from '../../../../contract/assessment.ts'
import { NMC_CATEGORIES, type NmcCategory } from '../../../../contract/nmc.ts'
import { MOST_EVIDENCE, refOf } from './evidence.ts'

type Nmc = Assessment['nmc']

/** In a book of more words than this one passage is no pattern: alone it makes the book one level less than it is itself. */
const SHORT_WORDS = 5000
/** Passages nearer to each other than this, in characters, are one scene. */
const ONE_SCENE = 1500

/**
 * What the located findings make of the whole book, category by category: a level that is told in two scenes (in a short
 * text in one) is the book's. No category with a finding is 0, however few of them a model was shown when it rated. Whether
 * something is forbidden takes the rating's word beside the finding's.
 *
 * @param words of the book
 */
export function foundIntensities(findings: readonly Finding[], words: number): Nmc {
  const of = (category: NmcCategory): Nmc[NmcCategory] => {
    const own = findings.filter((finding) => finding.category === category)
    const evidence = own.toSorted((a, b) => b.intensity - a.intensity || a.start - b.start).slice(0, MOST_EVIDENCE)
    return { intensity: levelInBook(own, words), forbidden: false, evidence: evidence.map(refOf) }
  }
  return Object.fromEntries(NMC_CATEGORIES.map((category) => [category, of(category)])) as Nmc
}

/** What the findings of one category make of the whole book, 0-4. */
export function levelInBook(findings: readonly Finding[], words: number): number {
  if (findings.length === 0) return 0
  const levels = [4, 3, 2, 1].map((level) => {
    const scenes = scenesOf(findings.filter(({ intensity }) => intensity >= level))
    if (scenes === 0) return 0
    return scenes > 1 || words <= SHORT_WORDS ? level : level - 1
  })
  return Math.max(1, ...levels)
}

/** As many findings as lie apart: one more never makes it fewer. */
function scenesOf(findings: readonly Finding[]): number {
  let scenes = 0
  let from = -Infinity
  for (const { start } of findings.toSorted((a, b) => a.start - b.start)) {
    if (start <= from + ONE_SCENE) continue
    scenes += 1
    from = start
  }
  return scenes
}
