import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import { fileEntry, MANIFEST, tableEntry, type Manifest } from './archive.ts'
import { checkSize, createFileDigest, presentFiles } from './library-files.ts'
import type { LibraryFile, LibrarySource } from './library-source.ts'
import { createRowDigest } from './row-digest.ts'

/** Writes a library into one zip file, which appears under its name only when it is whole. */
export async function writeArchive(
  path: string,
  source: LibrarySource,
  named: readonly LibraryFile[],
  storage: FileStorage,
): Promise<void> {
  const files = await presentFiles(named, (key) => storage.has(key))
  const manifest: Manifest = {
    format: 'mizan-library',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: source.migrations,
    tables: [],
    files: [],
  }
  const draft = `${path}.part`
  const zip = new ZipFile()
  const broken = new Promise<never>((_resolve, reject) => zip.once('error', reject))
  // Only the owner may read it: it holds whole books. A failure of the disk ends whatever waits.
  const output = createWriteStream(draft, { mode: 0o600, flush: true })
  const written = Promise.race([broken, pipeline(zip.outputStream, output)])
  written.catch(() => undefined)
  /** One after the other, so that no more than a few megabytes wait in memory. */
  const add = async (name: string, chunks: AsyncIterable<Buffer>): Promise<void> => {
    const stream = Readable.from(chunks, { objectMode: false })
    zip.addReadStream(stream, name, { forceZip64Format: true })
    await Promise.race([finished(stream, { writable: false }), written])
  }
  try {
    for (const table of source.tables) {
      const digest = createRowDigest()
      await add(tableEntry(table.name), textOf(source.rows(table), digest))
      manifest.tables.push({ ...table, ...digest.value() })
    }
    for (const file of files) {
      const digest = createFileDigest()
      await add(fileEntry(file.key), digest.through(await storage.read(file.key)))
      const sum = digest.value()
      checkSize(file, sum.size)
      manifest.files.push({ key: file.key, ...sum })
    }
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), MANIFEST)
    zip.end()
    await written
    await rename(draft, path)
  } catch (error) {
    output.destroy()
    await rm(draft, { force: true })
    throw error
  }
}

async function* textOf(
  batches: AsyncIterable<string[]>,
  digest: ReturnType<typeof createRowDigest>,
): AsyncGenerator<Buffer> {
  for await (const lines of batches) {
    digest.add(lines)
    for (const line of lines) yield Buffer.from(`${line}\n`)
  }
}
