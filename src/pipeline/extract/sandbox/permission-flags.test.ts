import { fork } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionFlags, READING_ENVIRONMENT } from './permission-flags.ts'

let inbox = ''
let outside = ''
let port = 0
const server = createServer((socket) => socket.end('reached'))

beforeAll(async () => {
  const base = await realpath(tmpdir())
  inbox = await mkdtemp(join(base, 'mizan-inbox-'))
  outside = await mkdtemp(join(base, 'mizan-outside-'))
  await writeFile(join(inbox, 'own'), 'own')
  await writeFile(join(outside, 'secret'), 'secret')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  server.close()
  await Promise.all([inbox, outside].map((folder) => rm(folder, { recursive: true, force: true })))
})

/** Runs one statement in a process with the flags of a reading child; gives its value or its error's code or message. */
async function attempt(statement: string): Promise<unknown> {
  const script = join(inbox, 'probe.mjs')
  await writeFile(
    script,
    `const attempt = async () => { ${statement} }
    attempt().then((value) => process.send(value ?? 'done'), (error) => process.send(error.code ?? error.message))`,
  )
  return new Promise((resolve) => {
    const child = fork(script, [], { execArgv: permissionFlags(inbox), env: READING_ENVIRONMENT, stdio: 'ignore' })
    child.once('message', (answer) => {
      resolve(answer)
      child.kill()
    })
    child.once('exit', (code) => resolve(`exit ${code}`))
  })
}

test('a reading child reads its own folder', async () => {
  expect(
    await attempt(`return (await import('node:fs')).readFileSync(${JSON.stringify(join(inbox, 'own'))}, 'utf8')`),
  ).toBe('own')
})

test('it reads no other file', async () => {
  const statement = `return (await import('node:fs')).readFileSync(${JSON.stringify(join(outside, 'secret'))}, 'utf8')`
  expect(await attempt(statement)).toBe('ERR_ACCESS_DENIED')
})

test('it writes nothing, not even into its own folder', async () => {
  const statement = `(await import('node:fs')).writeFileSync(${JSON.stringify(join(inbox, 'new'))}, 'x')`
  expect(await attempt(statement)).toBe('ERR_ACCESS_DENIED')
})

test('it starts no process', async () => {
  expect(await attempt(`(await import('node:child_process')).execSync('true')`)).toBe('ERR_ACCESS_DENIED')
})

test('it reaches no network', async () => {
  expect(
    await attempt(
      `await new Promise((resolve, reject) => { import('node:net').then(({ connect }) => connect(${port}, '127.0.0.1').on('data', resolve).on('error', reject)).catch(reject) })`,
    ),
  ).toMatch(/no network/)
  expect(await attempt(`return (await fetch('http://127.0.0.1:${port}')).status`)).toMatch(/no network/)
})

test.each([
  [
    'dns',
    `const { lookup } = await import('node:dns'); return await new Promise((resolve) => lookup('localhost', resolve))`,
  ],
  [
    'dns',
    `const { resolve4 } = await import('node:dns'); return await new Promise((resolve) => resolve4('a.example', resolve))`,
  ],
  ['dns/promises', `return await (await import('node:dns/promises')).lookup('localhost')`],
  [
    'Resolver',
    `const { Resolver } = await import('node:dns'); return await new Promise((done) => new Resolver().resolve4('a.example', done))`,
  ],
  [
    'Resolver',
    `const { Resolver } = await import('node:dns/promises'); return await new Resolver().resolve('a.example')`,
  ],
  ['dgram', `const { createSocket } = await import('node:dgram'); createSocket('udp4').connect(53, '127.0.0.1')`],
  ['tls', `(await import('node:tls')).connect(443, '127.0.0.1')`],
  ['http2', `(await import('node:http2')).connect('http://127.0.0.1')`],
  ['a socket file', `(await import('node:net')).connect('/var/run/docker.sock')`],
  ['a server', `(await import('node:net')).createServer().listen(0)`],
  ['a thread of a text', `const { Worker } = await import('node:worker_threads'); new Worker('1', { eval: true })`],
])('it asks nobody and hears nobody: %s', async (_, statement) => {
  expect(await attempt(statement)).toMatch(/no network/)
})

test.each([
  ['the users of the machine', `(await import('node:fs')).readFileSync('/etc/passwd')`],
  ['the environment of the server', `(await import('node:fs')).readFileSync('/proc/' + process.ppid + '/environ')`],
  ['its memory', `(await import('node:fs')).openSync('/proc/' + process.ppid + '/mem', 'r')`],
  ['a link to elsewhere', `(await import('node:fs')).symlinkSync('/etc/passwd', 'link')`],
  ['the insides of Node', `process.binding('tcp_wrap')`],
  ['a debugger', `(await import('node:inspector')).open(0)`],
  ['another system', `new (await import('node:wasi')).WASI({ version: 'preview1', preopens: { '/': '/' } })`],
  ['another folder', `process.chdir('/')`],
])('it does not reach %s', async (_, statement) => {
  expect(await attempt(statement)).toBe('ERR_ACCESS_DENIED')
})

test('its environment is empty', async () => {
  expect(await attempt('return Object.keys(process.env).join()')).toBe('MALLOC_ARENA_MAX')
})

test('neither do the threads that a library starts', async () => {
  const thread = join(inbox, 'thread.mjs')
  await writeFile(
    thread,
    `import { parentPort } from 'node:worker_threads'
    import { connect } from 'node:net'
    try { connect(${port}, '127.0.0.1').on('data', () => parentPort.postMessage('reached')) } catch (error) { parentPort.postMessage(error.message) }`,
  )
  const statement = `const { Worker } = await import('node:worker_threads'); return new Promise((resolve) => new Worker(${JSON.stringify(thread)}).once('message', resolve))`
  expect(await attempt(statement)).toMatch(/no network/)
  const own = statement.replace('.mjs")', '.mjs", { execArgv: [] })')
  expect(own).toContain('execArgv')
  expect(await attempt(own)).toMatch(/no network/)
})

test('the libraries of the readers work inside', async () => {
  const sharp = JSON.stringify(import.meta.resolve('sharp'))
  const statement = `const { default: sharp } = await import(${sharp}); const { width } = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png().toBuffer().then((b) => sharp(b).metadata()); return width`
  expect(await attempt(statement)).toBe(9)
})
