import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../../src/server/config.ts'
import { findProgram } from '../support/find-program.ts'

const FOLDER = join(import.meta.dirname, '../../deploy/systemd')
const UNITS = readdirSync(FOLDER).filter((name) => name.endsWith('.service'))
const common = readFileSync(join(FOLDER, 'mizan-.service.d/10-common.conf'), 'utf8')
const analyze = findProgram('systemd-analyze', '--version', 'apt-get install systemd')

/** A file system in which the units are installed as docs/operations.md says. */
const root = mkdtempSync(join(tmpdir(), 'mizan-units-'))
const installed = join(root, 'etc/systemd/system')
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeAll(() => {
  mkdirSync(installed, { recursive: true })
  for (const name of [...UNITS, 'mizan-.service.d'])
    cpSync(join(FOLDER, name), join(installed, name), { recursive: true })
  const program = join(root, 'srv/mizan/node_modules/.bin')
  mkdirSync(program, { recursive: true })
  writeFileSync(join(program, 'node'), '#!/bin/sh\n', { mode: 0o755 })
  // Of the system itself, which a bare folder lacks.
  const target = '[Unit]\nDescription=Of the system\n'
  for (const name of ['sysinit', 'basic', 'shutdown', 'multi-user', 'network-online', 'network'])
    writeFileSync(join(installed, `${name}.target`), target)
  for (const name of ['system.slice', '-.slice', '-.mount']) writeFileSync(join(installed, name), target)
})

const instanceOf = (unit: string): string => unit.replace('@.', '@3000.')

test.skipIf(analyze === undefined).each(UNITS)('systemd finds no fault with %s', (unit) => {
  const verify = () =>
    spawnSync('systemd-analyze', ['verify', `--root=${root}`, '--man=no', '--recursive-errors=no', instanceOf(unit)], {
      encoding: 'utf8',
    })
  const checked = verify()
  const about = (text: string): string[] => text.split('\n').filter((line) => /mizan/.test(line))
  expect([about(checked.stderr), checked.status]).toEqual([[], 0])
})

test.skipIf(analyze === undefined)('a fault would be found', () => {
  writeFileSync(join(installed, 'mizan-broken.service'), '[Service]\nMemoryMaxx=1G\n')
  const checked = spawnSync('systemd-analyze', ['verify', `--root=${root}`, '--man=no', 'mizan-broken.service'], {
    encoding: 'utf8',
  })
  expect(checked.stderr).toContain('MemoryMaxx')
})

test.skipIf(analyze === undefined).each(UNITS)('%s is closed off well', (unit) => {
  const judged = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', `--root=${root}`, '--threshold=20', '--no-pager', instanceOf(unit)],
    { encoding: 'utf8' },
  )
  // 0 to 10, lower is better; the threshold is in tenths.
  expect([judged.status, /exposure level.*?([\d.]+)/.exec(judged.stdout)?.[1]]).toEqual([0, expect.any(String)])
})

test('what V8, WebAssembly and the readers of books need is left open', () => {
  const settings = common.split('\n').filter((line) => !line.startsWith('#'))
  expect(settings.filter((line) => line.startsWith('MemoryDenyWriteExecute'))).toEqual([])
  expect(settings).toContain('OOMPolicy=continue')
  expect(settings).toContain('KillMode=mixed')
  const patience = Number(/^TimeoutStopSec=(\d+)$/m.exec(common)?.[1])
  expect(patience).toBeGreaterThan(10)
})

test.each(UNITS)('%s starts what is there, with settings Mizan takes', (unit) => {
  const own = readFileSync(join(FOLDER, unit), 'utf8')
  const lines = [...`${own}\n${common}`.matchAll(/^Environment=(.*)$/gm)].map(([, list]) => list ?? '')
  const environment = Object.fromEntries(
    lines
      .flatMap((list) => list.split(' '))
      .map((pair) => pair.replaceAll('%i', '3000').replaceAll('%S', root).split('=')),
  ) as Record<string, string>
  const needed = environment['ROLE'] === 'all' ? {} : { DATABASE_URL: 'postgres://mizan@db.example/mizan' }
  expect(parseConfig({ ...environment, ...needed }).role).toBe(environment['ROLE'])
  expect(/^ExecStart=\S+ \/srv\/mizan\/(\S+)$/m.exec(common)?.[1]).toBe('src/server/main.ts')
})
