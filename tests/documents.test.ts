import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DOCUMENTS, readDocument as read, scriptOf, shellCommands } from './support/documents.ts'

const ROOT = join(import.meta.dirname, '..')
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
const scratch = mkdtempSync(join(tmpdir(), 'mizan-documents-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Folders of the repository that a path in a document may begin with. */
const FOLDERS = /^(?:src|tests|docs|scripts|bench|samples|migrations|deploy|\.ci)\//

/** The repository's files and folders a document names: relative links, and paths in backticks. */
function namedPaths(document: string, text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => (target ?? '').split('#', 1)[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => relative(ROOT, join(ROOT, dirname(document), target)))
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span]) => span ?? '')
    .filter((span) => FOLDERS.test(span) && !/[\s*{}<>]/.test(span))
  return [...new Set([...links, ...spans])]
}

const commands = shellCommands()

describe('paths', () => {
  test('the search finds links and paths, and leaves addresses and globs alone', () => {
    const text = '[a](docs/a.md#b) [c](https://x.y/z) `src/gone.ts` `/api/evaluate` `src/**/*.ts`\n'
    expect(namedPaths('README.md', text)).toEqual(['docs/a.md', 'src/gone.ts'])
    expect(namedPaths('docs/decisions/x.md', '[up](../a.md)')).toEqual(['docs/a.md'])
  })

  test.each(DOCUMENTS)('everything %s names is there', (document) => {
    expect(namedPaths(document, read(document)).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})

describe('commands', () => {
  test('each is an npm script of this package', () => {
    expect(commands.length).toBeGreaterThan(3)
    expect(commands.filter((command) => !((scriptOf(command) ?? '') in scripts))).toEqual([])
  })

  test('npm start says on a first run what a person needs and nothing else, answers, and ends with its signal', async () => {
    expect(commands).toContain('npm start')
    const fresh = join(scratch, 'fresh')
    for (const part of ['package.json', 'package-lock.json', 'vite.config.ts', 'migrations', 'scripts', 'src']) {
      cpSync(join(ROOT, part), join(fresh, part), { recursive: true })
    }
    symlinkSync(join(ROOT, 'node_modules'), join(fresh, 'node_modules'), 'dir')
    const child = spawn('npm', ['start', '--silent'], {
      cwd: fresh,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(scratch, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const ended = once(child, 'exit')
    try {
      let said = ''
      const url = await new Promise<string>((resolve, reject) => {
        const hear = (chunk: Buffer): void => {
          said += chunk.toString()
          const found = /Mizan listening on (http:\S+)/.exec(said)?.[1]
          if (found !== undefined) resolve(found)
        }
        child.stdout.on('data', hear)
        child.stderr.on('data', hear)
        child.once('exit', () => reject(new Error(`ended without listening: ${said}`)))
      })
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect(said.trim().split('\n')).toEqual([
        'Building the web application...',
        'Preparing an empty library...',
        `Mizan listening on ${url}`,
      ])
    } finally {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await ended
    }
  })
})

describe('settings', () => {
  const readers = read('src/server/config.ts') + read('src/pipeline/assess/llm/model/model-settings.ts')
  const known = new Set([...readers.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? ''))
  const tableOf = (document: string): string[] =>
    [...read(document).matchAll(/^\| (`[A-Z_`, ]+`) +\|/gm)].flatMap(([, names]) =>
      [...(names ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''),
    )

  test('README names only settings the server knows', () => {
    expect(tableOf('README.md').length).toBeGreaterThan(8)
    expect(tableOf('README.md').filter((name) => !known.has(name))).toEqual([])
  })

  test('operations.md names every setting of the server, and no other', () => {
    const named = tableOf('docs/operations.md')
    expect(new Set(named)).toEqual(known)
    expect(named).toHaveLength(known.size)
  })
})

describe('wording', () => {
  test.each(DOCUMENTS)('%s has no path of one machine and nothing unfinished', (document) => {
    const text = read(document)
    expect(text.match(/(?:^|[\s(`"'])\/(?:work|home|root|tmp|Users|var|usr|opt)\/\S*/gm) ?? []).toEqual([])
    expect(text.match(/\b(?:TODO|FIXME|TBD|XXX|lorem ipsum)\b/gi) ?? []).toEqual([])
  })
})
