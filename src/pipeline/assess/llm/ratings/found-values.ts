import type { FoundTheme, FoundValue } from '../../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import { MOST_EVIDENCE } from './evidence.ts'

/**
 * The values and themes of a book a model has read are those it found, each weighing by its share of the passages, equal ones in
 * the order it told them. What only
 * words of the lexicon point to is left out: a fox that means to eat its guest is not hospitable.
 */
export function foundValues(told: readonly { value: FoundValue['value']; ref: EvidenceRef }[]): FoundValue[] {
  return weighed(told.map(({ value, ref }) => ({ name: value, ref }))).map(({ name, ...rest }) => ({
    value: name,
    ...rest,
  }))
}

/** As foundValues. */
export function foundThemes(told: readonly { theme: FoundTheme['theme']; ref: EvidenceRef }[]): FoundTheme[] {
  return weighed(told.map(({ theme, ref }) => ({ name: theme, ref }))).map(({ name, ...rest }) => ({
    theme: name,
    ...rest,
  }))
}

type Named<Name> = { name: Name; weight: number; evidence: EvidenceRef[] }

function weighed<Name extends string>(told: readonly { name: Name; ref: EvidenceRef }[]): Named<Name>[] {
  const byName = Map.groupBy(told, ({ name }) => name)
  return [...byName]
    .map(([name, passages]): Named<Name> => {
      const places = new Map(passages.map(({ ref }) => [ref.start, ref]))
      return { name, weight: passages.length / told.length, evidence: [...places.values()].slice(0, MOST_EVIDENCE) }
    })
    .toSorted((a, b) => b.weight - a.weight)
}
