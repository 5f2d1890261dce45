import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Never part of a fresh clone, and too many files to look at. */
const NOT_CLONED = new Set(['.git', 'node_modules', '.cache', 'dist', 'data'])

/** What `docker build` would be given of the folder: its files without those that .dockerignore names. */
export function buildContext(root: string): string[] {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), pattern: toExpression(line.replace(/^!/, '')) }))
  // The last rule that fits a file or a folder it lies in decides.
  const isGiven = (path: string): boolean => {
    const parts = path.split('/')
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    return rules.findLast(({ pattern }) => names.some((name) => pattern.test(name)))?.keeps ?? true
  }
  return filesBelow(root, '').filter(isGiven)
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return NOT_CLONED.has(path) ? [] : filesBelow(root, path)
  })
}

/** @example toExpression('**\/*.test.ts').test('src/a.test.ts') // true */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, (sign) => `\\${sign}`)
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?')
  return new RegExp(`^${source}$`)
}
