import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindingCategory } from '../src/contract/assessment.ts'
import { CATEGORIES_OF, type ReadLabel } from '../src/pipeline/assess/reader/labels.ts'
import { DATA } from './data.ts'

export const LABELS = ['gambling', 'profanity', 'violence', 'substances', 'sexual', 'cultural', 'fear'] as const
export type Label = (typeof LABELS)[number]

/** One passage as a careful reader labelled it, 0 none to 4 extreme. It lives beside the repository, never in it. */
export type Passage = {
  id: string
  lang: 'en' | 'ar'
  text: string
  labels: Record<Label, number>
  trap: string | null
  note: string | null
}

/** The passages of a language; undefined when they are not there. */
export function readPassages(language: 'en' | 'ar'): Passage[] | undefined {
  const folder = join(DATA, 'passages')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Passage)
    .filter(({ lang }) => lang === language)
}

/** What the engine calls the labels of the guide. */
const ENGINE_LABELS: Record<Label, ReadLabel> = {
  gambling: 'gambling',
  profanity: 'language',
  violence: 'violence',
  substances: 'substanceUse',
  sexual: 'sexualContent',
  cultural: 'culture',
  fear: 'fear',
}

/** The categories of findings that stand for a label. */
export const categoriesOf = (label: Label): readonly FindingCategory[] => CATEGORIES_OF[ENGINE_LABELS[label]]
