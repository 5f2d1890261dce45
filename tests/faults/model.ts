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
  /** How many of what, for the report. */
  counts: Map<string, number>
}

export function createModel(): Model {
  return { uploads: [], faults: [], counts: new Map() }
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
