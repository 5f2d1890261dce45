import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands between a process and a server, as a network does, and can be cut. */
export type Relay = {
  port: number
  /** Nothing passes any more, and nobody is told: what was sent is kept back. */
  hold(): void
  /** What was kept back passes. */
  resume(): void
  close(): Promise<void>
}

export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let held = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (held) from.unpipe(to).pause()
    }
    partners.set(near, far).set(far, near)
  })
  const partners = new WeakMap<Socket, Socket>()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      held = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    resume() {
      held = false
      for (const socket of sockets) {
        const partner = partners.get(socket)
        if (partner !== undefined) socket.pipe(partner)
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
