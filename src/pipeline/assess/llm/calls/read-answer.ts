import type * as z from 'zod/mini'

export type ReadAnswer<Value> = { ok: true; value: Value } | { ok: false; fault: string }

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
  if (parsed.success) return { ok: true, value: parsed.data }
  const faults = parsed.error.issues.slice(0, 8).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { ok: false, fault: faults.join('; ') }
}
