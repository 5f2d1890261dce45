import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'

/** What a zip file holds, by name. */
export async function entriesOf(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openPromise(path)
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return entries
}
