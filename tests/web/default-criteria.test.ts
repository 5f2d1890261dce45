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
