import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { AGE_GROUPS } from '../src/contract/age.ts'
import type { ListedEvaluation } from '../src/contract/evaluation.ts'
import { GENRES } from '../src/contract/genres.ts'
import { NMC_BANDS } from '../src/contract/nmc.ts'
import { VERDICTS } from '../src/contract/verdict.ts'
import { startServer } from '../tests/support/start-server.ts'
import { measureLibrary } from './web/measure-library.ts'

/**
 * What the browser has to carry: gzip sizes of the first load, and the scripting time of filtering, searching and
 * scrolling a library of 10,000 books in headless Chromium against the real server (the list answer is replaced).
 * Run: node bench/web.ts [--no-build]
 */
const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist/web')
const BOOKS = 10_000

const gzip = (path: string): number => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
const total = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + gzip(path), 0)

function firstLoad(): [string, string, string][] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const named = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  const scripts = named(/(?:src|href)="\/([^"]+\.js)"/g)
  const dictionary = (name: string): string[] =>
    readdirSync(join(DIST, 'assets'))
      .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
      .map((file) => `assets/${file}`)
  const styles = named(/href="\/([^"]+\.css)"/g)
  const fonts = named(/href="\/([^"]+\.woff2)"/g)
  return [
    ['first-load scripts, English, gzip', kilobytes(total([...scripts, ...dictionary('english')])), '<= 200 KB'],
    ['first-load scripts, Arabic, gzip', kilobytes(total([...scripts, ...dictionary('arabic')])), '<= 200 KB'],
    ['script files', String(scripts.length + 1), ''],
    ['style sheets, gzip', kilobytes(total(styles)), '<= 25 KB'],
    ['preloaded fonts, gzip', kilobytes(total(fonts)), '<= 80 KB'],
  ]
}

/** Rows as the server gives them, each with its own title and the values the filters ask of it. */
function manyRows(row: ListedEvaluation, count: number): ListedEvaluation[] {
  const { result } = row
  if (result === null || !('title' in result)) throw new Error('The sample was not evaluated')
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
  return Array.from({ length: count }, (_, index) => ({
    ...row,
    id: `${row.id.slice(0, -6)}${String(index).padStart(6, '0')}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 61_000).toISOString(),
    result: {
      ...result,
      title: `${result.title} ${index}`,
      language: pick(['English', 'Arabic', 'Bilingual'] as const, index),
      recommended_minimum_age: pick(AGE_GROUPS, index),
      final_verdict: pick(VERDICTS, index * 7),
      whitelist_verdict: pick(VERDICTS, index * 7),
      genres: [pick(GENRES, index), pick(GENRES, index * 5 + 3)],
    },
    nmcAssessment: { enabled: true, finalAgeBand: pick(NMC_BANDS, index * 3) },
  }))
}

async function sampleRow(url: string): Promise<ListedEvaluation> {
  const form = new FormData()
  form.append('file', new Blob([readFileSync(join(ROOT, 'samples/harbour.en.txt'))]), 'harbour.en.txt')
  await fetch(`${url}/api/evaluate`, { method: 'POST', body: form })
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    const [row] = (await (await fetch(`${url}/api/evaluations`)).json()) as ListedEvaluation[]
    if (row?.status === 'completed') return row
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The sample was not evaluated within a minute')
}

if (!process.argv.includes('--no-build')) await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error' })
const rows = firstLoad()
const server = await startServer()
try {
  rows.push(...(await measureLibrary(server.url, manyRows(await sampleRow(server.url), BOOKS))))
} finally {
  await server.end()
  await server.remove()
}
for (const [what, figure, limit] of rows) console.log(`${what.padEnd(52)} ${figure.padStart(10)}  ${limit}`)
