import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellOf } from './shell-of.ts'

let publicDirectory = ''
beforeAll(() => {
  publicDirectory = mkdtempSync(join(tmpdir(), 'mizan-shell-'))
  writeFileSync(join(publicDirectory, 'boot.js'), 'one')
})
afterAll(() => rmSync(publicDirectory, { recursive: true }))

const assets = [
  'assets/app-1.js',
  'assets/theme-1.css',
  'assets/readex-1.woff2',
  'assets/literata-1.woff2',
  'index.html',
]
const shell = (names: readonly string[]) =>
  JSON.parse(shellOf('__MIZAN_SHELL__', { assets: names, publicDirectory })) as { version: string; files: string[] }

test('the shell is what the application opens with, and nothing of books', () => {
  expect(shell(assets).files).toEqual(['/assets/app-1.js', '/assets/readex-1.woff2', '/assets/theme-1.css', '/boot.js'])
})

test('another build, and another file beside the page, is another version', () => {
  const before = shell(assets).version
  expect(shell(assets).version).toBe(before)
  expect(shell(['assets/app-2.js']).version).not.toBe(before)
  writeFileSync(join(publicDirectory, 'boot.js'), 'two')
  expect(shell(assets).version).not.toBe(before)
})
