import { expect, it } from 'vitest'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { DEFAULT_CRITERIA_ARABIC } from '../../src/web/i18n/ar/default-criteria.ts'

it('has every text of the default configuration and nothing else', () => {
  const config = DEFAULT_SCORING_CONFIG
  const systems = [config.system1Config, config.system2Config, config.system3Config, config.system4Config]
  const texts = systems.flatMap(({ criteria }) =>
    criteria.flatMap(({ description, subGuidelines = {} }) => [description, ...Object.values(subGuidelines).flat()]),
  )
  const all = new Set<unknown>([config.name, config.description, ...texts])
  expect(new Set(Object.keys(DEFAULT_CRITERIA_ARABIC))).toEqual(all)
})

it('names what the four systems are judged by, each system to 100 %', () => {
  const { system1Config, system2Config, system3Config, system4Config } = DEFAULT_SCORING_CONFIG
  const expected = [
    [system1Config, ['Islamic', 'Arab', 'UAE', 'Family']],
    [system2Config, ['Age-Appropriate', 'Psychological', 'Physical', 'Emotional', 'Social']],
    [system3Config, ['Narrative', 'Character', 'Thematic', 'Cognitive']],
    [system4Config, ['Vocabulary', 'Sentence', 'Fluency', 'Clarity']],
  ] as const
  for (const [{ criteria }, words] of expected) {
    const names = criteria.map(({ name }) => name.toLowerCase()).join(', ')
    for (const word of words) expect(names).toContain(word.toLowerCase())
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  }
})
