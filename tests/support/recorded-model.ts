import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallPurpose } from '../../src/pipeline/assess/llm/calls/call-journal.ts'
import type { Model } from '../../src/pipeline/assess/llm/model/model.ts'

/** The answers of one model about one sample, in the order of the book. */
export type RecordedBook = {
  /** Which model answered; the stub says that it is none. */
  recordedFrom: string
  promptVersion: string
  sample: string
  calls: { purpose: CallPurpose; inputTokens: number; outputTokens: number; answer: unknown }[]
}

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'model')

export function recordedBooks(): RecordedBook[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as RecordedBook)
}

/** A model that answers what was recorded, by what is asked for: an edited prompt or lexicon does not need a new recording. */
export function createRecordedModel({ calls }: RecordedBook): Model {
  const left = [...calls]
  return {
    async generate({ name }) {
      const index = left.findIndex(({ purpose }) => purpose === name)
      if (index < 0) throw new Error(`no answer to ${name} was recorded`)
      const [{ answer, inputTokens, outputTokens }] = left.splice(index, 1) as [RecordedBook['calls'][number]]
      return { text: JSON.stringify(answer), finish: 'complete', inputTokens, outputTokens }
    },
  }
}
