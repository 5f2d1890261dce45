import { fork } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionFlags } from './permission-flags.ts'

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
    const child = fork(script, [], { execArgv: permissionFlags(inbox), env: {}, stdio: 'ignore' })
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
})

test('the libraries of the readers work inside', async () => {
  const sharp = JSON.stringify(import.meta.resolve('sharp'))
  const statement = `const { default: sharp } = await import(${sharp}); const { width } = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png().toBuffer().then((b) => sharp(b).metadata()); return width`
  expect(await attempt(statement)).toBe(9)
})
