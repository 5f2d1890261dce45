import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import type { LibraryFile } from './library-source.ts'

export type FileSum = { key: string; size: number; sha256: string }

/** So many are named when files are missing. */
const NAMED = 5

/** Passes bytes on and tells afterwards what went through. */
export function createFileDigest() {
  const hash = createHash('sha256')
  let size = 0
  async function* through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  return { through, value: () => ({ size, sha256: hash.digest('hex') }) }
}

/** Reads a file to its end. */
export async function sumOf(stream: AsyncIterable<Buffer>): Promise<{ size: number; sha256: string }> {
  const digest = createFileDigest()
  for await (const _ of digest.through(stream));
  return digest.value()
}

/**
 * Stores a stream and reads it back.
 *
 * @throws Error when what is stored is not what was given
 */
export async function storeFile(
  storage: FileStorage,
  dataDirectory: string,
  key: string,
  stream: Readable,
): Promise<FileSum> {
  const temporary = join(dataDirectory, 'tmp')
  await mkdir(temporary, { recursive: true })
  const path = join(temporary, `copy-${randomUUID()}`)
  const digest = createFileDigest()
  try {
    await pipeline(stream, digest.through, createWriteStream(path, { flush: true }))
    await storage.adopt(path, key)
  } finally {
    await rm(path, { force: true })
  }
  const given = digest.value()
  const kept = await sumOf(await storage.read(key))
  if (kept.size !== given.size || kept.sha256 !== given.sha256) {
    throw new Error(`the file ${key} did not arrive as it was (${String(kept.size)} of ${String(given.size)} bytes)`)
  }
  return { key, ...given }
}

/**
 * The files that are there, of those a library names; uploads that never arrived are left out.
 *
 * @throws Error naming files of books that are nowhere
 */
export async function presentFiles(
  files: readonly LibraryFile[],
  has: (key: string) => Promise<boolean>,
): Promise<LibraryFile[]> {
  const present: LibraryFile[] = []
  const missing: string[] = []
  for (const file of files) {
    if (await has(file.key)) present.push(file)
    else if (file.owned) missing.push(file.key)
  }
  if (missing.length === 0) return present
  const named = missing.slice(0, NAMED).join(', ') + (missing.length > NAMED ? ', ...' : '')
  throw new Error(
    `${String(missing.length)} files of the library are missing (${named}); set FILES_URL as the server has it, or delete those books`,
  )
}

/** @throws Error when a file is not as long as the library says */
export function checkSize(file: LibraryFile, size: number): void {
  if (file.owned && file.size !== size) {
    throw new Error(
      `the file ${file.key} is damaged: ${String(size)} bytes instead of ${String(file.size)}; delete its book or put the file back`,
    )
  }
}
