import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** As much of S3 as a storage uses: objects by path, with the length said beforehand. */
export async function startBucket(): Promise<{ url: string; objects: Map<string, Buffer>; close: () => void }> {
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
