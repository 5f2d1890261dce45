import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startS3, type S3Server } from '../../../tests/support/s3-server.ts'
import type { FileStorage } from './file-storage.ts'
import { openStorage, parseS3Address } from './open-storage.ts'

let directory = ''
let s3: S3Server | undefined
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-storage-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await s3?.[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

/** What every storage must do. Throws when one does not. */
async function conforms(storage: FileStorage): Promise<string> {
  const upload = join(directory, 'upload.txt')
  await writeFile(upload, 'a book')
  await storage.adopt(upload, 'books/1/0.txt')
  await storage.put('books/1/1.txt', Buffer.from('its second page'))
  await expect(readFile(upload)).rejects.toThrow('ENOENT')
  expect(await text(await storage.read('books/1/0.txt'))).toBe('a book')
  const read = await storage.withLocalFiles(
    ['books/1/0.txt', 'books/1/1.txt'],
    async (paths) => await Promise.all(paths.map((path) => readFile(path, 'utf8'))),
  )
  expect(read).toEqual(['a book', 'its second page'])
  expect(await storage.has('books/1/0.txt')).toBe(true)
  await storage.remove('books/1/0.txt')
  await storage.remove('books/1/0.txt')
  expect(await storage.has('books/1/0.txt')).toBe(false)
  await expect(storage.read('books/1/0.txt')).rejects.toThrow()
  expect(await text(await storage.read('books/1/1.txt'))).toBe('its second page')
  await storage.check()
  return 'conforms'
}

describe('storage', () => {
  test('a local directory', async () => {
    expect(await conforms(await openStorage('', directory))).toBe('conforms')
  })

  test('a bucket, with lengths said beforehand', async () => {
    s3 = await startS3()
    for (const [name, value] of Object.entries(s3.credentials)) vi.stubEnv(name, value)
    s3.intercept = (request, response) => {
      // As strict as other makers' buckets: nothing in chunks.
      const refused = request.method === 'PUT' && request.headers['content-length'] === undefined
      if (refused) response.writeHead(411).end()
      return refused
    }
    expect(await conforms(await openStorage(s3.filesUrl, directory))).toBe('conforms')
    expect(await s3.keys()).toEqual(['mizan/books/1/1.txt'])
  })

  test('keys cannot leave the directory', async () => {
    const storage = await openStorage('', directory)
    await expect(storage.put('../outside.txt', Buffer.from('x'))).rejects.toThrow()
  })

  test('an address is read into its parts', () => {
    expect(parseS3Address('s3://books/a/b?endpoint=http://127.0.0.1:9000&region=me-central-1')).toEqual({
      bucket: 'books',
      prefix: 'a/b',
      endpoint: 'http://127.0.0.1:9000',
      region: 'me-central-1',
    })
  })
})
