import * as z from 'zod/mini'
import { findingCategorySchema, themeSchema, valueSchema } from '../../../contract/assessment.ts'
import { genreSchema } from '../../../contract/genres.ts'
import { localizedSchema } from '../../../contract/languages.ts'
import { NMC_CATEGORIES } from '../../../contract/nmc.ts'
import { stanceSchema } from '../../../contract/stance.ts'

/** What a model answers to each prompt. Providers want every field there; an empty list or text says "nothing". */

/** Sent as a list of strings, for no provider takes bounds and one takes only lists of strings; read as the number it is. */
const level = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

const finding = {
  category: findingCategorySchema,
  /** What exactly, in one or two English words. */
  sense: z.string(),
  intensity: level(1, 4),
  stance: stanceSchema,
  forbidden: z.boolean(),
  quote: z.string(),
}

const partAnswer = {
  values: z.array(z.object({ value: valueSchema, quote: z.string() })),
  themes: z.array(z.object({ theme: themeSchema, quote: z.string() })),
  /** Who acts, under all the names this part calls them by. */
  people: z.array(z.object({ names: z.array(z.string()), kind: z.enum(['person', 'animal', 'unknown']) })),
  instructions: z.array(z.string()),
  events: z.string(),
}
export const findingsAnswer = z.object({ findings: z.array(z.object(finding)), ...partAnswer })
/** Where an administrator invented criteria: with the keys of those a passage bears on. */
export const inventedFindingsAnswer = z.object({
  findings: z.array(z.object({ ...finding, criteria: z.array(z.string()) })),
  ...partAnswer,
})
export type FindingsAnswer = z.infer<typeof findingsAnswer> | z.infer<typeof inventedFindingsAnswer>

const intensityAnswer = z.object({
  intensity: level(0, 4),
  forbidden: z.boolean(),
  evidence: z.array(z.string()),
})

export const ratingsAnswer = z.object({
  // First: system 3 is rated for readers of this age.
  theme_age: z.number().check(z.minimum(0), z.maximum(99)),
  criteria: z.array(
    z.object({
      key: z.string(),
      score: z.number().check(z.minimum(0), z.maximum(100)),
      rationale: localizedSchema,
      evidence: z.array(z.string()),
    }),
  ),
  nmc: z.object({
    gambling: intensityAnswer,
    language: intensityAnswer,
    violence: intensityAnswer,
    substanceUse: intensityAnswer,
    sexualContent: intensityAnswer,
  } satisfies Record<(typeof NMC_CATEGORIES)[number], typeof intensityAnswer>),
})
export type RatingsAnswer = z.infer<typeof ratingsAnswer>

const titled = z.array(z.object({ title: localizedSchema, description: localizedSchema }))
export const textsAnswer = z.object({
  summary: localizedSchema,
  lessons: z.array(localizedSchema),
  teachingMethods: titled,
  activities: titled,
  beforeReading: z.array(localizedSchema),
  afterReading: z.array(localizedSchema),
  genres: z.array(genreSchema),
  plot: localizedSchema,
  characters: localizedSchema,
  pacing: localizedSchema,
  pedagogy: localizedSchema,
})
export type TextsAnswer = z.infer<typeof textsAnswer>

export const pageAnswer = z.object({ text: z.string(), readable: z.number().check(z.minimum(0), z.maximum(100)) })
export type PageAnswer = z.infer<typeof pageAnswer>

export const picturesAnswer = z.object({
  /** What the picture shows that proves sight. */
  number: z.string(),
  pictures: z.array(
    z.object({
      picture: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
      /** Every word that stands in it. */
      words: z.string(),
      instructs: z.boolean(),
      findings: z.array(z.object({ category: findingCategorySchema, level: level(1, 4), caption: z.string() })),
    }),
  ),
})
export type PicturesAnswer = z.infer<typeof picturesAnswer>

/** Bounds that some providers refuse in a schema; our own check of the answer keeps them. */
const NOT_SENT = new Set(['$schema', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern'])
/** A range of so many whole numbers is sent as the list of them. */
const MOST_LISTED = 10

/** The schema as every provider takes it. */
export function sentSchema(schema: z.ZodMiniType): Record<string, unknown> {
  return strip(z.toJSONSchema(schema)) as Record<string, unknown>
}

function strip(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strip)
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node)
    .filter(([name]) => !NOT_SENT.has(name))
    .map(([name, value]) => [name, strip(value)])
  return { ...Object.fromEntries(kept), ...listed(node) }
}

function listed(node: { type?: unknown; minimum?: unknown; maximum?: unknown }): { type?: 'string'; enum?: string[] } {
  const { type, minimum, maximum } = node
  if (type !== 'integer' || typeof minimum !== 'number' || typeof maximum !== 'number') return {}
  const count = maximum - minimum + 1
  if (count > MOST_LISTED) return {}
  return { type: 'string', enum: Array.from({ length: count }, (_, index) => String(minimum + index)) }
}
