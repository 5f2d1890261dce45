import * as z from 'zod'
import type { AcceptedAdvisory } from './accepted-advisories.ts'

/** Below this an advisory is told and changes nothing. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const
const THRESHOLD = SEVERITIES.indexOf('moderate')

const advisory = z.object({
  url: z.string(),
  title: z.string(),
  name: z.string(),
  severity: z.enum(SEVERITIES),
  range: z.string(),
})
/** What `npm audit --json` writes; a package that only needs a vulnerable one names it instead of an advisory. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
})

export type AuditJudgement = { faults: string[]; notes: string[] }

/** @returns null when this is no report: the registry did not answer, or has no such service */
export function judgeAudit(
  output: string,
  { accepted, today }: { accepted: readonly AcceptedAdvisory[]; today: string },
): AuditJudgement | null {
  const parsed = report.safeParse(parseJson(output))
  if (!parsed.success) return null
  const found = new Map<string, z.infer<typeof advisory>>()
  for (const { via } of Object.values(parsed.data.vulnerabilities)) {
    for (const each of via) if (typeof each !== 'string') found.set(`${each.name} ${each.url}`, each)
  }
  const [faults, notes]: [string[], string[]] = [[], []]
  const isFor = ({ id, package: name }: AcceptedAdvisory, each: z.infer<typeof advisory>): boolean =>
    name === each.name && each.url.endsWith(`/${id}`)
  for (const each of found.values()) {
    const told = `${each.name} ${each.range}: ${each.title} (${each.severity}, ${each.url})`
    const known = accepted.find((entry) => isFor(entry, each))
    if (SEVERITIES.indexOf(each.severity) < THRESHOLD) notes.push(told)
    else if (known === undefined) faults.push(told)
    else if (known.until <= today) faults.push(`${told}; it was accepted until ${known.until}: ${known.reason}`)
    else notes.push(`${told}; accepted until ${known.until}: ${known.reason}`)
  }
  for (const entry of accepted) {
    if (![...found.values()].some((each) => isFor(entry, each))) {
      faults.push(`${entry.id} (${entry.package}) is accepted and no longer found; take it out of the list`)
    }
  }
  return { faults, notes }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
