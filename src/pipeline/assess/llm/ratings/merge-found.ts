import type { FoundTheme, FoundValue } from '../../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'

const MOST_EVIDENCE = 5

/** Values and themes of both engines: each weighs half by what the embedded engine measured, half by the model's passages. */
export function mergeValues(
  embedded: readonly FoundValue[],
  told: readonly { value: FoundValue['value']; ref: EvidenceRef }[],
): FoundValue[] {
  return merge(
    embedded.map(({ value, ...rest }) => ({ name: value, ...rest })),
    told.map(({ value, ref }) => ({ name: value, ref })),
  ).map(({ name, ...rest }) => ({ value: name, ...rest }))
}

/** As mergeValues. */
export function mergeThemes(
  embedded: readonly FoundTheme[],
  told: readonly { theme: FoundTheme['theme']; ref: EvidenceRef }[],
): FoundTheme[] {
  return merge(
    embedded.map(({ theme, ...rest }) => ({ name: theme, ...rest })),
    told.map(({ theme, ref }) => ({ name: theme, ref })),
  ).map(({ name, ...rest }) => ({ theme: name, ...rest }))
}

type Named<Name> = { name: Name; weight: number; evidence: EvidenceRef[] }

function merge<Name extends string>(
  embedded: readonly Named<Name>[],
  told: readonly { name: Name; ref: EvidenceRef }[],
): Named<Name>[] {
  if (told.length === 0) return [...embedded]
  const merged = new Map(embedded.map((found) => [found.name, { ...found, weight: found.weight / 2 }]))
  for (const { name, ref } of told) {
    const found = merged.get(name) ?? { name, weight: 0, evidence: [] }
    const known = found.evidence.some(({ start }) => start === ref.start)
    merged.set(name, {
      name,
      weight: found.weight + 1 / (2 * told.length),
      // What the model read stands before what a word pointed to.
      evidence: known ? found.evidence : [ref, ...found.evidence].slice(0, MOST_EVIDENCE),
    })
  }
  return [...merged.values()].toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
}
