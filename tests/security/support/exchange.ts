import { connect } from 'node:net'

export type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: string }
export type Answer = { status: number; headers: Headers; text: string }

/**
 * One request over a socket of its own, written as it is given: clients would correct the very things that are tried here.
 * Resolves when the server has closed the connection.
 */
export async function exchange(port: number, { method = 'GET', path, headers = {}, body = '' }: Ask): Promise<Answer> {
  const all: Record<string, string> = {
    host: `127.0.0.1:${String(port)}`,
    connection: 'close',
    ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return readAnswer(await talk(port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`))
}

/** Sends bytes and gives back all that comes until the connection ends. */
export async function talk(port: number, request: string | Uint8Array): Promise<string> {
  return await new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A reset behind an answer is as good as an end.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
  })
}

export function readAnswer(received: string): Answer {
  const end = received.indexOf('\r\n\r\n')
  const [first = '', ...lines] = received.slice(0, Math.max(0, end)).split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return { status: Number(first.split(' ')[1] ?? 0), headers, text: received.slice(end + 4) }
}
