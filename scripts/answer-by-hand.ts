// A model that is a person, or anybody who writes files: `npm run answer:by-hand -- --folder requests [--port 8095]`. It speaks
// the OpenAI-compatible protocol, keeps each request as NNN.prompt.md with the shape of the answer in NNN.schema.json, and waits
// until NNN.answer.json lies beside them. Point Mizan at it with AI_PROVIDER=openai-compatible, AI_MODEL=by-hand and the address
// it prints. Answers are kept: the same request is answered from its file at once.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { folder: { type: 'string', default: 'requests' }, port: { type: 'string', default: '8095' } },
})
const folder = resolve(values.folder)
const MODEL = 'by-hand'
const LOOK_EVERY_MS = 500

type Asked = {
  messages: { role: string; content: string | { type: string; text?: string }[] }[]
  response_format?: { json_schema?: { name?: string; schema?: unknown } }
}

mkdirSync(folder, { recursive: true })

const textOf = ({ content }: Asked['messages'][number]): string =>
  typeof content === 'string' ? content : content.map(({ text = '[a picture]' }) => text).join('\n')

/** The name under which a request is kept: the one it has, or the next number. */
function nameOf(body: string): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12)
  const kept = readdirSync(folder).filter((name) => name.endsWith('.prompt.md'))
  const known = kept.find((name) => readFileSync(join(folder, name), 'utf8').startsWith(`<!-- ${hash} -->`))
  if (known !== undefined) return known.replace('.prompt.md', '')
  const name = String(kept.length + 1).padStart(3, '0')
  const { messages, response_format: format } = JSON.parse(body) as Asked
  const told = messages.map((message) => `## ${message.role}\n\n${textOf(message)}`).join('\n\n')
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(format?.json_schema?.schema ?? {}, null, 2)}\n`)
  // The prompt comes last, and whole: whoever waits for it finds everything.
  const draft = join(folder, `${name}.draft`)
  writeFileSync(draft, `<!-- ${hash} -->\n# ${format?.json_schema?.name ?? 'request'}\n\n${told}\n`)
  renameSync(draft, join(folder, `${name}.prompt.md`))
  console.log(`${name}: ${format?.json_schema?.name ?? 'request'} is waiting`)
  return name
}

async function answerTo(body: string, isGone: () => boolean): Promise<string | undefined> {
  const file = join(folder, `${nameOf(body)}.answer.json`)
  while (!isGone()) {
    if (existsSync(file)) {
      const text = readFileSync(file, 'utf8')
      try {
        JSON.parse(text)
        return text
      } catch {
        // Still being written, or to be mended by whoever wrote it: it is looked at again.
      }
    }
    await sleep(LOOK_EVERY_MS)
  }
  return undefined
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (value: unknown, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }
  if (request.method === 'GET' && request.url === '/v1/models') return send({ object: 'list', data: [{ id: MODEL }] })
  if (request.url !== '/v1/chat/completions') return send({ error: { message: 'not here' } }, 404)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  const content = await answerTo(body, () => response.destroyed)
  if (content === undefined) return
  // Four letters a token, as a rule of thumb: nobody is billed.
  const usage = { prompt_tokens: Math.ceil(body.length / 4), completion_tokens: Math.ceil(content.length / 4) }
  send({
    id: 'by-hand',
    object: 'chat.completion',
    created: 0,
    model: MODEL,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  })
}

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    if (!response.headersSent) response.writeHead(500)
    response.end(String(error))
  })
})
server.requestTimeout = 0
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1 keeps its requests in ${folder}`)
})
