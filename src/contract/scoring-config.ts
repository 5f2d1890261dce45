import * as z from 'zod/mini'
import { nmcConfigSchema } from './nmc.ts'

const percent = z.int().check(z.minimum(0), z.maximum(100))
const moderates = z.int().check(z.minimum(0), z.maximum(4))
const lines = z.array(z.string())

export const criterionSchema = z.object({
  /** Stable key of a criterion the engines know ('s1.islamic'); absent on one an administrator invented. */
  key: z.optional(z.string()),
  name: z.string(),
  description: z.string(),
  weight: percent,
  subGuidelines: z.optional(z.record(z.string(), lines)),
})
export type Criterion = z.infer<typeof criterionSchema>

export const redLineSystemSchema = z.object({
  enabled: z._default(z.boolean(), true),
  weight: percent,
  safeThreshold: percent,
  moderateThreshold: percent,
  severeThreshold: percent,
  autoRejectOnSevere: z._default(z.boolean(), true),
  criteria: z.array(criterionSchema),
})
export type RedLineSystem = z.infer<typeof redLineSystemSchema>

const years = z.int().check(z.minimum(0), z.maximum(99))
const ageSpan = z.object({ minAge: years, maxAge: years })
export type AgeSpan = z.infer<typeof ageSpan>

export const themeSystemSchema = z.object({
  enabled: z._default(z.boolean(), true),
  weight: percent,
  criteria: z.array(criterionSchema),
  ageMapping: z.object({ simple: ageSpan, moderate: ageSpan, high: ageSpan }),
})
export type ThemeSystem = z.infer<typeof themeSystemSchema>

export const languageSystemSchema = z.object({
  enabled: z._default(z.boolean(), true),
  weight: percent,
  criteria: z.array(criterionSchema),
  ageMapping: z.object({ easy: ageSpan, moderate: ageSpan, advanced: ageSpan }),
})
export type LanguageSystem = z.infer<typeof languageSystemSchema>

export const UNSEEN_PICTURES = ['text_only', 'parent_guidance'] as const

export const verdictConfigSchema = z.object({
  whitelistedRules: z.object({ minimumScore: percent, allowedModerates: moderates, requireAllSafe: z.boolean() }),
  parentGuidanceRules: z.object({ minimumScore: percent, maxModerates: moderates }),
  notWhitelistedRules: z.object({ minimumScore: percent, maxModerates: moderates, autoRejectSevere: z.boolean() }),
  /**
   * A book told by pictures that nobody has seen: whether the verdict of its text stays (where absent), or is Parent Guidance
   * at best until they are seen.
   */
  unseenPictures: z.optional(z.enum(UNSEEN_PICTURES)),
})
export type VerdictConfig = z.infer<typeof verdictConfigSchema>

/** What `POST /api/scoring-configs` and `evaluate --config` take. */
export const scoringConfigInputSchema = z.object({
  name: z.string().check(z.minLength(1)),
  description: z.optional(z.nullable(z.string())),
  version: z.string().check(z.minLength(1)),
  isActive: z.optional(z.int()),
  system1Config: redLineSystemSchema,
  system2Config: redLineSystemSchema,
  system3Config: themeSystemSchema,
  system4Config: languageSystemSchema,
  nmcConfig: z.optional(z.nullable(nmcConfigSchema)),
  verdictConfig: verdictConfigSchema,
})
export type ScoringConfigInput = z.infer<typeof scoringConfigInputSchema>

export const scoringConfigSchema = z.extend(scoringConfigInputSchema, {
  id: z.string(),
  isActive: z.int().check(z.minimum(0), z.maximum(1)),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ScoringConfig = z.infer<typeof scoringConfigSchema>

/** The part of a configuration the pipeline needs; a stored one and an uploaded one both fit. */
export type ScoringRules = Pick<
  ScoringConfigInput,
  'version' | 'system1Config' | 'system2Config' | 'system3Config' | 'system4Config' | 'nmcConfig' | 'verdictConfig'
>

/** The key scores are stored under: the stable key, or the folded name of an invented criterion. */
export function criterionKey(criterion: Pick<Criterion, 'key' | 'name'>): string {
  return criterion.key ?? `custom:${criterion.name.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')}`
}

/** The names of the criteria an assessment has no score for: the book must be read again to be judged by them. */
export function unreadCriteria(
  rules: ScoringRules,
  { criteria }: { criteria: readonly { system: number; key: string }[] },
): string[] {
  const scored = new Set(criteria.map(({ system, key }) => `${system} ${key}`))
  const { system1Config, system2Config, system3Config, system4Config } = rules
  return [system1Config, system2Config, system3Config, system4Config].flatMap((system, index) =>
    system.criteria
      .filter((criterion) => !scored.has(`${index + 1} ${criterionKey(criterion)}`))
      .map(({ name }) => name),
  )
}

/** One configuration error with what a translated sentence needs. `message` is the English sentence of the specification. */
export type ConfigProblem = {
  code: 'system_weights' | 'criteria_weights' | 'safe_threshold' | 'moderate_threshold' | 'all_disabled'
  system?: number
  total?: number
  message: string
}

const total = (weights: { weight: number }[]): number => weights.reduce((sum, { weight }) => sum + weight, 0)

/** The rules a configuration must keep before it is saved, in the order the editor lists them. */
export function configProblems(config: ScoringRules): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  const systems = [config.system1Config, config.system2Config, config.system3Config, config.system4Config]
  const weights = total(systems)
  if (weights !== 100) {
    problems.push({
      code: 'system_weights',
      total: weights,
      message: `System weights must total 100% (currently ${weights}%)`,
    })
  }
  for (const [index, system] of [config.system1Config, config.system2Config].entries()) {
    const number = index + 1
    if (system.safeThreshold < system.moderateThreshold) {
      problems.push({
        code: 'safe_threshold',
        system: number,
        message: `System ${number}: Safe threshold must be ≥ Moderate threshold`,
      })
    }
    if (system.moderateThreshold < system.severeThreshold) {
      problems.push({
        code: 'moderate_threshold',
        system: number,
        message: `System ${number}: Moderate threshold must be ≥ Severe threshold`,
      })
    }
  }
  for (const [index, system] of systems.entries()) {
    const criteria = total(system.criteria)
    if (criteria !== 100) {
      problems.push({
        code: 'criteria_weights',
        system: index + 1,
        total: criteria,
        message: `System ${index + 1} criteria weights must total 100% (currently ${criteria}%)`,
      })
    }
  }
  if (systems.every((system) => !system.enabled)) {
    problems.push({ code: 'all_disabled', message: 'At least one system must be enabled' })
  }
  return problems
}
