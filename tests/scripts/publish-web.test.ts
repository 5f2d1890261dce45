import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishWeb } from '../../scripts/publish-web.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-publish-'))
})
afterEach(async () => await rm(folder, { recursive: true, force: true }))

function build(files: Record<string, string>): string {
  const draft = join(folder, 'draft')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(draft, name)), { recursive: true })
    writeFileSync(join(draft, name), content)
  }
  return draft
}
const web = (): string => join(folder, 'web')
const read = (name: string): string => readFileSync(join(web(), name), 'utf8')
const asset = (name: string): boolean => existsSync(join(web(), 'assets', name))

test('a new build takes the place of the one before, whose files stay for the pages that are open', () => {
  publishWeb(build({ 'index.html': 'one', 'boot.js': '1', 'assets/a-1.js': 'a', 'assets/common.js': 'c' }), web())
  publishWeb(build({ 'index.html': 'two', 'boot.js': '2', 'assets/a-2.js': 'b', 'assets/common.js': 'c' }), web())
  expect([read('index.html'), read('boot.js'), read('assets/a-1.js'), read('assets/a-2.js')]).toEqual([
    'two',
    '2',
    'a',
    'b',
  ])
  expect(existsSync(join(folder, 'draft'))).toBe(false)
})

test('a file is kept for a month after the last page that names it, however old it is', () => {
  const day = (number: number): Date => new Date(Date.UTC(2030, 0, number))
  publishWeb(build({ 'index.html': '1', 'assets/a-1.js': '', 'assets/common.js': '' }), web(), day(1))
  publishWeb(build({ 'index.html': '2', 'assets/a-2.js': '', 'assets/common.js': '' }), web(), day(100))
  expect(asset('a-1.js')).toBe(true)
  publishWeb(build({ 'index.html': '3', 'assets/a-3.js': '' }), web(), day(129))
  expect([asset('a-1.js'), asset('a-2.js'), asset('common.js')]).toEqual([true, true, true])
  publishWeb(build({ 'index.html': '4', 'assets/a-4.js': '', 'assets/common.js': '' }), web(), day(131))
  expect([asset('a-1.js'), asset('a-2.js'), asset('common.js')]).toEqual([false, true, true])
})

test('a build that was never finished changes nothing', () => {
  publishWeb(build({ 'index.html': 'one', 'assets/a-1.js': 'a' }), web())
  const draft = build({ 'assets/a-2.js': 'b' })
  expect(() => publishWeb(draft, web())).toThrow('ENOENT')
  expect([read('index.html'), asset('a-1.js')]).toEqual(['one', true])
})
