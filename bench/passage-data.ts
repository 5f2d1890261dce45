import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA } from './data.ts'

export const LABELS = ['gambling', 'profanity', 'violence', 'substances', 'sexual', 'cultural', 'fear'] as const
export type Label = (typeof LABELS)[number]
export type Half = 'a' | 'b'

/** One passage as a careful reader labelled it, 0 none to 4 extreme. It lives beside the repository, never in it. */
export type Passage = {
  id: string
  lang: 'en' | 'ar'
  text: string
  labels: Record<Label, number>
  trap: string | null
  note: string | null
}

/** The passages of a language, or one half of them; undefined when they are not there. */
export function readPassages(language: 'en' | 'ar', half?: Half): Passage[] | undefined {
  const folder = join(DATA, 'passages')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Passage)
    .filter(({ lang, id }) => lang === language && (half === undefined || halfOf(id) === half))
}

const halfOf = (id: string): Half => (createHash('sha256').update(id).digest()[0]! % 2 === 0 ? 'a' : 'b')
