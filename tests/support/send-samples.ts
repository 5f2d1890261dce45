import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { untilEnded } from './until.ts'

const SAMPLES = join(import.meta.dirname, '..', '..', 'samples')

/** Uploads samples to a running server one after the other and waits until each is completed; resolves to their ids. */
export async function sendSamples(url: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) ids.push(await sendBook(url, name, await readFile(join(SAMPLES, name))))
  return ids
}

/** The same of one book. */
export async function sendBook(url: string, name: string, content: Buffer): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const answer = await fetch(`${url}/api/evaluate`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  await finished(url, id, name)
  return id
}

async function finished(url: string, id: string, name: string): Promise<void> {
  const { status, error } = await untilEnded(
    async () => (await (await fetch(`${url}/api/evaluate/${id}`)).json()) as { status: string; error?: string },
  )
  if (status === 'failed') throw new Error(`${name} failed: ${error}`)
}
