import { readFileSync } from 'node:fs'

/** What Arabic stems say in English, as a story means them: one line `stem gloss` each. */
export function loadGlosses(file: URL): ReadonlyMap<string, string> {
  const glosses = new Map<string, string>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const space = line.indexOf(' ')
    if (space > 0) glosses.set(line.slice(0, space), line.slice(space + 1))
  }
  return glosses
}
