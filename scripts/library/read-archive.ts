import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { openPromise, type Entry } from 'yauzl'
import { fileEntry, MANIFEST, manifestSchema, tableEntry, type Manifest } from './archive.ts'
import { sumOf } from './library-files.ts'
import type { LibrarySource } from './library-source.ts'
import { createRowDigest } from './row-digest.ts'

export type Archive = {
  manifest: Manifest
  source: LibrarySource
  openFile: (key: string) => Promise<Readable>
  close: () => void
}

/** What rows waiting to be written may take in memory. */
const BATCH_CHARACTERS = 4 * 1024 * 1024

/** @throws Error when the file is not a backup, or not a whole one */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw new Error(`${path} cannot be read as a backup`, { cause: error })
  })
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const open = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (entry === undefined) throw new Error(`${path} is not a whole backup of Mizan: ${name} is missing`)
      return await zip.openReadStreamPromise(entry)
    }
    const manifest = manifestSchema.safeParse(await json(await open(MANIFEST)))
    if (!manifest.success) throw new Error(`${path} is not a backup this version of Mizan can read`)
    return {
      manifest: manifest.data,
      source: {
        migrations: manifest.data.migrations,
        tables: manifest.data.tables,
        async *rows({ name }) {
          yield* batchesOf(await open(tableEntry(name)))
        },
      },
      openFile: (key) => open(fileEntry(key)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Reads a backup to its end. @throws Error naming the first table or file that is not what was backed up */
export async function checkArchive({ manifest, source, openFile }: Archive): Promise<void> {
  const damaged = (what: string, cause?: unknown): Error =>
    new Error(`the backup is damaged (${what}); use another one`, { cause })
  for (const table of manifest.tables) {
    const digest = createRowDigest()
    try {
      for await (const lines of source.rows(table)) digest.add(lines)
    } catch (error) {
      throw damaged(table.name, error)
    }
    const { rows, sha256 } = digest.value()
    if (rows !== table.rows || sha256 !== table.sha256) throw damaged(table.name)
  }
  for (const file of manifest.files) {
    const sum = await openFile(file.key)
      .then(sumOf)
      .catch((error: unknown) => {
        throw damaged(file.key, error)
      })
    if (sum.size !== file.size || sum.sha256 !== file.sha256) throw damaged(file.key)
  }
}

/** Cut at line feeds only: books hold other separators of lines, which JSON leaves as they are. */
async function* batchesOf(stream: Readable): AsyncGenerator<string[]> {
  let begun: string[] = []
  let lines: string[] = []
  let characters = 0
  for await (const text of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const [rest = '', ...next] = text.split('\n')
    begun.push(rest)
    for (const start of next) {
      const line = begun.join('')
      begun = [start]
      lines.push(line)
      characters += line.length
      if (characters < BATCH_CHARACTERS) continue
      yield lines
      lines = []
      characters = 0
    }
  }
  if (lines.length > 0) yield lines
}
