import type { Evaluation, ListedEvaluation } from '../../src/contract/evaluation.ts'

/** What the clients know of one upload. Each has a file name of its own, so that it can be found again. */
export type Upload = {
  filename: string
  /** Which of the texts. */
  text: string
  /** Known once it was accepted. */
  id: string | null
  deleted: 'no' | 'yes' | 'perhaps'
  /** By their reasons, each of its own. */
  reviews: Map<string, 'made' | 'perhaps'>
}

/** What must be true of the library whatever happens to its processes. */
export type Model = {
  uploads: Upload[]
  /** What must not have happened. */
  faults: string[]
  /** When each book was finished, by its id. */
  finished: Map<string, string>
  /** How many of what, for the report. */
  counts: Map<string, number>
}

export function createModel(): Model {
  return { uploads: [], faults: [], finished: new Map(), counts: new Map() }
}

/** Minds that what was finished stays so: a completed book is never worked on again. */
export function seen(
  { finished, faults }: Model,
  { id, filename, status, completedAt }: Evaluation | ListedEvaluation,
): void {
  const before = finished.get(id)
  if (before !== undefined && (status !== 'completed' || completedAt !== before)) {
    faults.push(`${filename} was finished at ${before}, and later ${status}, at ${String(completedAt)}`)
  }
  if (status === 'completed' && completedAt !== null) finished.set(id, completedAt)
}

export function count(model: Model, what: string): void {
  model.counts.set(what, (model.counts.get(what) ?? 0) + 1)
}

/** Those that were accepted and nobody has tried to delete. */
export function present(model: Model): (Upload & { id: string })[] {
  return model.uploads.filter(
    (upload): upload is Upload & { id: string } => upload.id !== null && upload.deleted === 'no',
  )
}
