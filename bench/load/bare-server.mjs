// The reference: answers ready bytes and nothing else. Query: bytes to answer with; a body is read to its end.
import { createServer } from 'node:http'

const ready = new Map()
const server = createServer((request, response) => {
  const size = Number(new URL(request.url, 'http://localhost').searchParams.get('bytes') ?? 0)
  if (!ready.has(size)) ready.set(size, Buffer.alloc(size, 120))
  request.resume().on('end', () => response.end(ready.get(size)))
})
server.listen(0, '127.0.0.1', () => console.log(`bare listening on http://127.0.0.1:${server.address().port}`))
