import S3rver from '@20minutes/s3rver'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const BUCKET = 'library'
/** How the package names the file of an object. */
const OBJECT = '._S3rver_object'

export type S3Server = AsyncDisposable & {
  /** Without a bucket. */
  endpoint: string
  /** What FILES_URL is set to: a prefix in a bucket that is there. */
  filesUrl: string
  /** What else a Mizan needs in its environment; other credentials are refused. */
  credentials: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }
  /** The objects in the bucket, in their order. */
  keys(): Promise<string[]>
  read(key: string): Promise<Buffer>
  /** Requests are taken and not answered until `resume`. */
  pause(): void
  resume(): void
  /** Nobody listens until `start`, which comes back on the same port with the same objects. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Sees each request first; true: it has answered, or broken, this one. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** A real S3 server on a free port, its objects in a temporary folder; `await using` ends it. */
export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-s3-'))
  const s3 = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  })
  await s3.configureBuckets()
  const answer = s3.callback()

  let waiting: (() => void)[] | null = null
  let server = createServer()
  let port = 0
  async function start(): Promise<void> {
    server = createServer((request, response) => {
      if (result.intercept(request, response)) return
      if (waiting === null) answer(request, response)
      else waiting.push(() => answer(request, response))
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  async function stop(): Promise<void> {
    waiting = null
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  const result: S3Server = {
    endpoint: '',
    filesUrl: '',
    credentials: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    async keys() {
      const root = join(folder, BUCKET)
      const files = await readdir(root, { recursive: true, withFileTypes: true })
      return files
        .filter(({ name }) => name.endsWith(OBJECT))
        .map(({ parentPath, name }) => relative(root, join(parentPath, name.slice(0, -OBJECT.length))))
        .toSorted()
    },
    read: async (key) => await readFile(join(folder, BUCKET, key + OBJECT)),
    pause() {
      waiting ??= []
    },
    resume() {
      const released = waiting ?? []
      waiting = null
      for (const release of released) release()
    },
    stop,
    start,
    intercept: () => false,
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await start()
  result.endpoint = `http://127.0.0.1:${String(port)}`
  result.filesUrl = `s3://${BUCKET}/mizan?endpoint=${result.endpoint}`
  return result
}
