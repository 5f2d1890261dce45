import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import threads, { type WorkerOptions } from 'node:worker_threads'
import { ORPHAN_WATCH } from './orphan-guard.ts'

/**
 * The permission model of Node 24 does not cover sockets, so a reading child closes those doors itself before it loads
 * any parser. A file that names a remote picture, entity or template is read without it.
 */
export function forbidNetwork(): void {
  const refuse = (): never => {
    throw new Error('A reading process has no network.')
  }
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  dgram.Socket.prototype.send = refuse
  dgram.Socket.prototype.connect = refuse
  dgram.Socket.prototype.bind = refuse
  // A name that is asked for is a message to whoever answers for it.
  for (const asking of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    for (const name of Object.getOwnPropertyNames(asking)) {
      if (/^(?:lookup|resolve|reverse)/.test(name)) Object.assign(asking, { [name]: refuse })
    }
  }
  globalThis.fetch = () => Promise.reject(new Error('A reading process has no network.'))
  keepThreadsInside(refuse)
  // Whoever imports by name gets these, too.
  syncBuiltinESMExports()
}

/** A thread with arguments of its own, or with a text as its program, would start without this module. */
function keepThreadsInside(refuse: () => never): void {
  threads.Worker = class extends threads.Worker {
    constructor(file: string | URL, options: WorkerOptions = {}) {
      if (options.eval === true && file !== ORPHAN_WATCH) refuse()
      const inherited = { ...options }
      delete inherited.execArgv
      super(file, inherited)
    }
  }
}
