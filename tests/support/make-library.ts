import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sendSamples } from './send-samples.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What readers see of a library: its list in both languages, a whole result, a file and a cover, byte by byte. */
export type SeenLibrary = Record<string, string>

export async function seeLibrary(url: string, ids: readonly string[]): Promise<SeenLibrary> {
  const paths = ids.flatMap((id) => [`/api/evaluate/${id}`, `/api/evaluate/${id}/text`, `/api/evaluate/${id}/cover`])
  const seen: SeenLibrary = {}
  for (const path of ['/api/evaluations?lang=en', '/api/evaluations?lang=ar', ...paths]) {
    const answer = await fetch(url + path)
    seen[path] = `${String(answer.status)} ${Buffer.from(await answer.arrayBuffer()).toString('base64')}`
  }
  return seen
}

/** A data directory with two evaluated books, no server on it. */
export async function makeLibrary(): Promise<{
  folder: string
  ids: string[]
  seen: SeenLibrary
  remove(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-library-'))
  const server = await startServerProcess({ DATA_DIR: folder })
  try {
    const ids = await sendSamples(server.url, ['falcon.en.epub', 'harbour.ar.docx'])
    return {
      folder,
      ids,
      seen: await seeLibrary(server.url, ids),
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  } finally {
    await server.end('SIGTERM')
  }
}

export async function withServer<T>(
  environment: Record<string, string>,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess(environment)
  try {
    return await work(server)
  } finally {
    await server.end('SIGTERM')
  }
}

/** Runs a script of package.json with nothing but these variables. Rejects with its `code` and `stderr` when it fails. */
export async function runScript(
  name: string,
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ stdout: string; stderr: string }> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const program = /^node (\S+)$/.exec(scripts[name] ?? '')?.[1]
  if (program === undefined) throw new Error(`package.json has no script ${name}`)
  return await run(process.execPath, [join(ROOT, program), ...args], {
    // Away from any file of settings.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], ...environment },
  })
}
