import { THEMES, type Assessment } from '../../src/contract/assessment.ts'
import { NMC_CATEGORIES } from '../../src/contract/nmc.ts'
import type { Random } from './random.ts'

/**
 * Another book's assessment made from a real one: other scores, ages, themes and milder content, still consistent in
 * itself (a category without intensity has no evidence and no findings), so that the real scorer and composer judge it.
 */
export function varyAssessment(base: Assessment, random: Random): Assessment {
  const milder = random.between(0, 2)
  const nmc = { ...base.nmc }
  for (const category of NMC_CATEGORIES) {
    const { intensity, evidence } = base.nmc[category]
    const lowered = Math.max(0, intensity - milder)
    nmc[category] = {
      intensity: lowered,
      forbidden: false,
      evidence: lowered === 0 ? [] : evidence,
    }
  }
  const findings = base.findings.flatMap((finding) => {
    const intensity = finding.intensity - milder
    return intensity < 1 ? [] : [{ ...finding, intensity, forbidden: false }]
  })
  const severity = random.next() ** 3
  const criteria = base.criteria.map((criterion) => {
    const lifted = criterion.score + (100 - criterion.score) * 0.4 * milder
    return { ...criterion, score: Math.round(Math.min(100, lifted) * (1 - severity * random.next() * 0.6)) }
  })
  const languageAge = random.between(4, 14)
  const themeAge = random.between(3, 14)
  return {
    ...base,
    findings,
    nmc,
    criteria,
    themes: variedThemes(base, random),
    languageMeasures: {
      ...base.languageMeasures,
      age: languageAge,
      grade: Math.max(0, languageAge - 5),
      level: languageAge < 8 ? 'Easy' : languageAge < 13 ? 'Moderate' : 'Advanced',
      words: base.languageMeasures.words * random.between(1, 40),
    },
    themeMeasures: {
      ...base.themeMeasures,
      age: themeAge,
      index: themeAge * 6,
      level: themeAge < 8 ? 'Simple' : themeAge < 13 ? 'Moderate' : 'High',
    },
  }
}

function variedThemes(base: Assessment, random: Random): Assessment['themes'] {
  const [place] = base.narrative.salient
  const kept = base.themes.filter(() => random.next() < 0.6)
  const others = THEMES.filter((theme) => kept.every((found) => found.theme !== theme))
  const added = place === undefined ? [] : [{ theme: random.pick(others), weight: 0.5, evidence: [place] }]
  return [...added, ...kept]
}
