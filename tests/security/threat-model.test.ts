import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const threats = /^## Threats$[\s\S]*?(?=^## )/m.exec(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'))?.[0] ?? ''
const rows = threats
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|threat )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const testsOf = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')

test('each threat of the model names its defence and a test that is there', () => {
  expect(rows.length).toBeGreaterThan(25)
  for (const [, threat, defence, tests] of rows) {
    expect([threat, (defence ?? '').length > 10]).toEqual([threat, true])
    expect([threat, testsOf(tests).length > 0]).toEqual([threat, true])
    expect([threat, testsOf(tests).filter((path) => !existsSync(join(ROOT, path)))]).toEqual([threat, []])
  }
})

test('each test of this folder belongs to a threat', () => {
  const named = new Set(rows.flatMap(([, , , tests]) => testsOf(tests)))
  const here = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  expect(here.filter((name) => name !== 'threat-model.test.ts' && !named.has(`tests/security/${name}`))).toEqual([])
})
