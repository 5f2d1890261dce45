import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
  await storage.prepare()
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
  await expect(storage.read('books/1/0.txt')).rejects.toMatchObject({ code: 'not_found' })
  await expect(storage.withLocalFiles(['books/1/1.txt', 'books/1/0.txt'], async () => {})).rejects.toMatchObject({
    code: 'file_missing',
    retryable: false,
  })
  expect(await text(await storage.read('books/1/1.txt'))).toBe('its second page')
  await storage.check()
  return 'conforms'
}

/** A bucket of a real server, given up after a second of silence. */
async function openBucket(): Promise<{ s3: S3Server; storage: FileStorage }> {
  s3 = await startS3()
  for (const [name, value] of Object.entries(s3.credentials)) vi.stubEnv(name, value)
  return { s3, storage: await openStorage(s3.filesUrl, directory, { idleMs: 1000 }) }
}

describe('storage', () => {
  test('a local directory', async () => {
    expect(await conforms(await openStorage('', directory))).toBe('conforms')
  })

  test('a bucket, with lengths said beforehand', async () => {
    const { s3: server, storage } = await openBucket()
    server.intercept = (request, response) => {
      // As strict as other makers' buckets: nothing in chunks.
      const refused = request.method === 'PUT' && request.headers['content-length'] === undefined
      if (refused) response.writeHead(411).end()
      return refused
    }
    expect(await conforms(storage)).toBe('conforms')
    expect(await server.keys()).toEqual(['mizan/books/1/1.txt', 'mizan/ready'])
  })

  test('a bucket that is away, silent or breaks off is said to be so, and works when it is back', async () => {
    const { s3: server, storage } = await openBucket()
    const unavailable = { code: 'storage_unavailable', retryable: true }
    await storage.prepare()
    await storage.put('books/1/0.txt', Buffer.alloc(100_000, 'a'))
    const upload = join(directory, 'upload.txt')
    await writeFile(upload, 'a book')
    const calls = () => [
      storage.adopt(upload, 'books/2/0.txt'),
      storage.put('covers/1', Buffer.from('x')),
      storage.has('books/1/0.txt'),
      storage.read('books/1/0.txt'),
      storage.remove('books/1/0.txt'),
      storage.check(),
      storage.prepare(),
    ]
    await server.stop()
    for (const call of await Promise.allSettled(calls()))
      expect(call).toMatchObject({ status: 'rejected', reason: unavailable })
    await server.start()

    server.pause()
    await expect(storage.adopt(upload, 'books/2/0.txt')).rejects.toMatchObject(unavailable)
    server.resume()

    for (const breakOff of [true, false]) {
      server.intercept = (request, response) => {
        if (request.method !== 'GET') return false
        response.writeHead(200, { 'content-length': 100_000 }).write(Buffer.alloc(50_000, 'a'), () => {
          if (breakOff) response.destroy()
        })
        return true
      }
      const work = vi.fn<() => Promise<void>>()
      await expect(storage.withLocalFiles(['books/1/0.txt'], work)).rejects.toMatchObject(unavailable)
      expect(work).not.toHaveBeenCalled()
    }
    expect(await readdir(join(directory, 'tmp'))).toEqual([])

    server.intercept = () => false
    expect(await readFile(upload, 'utf8'), 'what could not be sent is still there').toBe('a book')
    await storage.adopt(upload, 'books/2/0.txt')
    expect(await text(await storage.read('books/2/0.txt'))).toBe('a book')
    await storage.check()
  })

  test('what is wrong with the settings of a bucket is one sentence with what to do', async () => {
    const { s3: server, storage } = await openBucket()
    const elsewhere = await openStorage(server.filesUrl.replace('library', 'nowhere'), directory)
    await expect(elsewhere.prepare()).rejects.toThrow('there is no bucket nowhere; create it, or correct FILES_URL')
    await expect(elsewhere.check()).rejects.toMatchObject({ code: 'storage_unavailable' })
    await storage.prepare()
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
    const stranger = await openStorage(server.filesUrl, directory)
    await expect(stranger.prepare()).rejects.toThrow(
      /^the bucket library refuses to keep files \(SignatureDoesNotMatch\); look at FILES_URL, AWS_ACCESS_KEY_ID and/,
    )
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
