import type { Criterion, ScoringConfigInput } from '../../../contract/scoring-config.ts'

/** Where a change stands; the interface has a word for each place. */
export type ChangedField =
  | 'enabled'
  | 'weight'
  | 'safeThreshold'
  | 'moderateThreshold'
  | 'severeThreshold'
  | 'autoRejectOnSevere'
  | 'minAge'
  | 'maxAge'
  | 'minimumScore'
  | 'allowedModerates'
  | 'maxModerates'
  | 'requireAllSafe'
  | 'autoRejectSevere'
  | 'unseenPictures'
  | 'criterion'
  | 'criterionName'
  | 'criterionWeight'
  | 'criterionDescription'
  | 'guidelines'

export type ConfigValue = number | boolean | string

/** One difference between two configurations. `before` or `after` is missing where something was added or removed. */
export type ConfigChange = {
  part: 1 | 2 | 3 | 4 | 'whitelistedRules' | 'parentGuidanceRules' | 'notWhitelistedRules' | 'pictures'
  field: ChangedField
  /** The level of an age mapping. */
  level?: string
  /** The criterion, as it is called now. */
  criterion?: string
  before?: ConfigValue
  after?: ConfigValue
}

const SYSTEMS = [1, 2, 3, 4] as const
const RULES = ['whitelistedRules', 'parentGuidanceRules', 'notWhitelistedRules'] as const

/** Every difference of an edited configuration from the original, in the order of the tabs. */
export function configChanges(before: ScoringConfigInput, after: ScoringConfigInput): ConfigChange[] {
  return [
    ...SYSTEMS.flatMap((part) => systemChanges(part, before[`system${part}Config`], after[`system${part}Config`])),
    ...RULES.flatMap((part) => fieldChanges(part, before.verdictConfig[part], after.verdictConfig[part])),
    ...fieldChanges('pictures', pictureRule(before), pictureRule(after)),
  ]
}

const pictureRule = ({ verdictConfig }: ScoringConfigInput) => ({
  unseenPictures: verdictConfig.unseenPictures === 'parent_guidance',
})

type Part = ConfigChange['part']
type System =
  | ScoringConfigInput['system1Config']
  | ScoringConfigInput['system3Config']
  | ScoringConfigInput['system4Config']

function systemChanges(part: Part, before: System, after: System): ConfigChange[] {
  const ages = (system: System): Record<string, object> => ('ageMapping' in system ? system.ageMapping : {})
  return [
    ...fieldChanges(part, before, after),
    ...Object.entries(ages(after)).flatMap(([level, span]) =>
      fieldChanges(part, ages(before)[level] ?? {}, span).map((change) => ({ ...change, level })),
    ),
    ...criteriaChanges(part, before.criteria, after.criteria),
  ]
}

/** The numbers and switches of two objects of one kind. */
function fieldChanges(part: Part, before: object, after: object): ConfigChange[] {
  const old = before as Record<string, unknown>
  return Object.entries(after).flatMap(([field, value]) => {
    const was = old[field]
    const plain = typeof value === 'number' || typeof value === 'boolean'
    return plain && was !== value
      ? [{ part, field: field as ChangedField, before: was as ConfigValue, after: value }]
      : []
  })
}

/** Known criteria meet by their key, invented ones by their name; one renamed is one removed and one added. */
function criteriaChanges(part: Part, before: readonly Criterion[], after: readonly Criterion[]): ConfigChange[] {
  const identity = ({ key, name }: Criterion): string => key ?? `custom:${name}`
  const old = new Map(before.map((criterion) => [identity(criterion), criterion]))
  const kept = new Set(after.map(identity))
  return [
    ...after.flatMap((criterion) => {
      const was = old.get(identity(criterion))
      return was
        ? criterionChanges(part, was, criterion)
        : [{ part, field: 'criterion' as const, criterion: criterion.name, after: criterion.weight }]
    }),
    ...before
      .filter((criterion) => !kept.has(identity(criterion)))
      .map(({ name, weight }) => ({ part, field: 'criterion' as const, criterion: name, before: weight })),
  ]
}

function criterionChanges(part: Part, before: Criterion, after: Criterion): ConfigChange[] {
  const at = { part, criterion: after.name }
  const changes: ConfigChange[] = []
  if (before.name !== after.name)
    changes.push({ ...at, field: 'criterionName', before: before.name, after: after.name })
  if (before.weight !== after.weight) {
    changes.push({ ...at, field: 'criterionWeight', before: before.weight, after: after.weight })
  }
  if (before.description !== after.description) {
    changes.push({ ...at, field: 'criterionDescription', before: before.description, after: after.description })
  }
  const lines = ({ subGuidelines = {} }: Criterion): string =>
    Object.values(subGuidelines)
      .map((level) => level.join('\n'))
      .join('\n')
  if (lines(before) !== lines(after)) {
    changes.push({ ...at, field: 'guidelines', before: lines(before), after: lines(after) })
  }
  return changes
}
