import type * as z from 'zod/mini'

/** `dropped` entries of its lists did not fit and were left out. */
export type ReadAnswer<Value> = { ok: true; value: Value; dropped: number } | { ok: false; fault: string }

/** The JSON of an answer, also when it stands in a code block or between sentences, checked against its schema. */
export function readAnswer<Schema extends z.ZodMiniType>(schema: Schema, text: string): ReadAnswer<z.output<Schema>> {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return { ok: false, fault: 'it holds no JSON object' }
  let json: unknown
  try {
    json = JSON.parse(text.slice(from, to + 1))
  } catch (error) {
    return { ok: false, fault: `it is not valid JSON (${error instanceof Error ? error.message : String(error)})` }
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { ok: true, value: parsed.data, dropped: 0 }
  const { issues } = parsed.error
  const dropped = dropEntries(
    json,
    issues.map(({ path }) => path),
  )
  const rest = dropped === 0 ? undefined : schema.safeParse(json)
  if (rest?.success === true) return { ok: true, value: rest.data, dropped }
  const faults = issues.slice(0, 8).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { ok: false, fault: faults.join('; ') }
}

/**
 * Takes the entries of top-level lists out that one of the paths leads into: one entry that does not fit costs itself, not the
 * book. A list of which most does not fit was misunderstood, and stays.
 *
 * @returns how many were taken out, 0 where a fault lies elsewhere
 */
function dropEntries(json: unknown, paths: readonly PropertyKey[][]): number {
  const bad = new Map<PropertyKey, Set<PropertyKey>>()
  for (const [name, index] of paths) {
    if (name === undefined || typeof index !== 'number') return 0
    bad.set(name, (bad.get(name) ?? new Set()).add(index))
  }
  const answer = json as Record<PropertyKey, unknown>
  let dropped = 0
  for (const [name, indices] of bad) {
    const list = answer[name]
    if (!Array.isArray(list) || indices.size * 2 > list.length) return 0
    answer[name] = list.filter((_, index) => !indices.has(index))
    dropped += indices.size
  }
  return dropped
}
