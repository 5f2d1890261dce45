import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { watchSender } from '../../src/server/http/guard/slow-senders.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { exchange } from './support/exchange.ts'

let server: TestApp
let port = 0
beforeAll(async () => {
  server = await createTestApp({ working: false })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

async function open(to = port): Promise<Socket> {
  const socket = connect(to, '127.0.0.1')
  opened.push(socket)
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Also when the end is a reset. */
async function closed(socket: Socket): Promise<void> {
  await new Promise((resolve) => {
    socket.resume().once('close', resolve)
  })
}

async function within<T>(ms: number, until: () => Promise<T> | T): Promise<T | undefined> {
  const end = performance.now() + ms
  for (;;) {
    const value = await until()
    if (value || performance.now() > end) return value
    await sleep(20)
  }
}

describe('whoever sends slowly', () => {
  test('headers, or none at all, is ended in seconds', async () => {
    const { server: http } = server.app
    expect(http.headersTimeout).toBeLessThanOrEqual(20_000)
    expect(http.requestTimeout).toBeLessThanOrEqual(30 * 60_000)
    const usual = http.headersTimeout
    http.headersTimeout = 300
    try {
      const silent = await open()
      const dripping = await open()
      dripping.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      const drip = setInterval(() => dripping.write('X: a\r\n'), 50)
      const [received] = await Promise.all([
        once(dripping, 'data').then(([chunk]) => String(chunk)),
        closed(dripping),
        closed(silent),
      ])
      clearInterval(drip)
      expect(received).toMatch(/^HTTP\/1\.1 408 /)
    } finally {
      http.headersTimeout = usual
    }
  })

  test('a body is ended, and whoever sends it at the pace of a poor network is not', async () => {
    const app = fastify()
    app.addHook('onRequest', async (request) => {
      watchSender(request, { graceMs: 400, bytesPerSecond: 1000, checkMs: 50 })
    })
    app.post('/', async () => 'read')
    const at = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 4000\r\n\r\n'
    const drip = async (bytes: number): Promise<string> => {
      const socket = await open(at)
      socket.write(head)
      let received = ''
      socket.on('data', (chunk) => {
        received += String(chunk)
        socket.end()
      })
      const timer = setInterval(() => socket.write('a'.repeat(bytes)), 50)
      await closed(socket)
      clearInterval(timer)
      return received
    }
    // 20 and 4,000 bytes a second.
    const [slow, fast] = await Promise.all([drip(1), drip(200)])
    expect(slow).toBe('')
    expect(fast).toMatch(/^HTTP\/1\.1 200 [\s\S]*read/)
    await app.close()
  })

  test('many books at once holds files, not memory, and leaves nothing behind', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const held = (): number => {
      collect()
      const { external, heapUsed } = process.memoryUsage()
      return external + heapUsed
    }
    const [count, sent] = [60, 1024 * 1024]
    const piece = Buffer.alloc(sent, 'a')
    const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`
    const before = held()
    const senders = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = await open()
        socket.write(
          `POST /api/evaluate HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
            `Content-Length: ${String(10 * sent)}\r\n\r\n${head}`,
        )
        await new Promise((resolve) => {
          socket.write(piece, resolve)
        })
        return socket
      }),
    )
    const waiting = join(server.directory, 'tmp')
    const arrived = async () => (await readdir(waiting).catch(() => [])).length
    expect(await within(5000, async () => (await arrived()) === count)).toBe(true)
    // Collected buffers are given back a moment later.
    expect(await within(5000, () => (held() - before) / (count * sent) < 0.2)).toBe(true)
    // Others are served meanwhile.
    expect((await exchange(port, { path: '/healthz' })).status).toBe(200)
    for (const socket of senders) socket.destroy()
    expect(await within(5000, async () => (await arrived()) === 0)).toBe(true)
    expect((await server.app.inject('/api/evaluations')).json()).toEqual([])
  })
})

describe('many connections', () => {
  test('are let in up to a limit, and those that do nothing disturb nobody', async () => {
    expect(server.app.server.maxConnections).toBeLessThanOrEqual(2000)
    const usual = server.app.server.maxConnections
    server.app.server.maxConnections = 120
    await Promise.all(Array.from({ length: 110 }, async () => await open()))
    expect((await exchange(port, { path: '/healthz' })).status).toBe(200)
    const more = await Promise.all(Array.from({ length: 60 }, async () => await open()))
    const turnedAway = async () => more.filter((socket) => socket.destroyed).length >= 40
    for (const socket of more) socket.resume().on('end', () => socket.destroy())
    expect(await within(3000, turnedAway)).toBe(true)
    for (const socket of opened) socket.destroy()
    server.app.server.maxConnections = usual
    expect(await within(3000, async () => (await exchange(port, { path: '/healthz' })).status === 200)).toBe(true)
  })

  test('with event streams that nobody reads are given back when they go', async () => {
    const { id } = (await server.upload([{ name: 'file', filename: 'a.txt', content: 'x' }])).json<{ id: string }>()
    const body = JSON.stringify({ bookIds: [id] })
    const listening = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const socket = await open()
        socket.write(
          `POST /api/generate-pdf-report HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n` +
            `Content-Type: application/json\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`,
        )
        return socket
      }),
    )
    expect((await exchange(port, { path: '/healthz' })).status).toBe(200)
    for (const socket of listening) socket.destroy()
    const connections = async () =>
      await new Promise<number>((resolve) => {
        server.app.server.getConnections((_, count) => resolve(count))
      })
    expect(await within(3000, async () => (await connections()) === 0)).toBe(true)
  })
})
