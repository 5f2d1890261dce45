// Builds no image, for that needs an engine: reads the Dockerfile, and does what its last stage does in an empty folder.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sendSamples } from '../support/send-samples.ts'
import { buildContext } from './build-context.ts'
import { listOf, readStages } from './dockerfile.ts'

const ROOT = join(import.meta.dirname, '../..')
const stages = readStages(join(ROOT, 'deploy/Dockerfile'))
const last = stages.at(-1)
if (last === undefined) throw new Error('the Dockerfile has no stage')
const context = buildContext(ROOT)
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; dev?: boolean }>
}
const copiesOfContext = stages.flatMap((stage) => stage.copies.filter(({ from }) => from === null))
const given = (source: string): string[] =>
  source === '.' ? context : context.filter((path) => path === source || path.startsWith(`${source}/`))

test('every stage begins with the Node of the lock file', () => {
  const version = lock.packages['node_modules/node']?.version
  expect(stages.map(({ image }) => image)).toEqual(stages.map(() => `node:${String(version)}-bookworm-slim`))
})

test('everything that is copied is there, and nothing with a secret or a book goes to the builder', () => {
  for (const { sources } of copiesOfContext)
    for (const source of sources) expect([source, given(source).length]).not.toEqual([source, 0])
  for (const { from, sources } of last.copies) {
    if (from === null) continue
    const stage = stages.find(({ name }) => name === from)
    expect([from, stage === undefined]).toEqual([from, false])
    for (const source of sources) expect(source).toMatch(/^\/srv\/mizan\/(?:node_modules|dist)$/)
  }
  expect(
    context.filter((path) => /(?:^|\/)\.env|secrets|\.test\.tsx?$|^(?:samples|tests|docs|data)\//.test(path)),
  ).toEqual([])
})

test('the last stage installs nothing, belongs to root and runs as somebody else', () => {
  const keywords = last.instructions.map((instruction) => instruction.getKeyword())
  expect(last.runs.join(' ')).not.toMatch(/npm (?:ci|i|install)|apt|curl/)
  expect(keywords.indexOf('USER')).toBeGreaterThan(keywords.lastIndexOf('COPY'))
  expect(last.instructions.find((each) => each.getKeyword() === 'USER')?.getArgumentsContent()).toBe('node')
  expect(stages.flatMap(({ runs }) => runs).filter((run) => run.includes('npm ci'))).toEqual([
    'npm ci --ignore-scripts',
    'npm ci --omit=dev --ignore-scripts',
  ])
})

test('Node is the first process, started on what is there', () => {
  expect(listOf(last, 'CMD')).toEqual(['node', 'src/server/main.ts'])
  expect(given('src/server')).toContain('src/server/main.ts')
  expect(listOf(last, 'HEALTHCHECK')).toEqual(['node', 'deploy/healthcheck.mjs'])
  expect(last.copies.flatMap(({ sources }) => sources)).toContain('deploy/healthcheck.mjs')
})

const linux = process.platform === 'linux'
// Outside the repository, whose own packages would be found from below it.
const scratch = mkdtempSync(join(tmpdir(), 'mizan-image-'))
chmodSync(scratch, 0o755)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test.skipIf(!linux)('what the last stage holds judges a book as another user, and ends when told', async () => {
  const app = join(scratch, 'app')
  mkdirSync(app)
  linkProductionPackages(join(app, 'node_modules'))
  for (const { from, sources, target } of last.copies) {
    // Without a built web application (npm run check) the rest is rehearsed all the same.
    const built = join(ROOT, 'dist')
    if (from === 'build' && existsSync(built)) cpSync(built, join(app, 'dist'), { recursive: true })
    if (from !== null) continue
    for (const path of sources.flatMap(given)) {
      mkdirSync(dirname(join(app, path)), { recursive: true })
      cpSync(join(ROOT, path), join(app, path))
    }
    expect(existsSync(join(app, target))).toBe(true)
  }
  const withoutTools = spawnSync(process.execPath, ['-e', 'import("vite")'], { cwd: app, encoding: 'utf8' })
  expect(withoutTools.stderr).toContain("Cannot find package 'vite'")

  const data = join(scratch, 'data')
  const user = somebodyElse(app)
  mkdirSync(data)
  if (user !== undefined) execFileSync('chown', [`${String(user.uid)}:${String(user.gid)}`, data])
  const environment = { PATH: dirname(process.execPath), NODE_ENV: 'production', DATA_DIR: data, TMPDIR: data }
  const options = { cwd: app, ...user }
  const [program = '', ...args] = listOf(last, 'CMD')
  expect(program).toBe('node')
  const child = spawn(process.execPath, args, {
    ...options,
    env: { ...environment, HOST: '0.0.0.0', ADMIN_PASSWORD: 'of the rehearsal', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  try {
    const started = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>
    const line = await Promise.race([started.then(([said]) => said), ended.then(() => 'it ended')])
    const port = /:(\d+)$/.exec(line)?.[1] ?? ''
    expect([line, port]).not.toEqual([line, ''])
    await sendSamples(`http://127.0.0.1:${port}`, ['falcon.en.epub'])
    const health = (of: string): number | null =>
      spawnSync(process.execPath, listOf(last, 'HEALTHCHECK').slice(1), {
        ...options,
        env: { ...environment, PORT: of },
      }).status
    expect([health(port), health('1')]).toEqual([0, 1])
    // The whole of it belongs to root in the image; here at least nothing was written beside the data.
    if (user !== undefined) expect(existsSync(join(app, '.cache'))).toBe(false)
  } finally {
    child.kill('SIGTERM')
  }
  const [code] = await ended
  expect(code).toBe(0)
  const backup = spawnSync(process.execPath, ['scripts/backup.ts', join(data, 'library.zip')], {
    ...options,
    env: environment,
    encoding: 'utf8',
  })
  expect([backup.stderr, backup.status]).toEqual([expect.any(String), 0])
  expect(statSync(join(data, 'library.zip')).size).toBeGreaterThan(10_000)
})

/** The packages of `npm ci --omit=dev`, as links to the installed ones. */
function linkProductionPackages(target: string): void {
  const names = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true && existsSync(join(ROOT, path)))
    .map(([path]) => path.slice('node_modules/'.length))
  const outer = names.filter((name) => !name.includes('/node_modules/'))
  mkdirSync(target)
  for (const scope of new Set(outer.map(dirname))) {
    const own = outer.filter((name) => dirname(name) === scope).map((name) => join(ROOT, 'node_modules', name))
    mkdirSync(join(target, scope), { recursive: true })
    // Links where the disk is the same: 280 MB in a second.
    const linked = spawnSync('cp', ['-al', ...own, join(target, scope)])
    if (linked.status !== 0) execFileSync('cp', ['-a', ...own, join(target, scope)])
  }
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    if (dev === true && path.includes('/node_modules/'))
      rmSync(join(dirname(target), path), { recursive: true, force: true })
  }
}

/** A user who owns nothing here, where this one may become another and that one may read the packages. */
function somebodyElse(folder: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = { uid: 65_534, gid: 65_534 }
  const reads = spawnSync(process.execPath, ['-e', `require('fs').readdirSync(${JSON.stringify(folder)})`], user)
  if (reads.status === 0) return user
  console.warn('run as root: nobody else may read this folder')
  return undefined
}
