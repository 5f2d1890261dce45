import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseConfig } from '../../src/server/config.ts'

const ROOT = join(import.meta.dirname, '../..')
const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
/** Commands for a machine that is not this one: those that can be are run all the same. */
const commands = [...operations.matchAll(/^```console\n([\s\S]*?)^```/gm)].flatMap(([, block]) =>
  (block ?? '').trimEnd().split('\n'),
)
const compose = parse(readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, { profiles?: string[] }>
}
const scratch = mkdtempSync(join(tmpdir(), 'mizan-install-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('the commands of docs/operations.md', () => {
  test('name what is there', () => {
    expect(commands.length).toBeGreaterThan(8)
    const paths = commands.flatMap((command) => command.match(/(?<![\w/.-])(?:deploy|scripts)\/[\w@./-]+/g) ?? [])
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const units = commands.flatMap((command) => /^systemctl enable --now (.+)$/.exec(command)?.[1]?.split(' ') ?? [])
    const prose = [...operations.matchAll(/\bmizan-(?:web|worker)@\d+/g)].map(([unit]) => unit)
    for (const unit of [...units, ...prose])
      expect(existsSync(join(ROOT, `deploy/systemd/${unit.replace(/@.*/, '@')}.service`))).toBe(true)
    const services = commands.flatMap((command) => /\bexec (\w+)/.exec(command)?.[1] ?? [])
    expect(services.length).toBeGreaterThan(0)
    for (const service of services) expect(Object.keys(compose.services)).toContain(service)
    const profiles = [...operations.matchAll(/--profile ([\w-]+)/g)].map(([, profile]) => profile)
    const known = Object.values(compose.services).flatMap((service) => service.profiles ?? [])
    expect(new Set(profiles)).toEqual(new Set(known))
    const files = commands.flatMap((command) => /--env-file (\S+)/.exec(command)?.[1] ?? [])
    expect(files.filter((file) => !existsSync(join(ROOT, 'deploy', file)))).toEqual([])
  })

  test('that copy the units and make the secrets do so', () => {
    const run = commands.filter((command) => /^install |^deploy\/make-secrets/.test(command))
    expect(run).toHaveLength(5)
    for (const command of run) {
      const here = command.startsWith('install')
        ? command.replaceAll(' /etc/', ` ${scratch}/etc/`)
        : `${command} ${scratch}/secrets`
      const done = spawnSync('sh', ['-c', here], { cwd: ROOT, encoding: 'utf8' })
      expect([command, done.status, done.stderr]).toEqual([command, 0, ''])
    }
    const installed = globSync('etc/**/*.{service,conf,env}', { cwd: scratch }).toSorted()
    expect(installed).toEqual([
      'etc/mizan/mizan.env',
      'etc/systemd/system/mizan-.service.d/10-common.conf',
      'etc/systemd/system/mizan-server.service',
      'etc/systemd/system/mizan-web@.service',
      'etc/systemd/system/mizan-worker@.service',
      'etc/sysusers.d/mizan.conf',
    ])
  })
})

describe('the example of settings', () => {
  const lines = readFileSync(join(ROOT, 'deploy/.env.example'), 'utf8').split('\n')
  const settings = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ''] = /^#([A-Z_]+)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value] as const]
    }),
  )

  test('sets nothing by itself, and holds no secret', () => {
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
    for (const name of ['ADMIN_PASSWORD', 'AI_API_KEY', 'AWS_SECRET_ACCESS_KEY']) expect(settings[name]).toBe('')
  })

  test('names settings of Mizan, of the Compose file and of the bucket, with values they take', () => {
    const known =
      readFileSync(join(ROOT, 'src/server/config.ts'), 'utf8') +
      readFileSync(join(ROOT, 'src/pipeline/assess/llm/model/model-settings.ts'), 'utf8')
    const used = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8')
    const isKnown = (name: string): boolean =>
      new RegExp(`^  ${name}:`, 'm').test(known) || used.includes(`\${${name}:-`) || name.startsWith('AWS_')
    expect(Object.keys(settings).filter((name) => !isKnown(name))).toEqual([])
    expect(parseConfig({ ...settings, ADMIN_PASSWORD: 'of this test' }).metricsPort).toBe(9464)
  })
})
