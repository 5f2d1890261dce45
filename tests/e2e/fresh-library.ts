import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { sendSamples } from '../support/send-samples.ts'

/** Every row of the library as the server gives it. */
export async function libraryRows(url: string): Promise<ListedEvaluation[]> {
  return (await (await fetch(`${url}/api/evaluations`)).json()) as ListedEvaluation[]
}

export async function deleteBook(url: string, id: string): Promise<void> {
  await fetch(`${url}/api/evaluations/${id}`, { method: 'DELETE' })
}

/** What an earlier test told the library of readers, lists and wishes. */
async function forgetReaders(url: string): Promise<void> {
  const { profiles } = (await (await fetch(`${url}/api/profiles`)).json()) as { profiles: { id: string }[] }
  const lists = (await (await fetch(`${url}/api/lists`)).json()) as { id: string }[]
  const gone = [...profiles.map(({ id }) => `profiles/${id}`), ...lists.map(({ id }) => `lists/${id}`), 'wishes']
  for (const path of gone) await fetch(`${url}/api/${path}`, { method: 'DELETE' })
}

/** Empties the library and reads these samples into it; resolves to their ids. */
export async function freshLibrary(url: string, names: readonly string[]): Promise<string[]> {
  for (const { id } of await libraryRows(url)) await deleteBook(url, id)
  return sendSamples(url, names)
}

/**
 * A library of exactly these samples without readers; what an earlier test has had read is kept, so a test that changes a book must
 * take it away again. Resolves to their ids.
 */
export async function libraryWith(url: string, names: readonly string[]): Promise<string[]> {
  await forgetReaders(url)
  const kept = new Map<string, string>()
  for (const { id, filename, status, review } of await libraryRows(url)) {
    if (status === 'completed' && !review && names.includes(filename) && !kept.has(filename)) kept.set(filename, id)
    else await deleteBook(url, id)
  }
  for (const name of names) {
    const [id] = kept.has(name) ? [kept.get(name)] : await sendSamples(url, [name])
    if (id !== undefined) kept.set(name, id)
  }
  return names.map((name) => kept.get(name) ?? '')
}
