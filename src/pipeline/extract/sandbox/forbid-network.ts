import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

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
  dgram.Socket.prototype.bind = refuse
  Object.assign(dns, { lookup: refuse, resolve: refuse })
  globalThis.fetch = () => Promise.reject(new Error('A reading process has no network.'))
}
