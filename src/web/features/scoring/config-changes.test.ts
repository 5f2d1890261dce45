import { describe, expect, it } from 'vitest'
import type { ScoringConfigInput } from '../../../contract/scoring-config.ts'
import { configChanges } from './config-changes.ts'

const redLine = () => ({
  enabled: true,
  weight: 30,
  safeThreshold: 80,
  moderateThreshold: 60,
  severeThreshold: 40,
  autoRejectOnSevere: true,
  criteria: [
    { key: 'a', name: 'Faith', description: 'Respect', weight: 60, subGuidelines: { safe: ['one'], severe: ['two'] } },
    { name: 'Falcons', description: '', weight: 40 },
  ],
})
const span = () => ({ minAge: 3, maxAge: 7 })
const config = (): ScoringConfigInput => ({
  name: 'Rules',
  version: '1',
  system1Config: redLine(),
  system2Config: redLine(),
  system3Config: {
    enabled: true,
    weight: 20,
    criteria: [],
    ageMapping: { simple: span(), moderate: span(), high: span() },
  },
  system4Config: {
    enabled: true,
    weight: 20,
    criteria: [],
    ageMapping: { easy: span(), moderate: span(), advanced: span() },
  },
  verdictConfig: {
    whitelistedRules: { minimumScore: 80, allowedModerates: 2, requireAllSafe: true },
    parentGuidanceRules: { minimumScore: 60, maxModerates: 4 },
    notWhitelistedRules: { minimumScore: 40, maxModerates: 4, autoRejectSevere: true },
  },
})
const changed = (change: (draft: ScoringConfigInput) => void) => {
  const draft = config()
  change(draft)
  return configChanges(config(), draft)
}

describe('changes of a configuration', () => {
  it('are none where nothing changed', () => {
    expect(changed(() => undefined)).toEqual([])
  })

  it('name every number and switch with both values, in the order of the tabs', () => {
    const changes = changed((draft) => {
      draft.verdictConfig.whitelistedRules.requireAllSafe = false
      draft.system4Config.ageMapping.easy.maxAge = 9
      draft.system2Config.autoRejectOnSevere = false
      draft.system1Config.weight = 25
    })
    expect(changes).toEqual([
      { part: 1, field: 'weight', before: 30, after: 25 },
      { part: 2, field: 'autoRejectOnSevere', before: true, after: false },
      { part: 4, field: 'maxAge', level: 'easy', before: 7, after: 9 },
      { part: 'whitelistedRules', field: 'requireAllSafe', before: true, after: false },
    ])
  })

  it('name the rule for pictures nobody has seen; the default written out is no change', () => {
    const rule = (unseenPictures: 'text_only' | 'parent_guidance') =>
      changed((draft) => {
        draft.verdictConfig.unseenPictures = unseenPictures
      })
    expect(rule('parent_guidance')).toEqual([{ part: 'pictures', field: 'unseenPictures', before: false, after: true }])
    expect(rule('text_only')).toEqual([])
  })

  it('tell an added, a removed and a changed criterion apart', () => {
    const changes = changed((draft) => {
      draft.system1Config.criteria = [
        { key: 'a', name: 'Belief', description: 'Honour', weight: 50, subGuidelines: { safe: ['one'], severe: [] } },
        { name: 'Camels', description: '', weight: 50 },
      ]
    })
    expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['criterionName', 'Faith', 'Belief'],
      ['criterionWeight', 60, 50],
      ['criterionDescription', 'Respect', 'Honour'],
      ['guidelines', 'one\ntwo', 'one\n'],
      ['criterion', undefined, 50],
      ['criterion', 40, undefined],
    ])
  })
})
