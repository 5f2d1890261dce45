import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { sendSamples } from '../support/send-samples.ts'

/** Every row of the library as the server gives it. */
export async function libraryRows(url: string): Promise<ListedEvaluation[]> {
  return (await (await fetch(`${url}/api/evaluations`)).json()) as ListedEvaluation[]
}

/** Empties the library and reads these samples into it; resolves to their ids. */
export async function freshLibrary(url: string, names: readonly string[]): Promise<string[]> {
  for (const { id } of await libraryRows(url)) await fetch(`${url}/api/evaluations/${id}`, { method: 'DELETE' })
  return sendSamples(url, names)
}
