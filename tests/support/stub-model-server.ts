import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { obedientAnswer } from './stub-model/obedient-answer.ts'
import { plausibleAnswer } from './stub-model/plausible-answer.ts'
import { seePictures } from './stub-model/see-pictures.ts'

/** What can go wrong with a model, each over real HTTP. */
export const STUB_FAULTS = [
  'bad-key',
  'no-model',
  'no-credit',
  'rate-limited',
  'server-error',
  'hang',
  'slow',
  'broken-stream',
  'cut-off',
  'malformed',
  'prose',
  'refusal',
  'hallucinating',
  'obedient',
  'blind',
  'no-pictures',
] as const
export type StubFault = (typeof STUB_FAULTS)[number]

export type StubRequest = {
  /** findings, ratings, texts, page or pictures. */
  purpose: string
  prompt: string
  /** Equal for equal bodies. */
  hash: string
  images: number
  pictures: readonly Buffer[]
  answered: boolean
}

export type StubModel = {
  /** Of the OpenAI-compatible service: what AI_BASE_URL is set to. */
  url: string
  model: string
  /** Every paid call, in order of arrival. */
  requests: StubRequest[]
  /** How often the free list of models was asked for. */
  listed: number
  /** What the next calls meet; undefined is a healthy model. Asked for every call. */
  fault: (request: StubRequest) => StubFault | undefined
  delayMs: number
  close(): Promise<void>
}

const SLOW_MS = 700

/**
 * A language model that is none: it speaks the OpenAI-compatible protocol over HTTP and answers by simple rules, always
 * the same for the same request, or fails as it is told to.
 */
export async function startStubModel({
  port = 0,
  model = 'stub-1',
  apiKey = 'stub-key',
  fault = () => undefined,
  delayMs = 0,
}: Partial<Pick<StubModel, 'model' | 'fault' | 'delayMs'>> & {
  port?: number
  apiKey?: string
} = {}): Promise<StubModel> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stub: StubModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    model,
    requests: [],
    listed: 0,
    fault,
    delayMs,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return stub

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (apiKey !== '' && request.headers.authorization !== `Bearer ${apiKey}`) {
      return send(response, 401, { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } })
    }
    if (request.method === 'GET' && request.url === '/v1/models') {
      stub.listed += 1
      return send(response, 200, { object: 'list', data: [{ id: model }, { id: 'stub-other' }] })
    }
    if (request.url !== '/v1/chat/completions') return send(response, 404, { error: { message: 'not here' } })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const asked = readRequest(body)
    const call: StubRequest = { ...asked, hash: createHash('sha256').update(body).digest('hex'), answered: false }
    stub.requests.push(call)
    await complete(call, response)
  }

  async function complete(call: StubRequest, response: ServerResponse): Promise<void> {
    const wrong = stub.fault(call)
    if (stub.delayMs > 0 || wrong === 'slow') await sleep(stub.delayMs + (wrong === 'slow' ? SLOW_MS : 0))
    switch (wrong) {
      case 'bad-key':
        return send(response, 401, { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } })
      case 'no-model':
        return send(response, 404, { error: { message: 'The model does not exist.', code: 'model_not_found' } })
      case 'no-credit':
        return send(response, 429, { error: { message: 'You exceeded your quota.', code: 'insufficient_quota' } })
      case 'rate-limited':
        return send(response, 429, { error: { message: 'Slow down.' } }, { 'retry-after': '1' })
      case 'server-error':
        return send(response, 503, { error: { message: 'Overloaded.' } }, { 'retry-after-ms': '40' })
      case 'hang':
        return
      default:
    }
    if (wrong === 'no-pictures' && call.images > 0) {
      return send(response, 400, { error: { message: 'This model does not support image input.' } })
    }
    const content = JSON.stringify(await answerOf(call, wrong))
    call.answered = true
    switch (wrong) {
      case 'broken-stream': {
        const whole = JSON.stringify(completion(call, content))
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) })
        response.write(whole.slice(0, whole.length >> 1), () => response.destroy())
        return
      }
      case 'cut-off':
        return send(response, 200, completion(call, content.slice(0, content.length >> 1), 'length'))
      case 'malformed':
        return send(response, 200, completion(call, '{"findings": [{"category": "weather"}], "criteria": 7}'))
      case 'prose':
        return send(response, 200, completion(call, 'I am sorry, but I cannot help with this text.'))
      case 'refusal':
        return send(response, 200, completion(call, null, 'stop', 'I cannot read this.'))
      case 'hallucinating':
        return send(response, 200, completion(call, JSON.stringify(withInventedQuotes(content))))
      default:
        return send(response, 200, completion(call, content))
    }
  }
}

async function answerOf(call: StubRequest, wrong: StubFault | undefined): Promise<unknown> {
  const eyes = wrong === 'blind' || wrong === 'obedient' ? wrong : 'seeing'
  if (call.purpose === 'pictures') return await seePictures(call, eyes)
  return wrong === 'obedient' ? obedientAnswer(call) : plausibleAnswer(call)
}

function readRequest(body: string): Pick<StubRequest, 'purpose' | 'prompt' | 'images' | 'pictures'> {
  const { messages, response_format: format } = JSON.parse(body) as {
    messages: { role: string; content: string | { type: string; text?: string; image_url?: { url: string } }[] }[]
    response_format?: { json_schema?: { name?: string } }
  }
  const content = messages.find(({ role }) => role === 'user')?.content ?? ''
  const parts: Exclude<typeof content, string> =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content
  const images = parts.filter(({ type }) => type !== 'text')
  return {
    purpose: format?.json_schema?.name ?? 'unknown',
    prompt: parts.map(({ text = '' }) => text).join('\n'),
    images: images.length,
    pictures: images.map(({ image_url: image }) => Buffer.from(image?.url.split(',')[1] ?? '', 'base64')),
  }
}

function completion(
  call: StubRequest,
  content: string | null,
  finish = 'stop',
  refusal: string | null = null,
): unknown {
  return {
    id: `chatcmpl-${call.hash.slice(0, 12)}`,
    object: 'chat.completion',
    created: 0,
    model: 'stub-1',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, refusal } }],
    usage: {
      prompt_tokens: Math.ceil(call.prompt.length / 4),
      completion_tokens: Math.ceil((content ?? '').length / 4),
      total_tokens: Math.ceil((call.prompt.length + (content ?? '').length) / 4),
    },
  }
}

/** Every quote is replaced by a sentence that stands in no book, as a model may make one up. */
function withInventedQuotes(content: string): unknown {
  const answer = JSON.parse(content) as { findings?: { quote: string }[] }
  return {
    ...answer,
    ...(answer.findings && {
      findings: answer.findings.map((finding, index) => ({
        ...finding,
        quote: `The zeppelin captain swallowed ${index + 7} clocks in silence.`,
      })),
    }),
  }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

// By itself: `node tests/support/stub-model-server.ts --port 8089 [--fault hang] [--delay 200]`, to try the product by hand.
if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, fault: { type: 'string' }, delay: { type: 'string' } },
  })
  const fault = STUB_FAULTS.find((name) => name === values.fault)
  if (values.fault !== undefined && fault === undefined) {
    console.error(`--fault is one of ${STUB_FAULTS.join(', ')}`)
    process.exit(2)
  }
  const stub = await startStubModel({
    port: Number(values.port ?? 8089),
    fault: () => fault,
    delayMs: Number(values.delay ?? 0),
  })
  console.log(`AI_PROVIDER=openai-compatible AI_MODEL=${stub.model} AI_API_KEY=stub-key AI_BASE_URL=${stub.url}`)
}
