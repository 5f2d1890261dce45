import type { Finding, Theme, Value } from '../../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import type { FindingsAnswer } from '../answers.ts'
import type { Part } from './cut-parts.ts'
import type { Span } from './locate-quote.ts'

/** With the keys of the invented criteria it bears on. */
export type LocatedFinding = Finding & { criteria: string[] }

/** What the model found in the whole book, every quote of it at its place. */
export type Located = {
  findings: LocatedFinding[]
  values: { value: Value; ref: EvidenceRef }[]
  themes: { theme: Theme; ref: EvidenceRef }[]
  /** Passages that tell a grader how to judge. */
  instructions: EvidenceRef[]
  /** Who acts, as each part names them. */
  people: FindingsAnswer['people']
  /** What happens, part by part. */
  events: string[]
  /** Quotes that are not in the book. */
  unverified: number
}

type Locate = (quote: string, near?: Span) => EvidenceRef | undefined

/** Finds the quotes of every answer in the book, in the order of the book; what is not there is dropped and counted. */
export function locateAnswers(
  answers: readonly { part: Part; answer: FindingsAnswer }[],
  locate: Locate,
  rule: string,
): Located {
  const located: Located = {
    findings: [],
    values: [],
    themes: [],
    instructions: [],
    people: [],
    events: [],
    unverified: 0,
  }
  for (const { part, answer } of answers) {
    const near = { start: part.spans[0]?.start ?? 0, end: part.spans.at(-1)?.end ?? 0 }
    const refOf = (quote: string): EvidenceRef | undefined => {
      const ref = locate(quote, near)
      if (ref === undefined) located.unverified += 1
      return ref && { ...ref, rule }
    }
    for (const finding of answer.findings) {
      const { quote, forbidden, category, sense, intensity, stance } = finding
      const criteria = 'criteria' in finding ? finding.criteria : []
      const ref = refOf(quote)
      if (ref === undefined) continue
      const flag = forbidden && intensity === 4 ? { forbidden: true } : {}
      located.findings.push({ category, sense: sense.slice(0, 60), intensity, stance, ...flag, ...ref, rule, criteria })
    }
    for (const { value, quote } of answer.values) {
      const ref = refOf(quote)
      if (ref !== undefined) located.values.push({ value, ref })
    }
    for (const { theme, quote } of answer.themes) {
      const ref = refOf(quote)
      if (ref !== undefined) located.themes.push({ theme, ref })
    }
    for (const quote of answer.instructions) {
      const ref = refOf(quote)
      if (ref !== undefined) located.instructions.push(ref)
    }
    located.people.push(...answer.people)
    if (answer.events.trim() !== '') located.events.push(answer.events.trim())
  }
  located.findings = unique(located.findings)
  return located
}

/** A passage that two parts share is one finding; the graver reading of it stays. */
function unique(findings: readonly LocatedFinding[]): LocatedFinding[] {
  const byPlace = new Map<string, LocatedFinding>()
  for (const finding of findings) {
    const place = `${finding.category} ${finding.start} ${finding.end}`
    const known = byPlace.get(place)
    if (known === undefined || known.intensity < finding.intensity) byPlace.set(place, finding)
  }
  return [...byPlace.values()].toSorted((a, b) => a.start - b.start || a.end - b.end)
}
