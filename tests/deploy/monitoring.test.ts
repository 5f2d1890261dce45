import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ERROR_CODES } from '../../src/contract/error-codes.ts'
import { failureLevel } from '../../src/server/log.ts'
import { findProgram } from '../support/find-program.ts'
import { readAlerts, readDashboard, readPanels } from './monitoring-files.ts'
import { metricsOf } from './promql.ts'

const ROOT = join(import.meta.dirname, '../..')
const promtool = findProgram('promtool', '--version', 'apt-get install prometheus')

test('the parser of queries finds names and refuses what is no query', () => {
  expect(metricsOf('sum by (le) (rate(a_total{b=~"x|y"}[$__rate_interval])) / on (c) d')).toEqual(['a_total', 'd'])
  for (const broken of ['sum(rate(a[5m])', 'a{b=c}', 'a >', 'rate(a[)'])
    expect(() => metricsOf(broken)).toThrow('no PromQL')
})

describe('the dashboard', () => {
  test('is of the form Grafana reads, with panels that do not overlap and are told apart', () => {
    const { panels } = readDashboard()
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
      expect(x + w).toBeLessThanOrEqual(24)
      return Array.from({ length: w * h }, (_, at) => `${String(x + (at % w))},${String(y + Math.floor(at / w))}`)
    })
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(readPanels().map(({ title }) => title)).size).toBe(readPanels().length)
  })

  test.each(readPanels().map((panel) => [panel.title, panel] as const))('%s asks in PromQL', (_, { targets }) => {
    for (const { expr } of targets) expect(metricsOf(expr).length).toBeGreaterThan(0)
  })

  test('is found by what provisions it', () => {
    const file = (path: string): unknown => parse(readFileSync(join(ROOT, 'deploy', path), 'utf8'))
    const dashboards = file('grafana/provisioning/dashboards/mizan.yml')
    const { services } = file('compose.yaml') as { services: Record<string, { volumes: string[] }> }
    expect(dashboards).toMatchObject({
      providers: [{ type: 'file', options: { path: '/var/lib/grafana/dashboards' } }],
    })
    expect(services['grafana']?.volumes).toContain('./grafana/mizan.json:/var/lib/grafana/dashboards/mizan.json:ro')
    expect(file('grafana/provisioning/datasources/prometheus.yml')).toMatchObject({
      datasources: [{ type: 'prometheus', uid: 'prometheus', url: 'http://prometheus:9090' }],
    })
    expect(readDashboard().templating.list[0].current.value).toBe('prometheus')
  })
})

describe('alerts', () => {
  const alerts = readAlerts()

  test.each(alerts)('$alert is PromQL, and what to do is written', ({ alert, expr }) => {
    expect(metricsOf(expr).length).toBeGreaterThan(0)
    expect(readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')).toContain(`| \`${alert}\` |`)
  })

  test('books that fail for no fault of theirs are those the log calls errors', () => {
    const expression = alerts.find(({ alert }) => alert === 'MizanBooksFail')?.expr ?? ''
    const codes = new RegExp(`^(?:${/code=~"([^"]+)"/.exec(expression)?.[1] ?? 'none'})$`)
    expect(ERROR_CODES.filter((code) => codes.test(code))).toEqual(
      ERROR_CODES.filter((code) => failureLevel(code) === 'error'),
    )
  })

  test.skipIf(promtool === undefined)('promtool takes configuration and rules, and they fire when they should', () => {
    const run = (...args: string[]) => spawnSync('promtool', args, { cwd: ROOT, encoding: 'utf8' })
    const checked = run('check', 'config', 'deploy/prometheus/prometheus.yml')
    expect([checked.status, checked.stderr]).toEqual([0, ''])
    const fired = run('test', 'rules', 'tests/deploy/alerts.rules-test.yml')
    expect([fired.status, fired.stderr, fired.stdout]).toEqual([0, '', expect.stringContaining('SUCCESS')])
    expect(existsSync(join(ROOT, 'deploy/prometheus/alerts.yml'))).toBe(true)
  })
})
