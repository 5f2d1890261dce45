export type PlainSearch = Record<string, string | string[]>

/** Plain query strings instead of JSON: `?verdict=Whitelisted&age=6-9&age=10-12`. A repeated name becomes a list. */
export function parseSearch(text: string): PlainSearch {
  const search: PlainSearch = {}
  const parameters = new URLSearchParams(text)
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    search[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return search
}

/** The reverse; empty values and empty lists leave no trace. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'string' && item !== '') parameters.append(name, item)
    }
  }
  const text = parameters.toString()
  return text ? `?${text}` : ''
}
