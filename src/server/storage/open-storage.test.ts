import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FileStorage } from './file-storage.ts'
import { openStorage, parseS3Address } from './open-storage.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-storage-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(directory, { recursive: true, force: true })
})

/** As much of S3 as a storage uses: objects by path, with the length said beforehand. */
async function startBucket(): Promise<{ url: string; objects: Map<string, Buffer>; close: () => void }> {
  const objects = new Map<string, Buffer>()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '')
    const body = await buffer(request)
    const stored = objects.get(key)
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) response.statusCode = 411
      else objects.set(key, body)
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (stored === undefined) response.writeHead(404).end()
    else response.end(stored)
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    objects,
    close: () => server.close(),
  }
}

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
  await storage.remove('books/1/0.txt')
  await storage.remove('books/1/0.txt')
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
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    const bucket = await startBucket()
    try {
      expect(await conforms(await openStorage(`s3://library/mizan?endpoint=${bucket.url}`, directory))).toBe('conforms')
      expect([...bucket.objects.keys()]).toEqual(['/library/mizan/books/1/1.txt'])
    } finally {
      bucket.close()
    }
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
