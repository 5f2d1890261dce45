import { Agent, request } from 'node:http'

export type Asked = {
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: Buffer
}
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  ms: number
}

/** One HTTP client with its own connections to 127.0.0.1; the time of an answer runs to its last byte. */
export function createClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    async ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
      const started = performance.now()
      return await new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': String(body.length) }
        const sent = request(new URL(path, url), { method, agent, headers: { ...headers, ...length } }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', reject)
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - started,
            }),
          )
        })
        sent.once('error', reject)
        sent.end(body)
      })
    },
    close: () => agent.destroy(),
  }
}
export type Client = ReturnType<typeof createClient>

/** A book as an upload of its own address, so that no limit for one address is met. */
export function upload(content: Buffer, filename: string, address: number): Asked & { body: Buffer } {
  const boundary = '----mizan-load'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const from = `10.${String((address >> 16) & 255)}.${String((address >> 8) & 255)}.${String(address & 255)}`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-forwarded-for': from }
  return { method: 'POST', headers, body }
}
