import type { Assessment, Finding } from '../../contract/assessment.ts'
import type { ComparedFinding, Comparison, ReadingName } from '../../contract/comparison.ts'
import { NMC_CATEGORIES } from '../../contract/nmc.ts'
import type { Outcome } from '../../contract/outcome.ts'

/** Scores nearer to each other than this say the same. */
const APART = 5

type Readings = Record<ReadingName, { assessment: Assessment; outcome: Outcome }>

/** Where two readings of one book differ: what each comes to, its levels and scores, and the passages one by one. */
export function compareReadings(readings: Readings): Comparison {
  const [model, embedded] = [readings.model.assessment, readings.embedded.assessment]
  return {
    model: { evaluator: model.evaluator, outcome: readings.model.outcome },
    embedded: { evaluator: embedded.evaluator, outcome: readings.embedded.outcome },
    categories: NMC_CATEGORIES.map((category) => ({
      category,
      model: model.nmc[category].intensity,
      embedded: embedded.nmc[category].intensity,
    })),
    criteria: criteriaApart(model, embedded),
    findings: passagesOf(model, embedded),
  }
}

function criteriaApart(model: Assessment, embedded: Assessment): Comparison['criteria'] {
  const own = new Map(embedded.criteria.map((criterion) => [criterion.key, criterion.score]))
  return model.criteria
    .filter(({ system }) => system <= 2)
    .map(({ key, name, system, score }) => ({ key, name, system, model: score, embedded: own.get(key) ?? score }))
    .filter((criterion) => gap(criterion) >= APART)
    .toSorted((a, b) => gap(b) - gap(a))
}

const gap = ({ model, embedded }: { model: number; embedded: number }): number => Math.abs(model - embedded)

/** What frightens and what saddens is one kind of passage: the embedded reader knows one label for both. */
const kindOf = (category: Finding['category']): string => (category === 'distress' ? 'fear' : category)

/** What overlaps and is of one kind is one passage, in the words of the reading that reports it first: the model's, where both do. */
function passagesOf(model: Assessment, embedded: Assessment): ComparedFinding[] {
  const passages: ComparedFinding[] = []
  const add = (finding: Finding, by: ReadingName): void => {
    const { category, quote, page, start, end, intensity } = finding
    const known = passages.find(
      (passage) => kindOf(passage.category) === kindOf(category) && start < passage.end && passage.start < end,
    )
    if (known === undefined) {
      passages.push({ category, quote, page, start, end, model: null, embedded: null, [by]: intensity })
    } else {
      known[by] = Math.max(known[by] ?? 0, intensity)
    }
  }
  // Where the embedded engine's judgement held, its findings stand among the model's.
  for (const finding of model.findings) if (finding.rule.startsWith('llm/')) add(finding, 'model')
  for (const finding of embedded.findings) add(finding, 'embedded')
  return passages.toSorted((a, b) => a.start - b.start || a.end - b.end)
}
