import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildEpub, page } from './books/build-epub.ts'
import { drawnPicture } from './books/drawn-picture.ts'
import { ENGLISH_BOOK } from './books/sample-book.ts'
import { sendBook, sendSamples } from './send-samples.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What readers see of a library: its list in both languages, whole results with marks, covers and pictures, byte by byte. */
export type SeenLibrary = Record<string, string>

export async function seeLibrary(url: string, ids: readonly string[]): Promise<SeenLibrary> {
  const parts = ['', '/text', '/cover', '/pictures', '/pictures/thumbnails', '/pictures/1']
  const paths = ids.flatMap((id) => parts.map((part) => `/api/evaluate/${id}${part}`))
  const seen: SeenLibrary = {}
  for (const path of ['/api/evaluations?lang=en', '/api/evaluations?lang=ar', ...paths]) {
    const answer = await fetch(url + path)
    seen[path] = `${String(answer.status)} ${Buffer.from(await answer.arrayBuffer()).toString('base64')}`
  }
  return seen
}

/** A data directory with three evaluated books, one with pictures of which a person has marked two; no server on it. */
export async function makeLibrary(): Promise<{
  folder: string
  ids: string[]
  seen: SeenLibrary
  remove(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-library-'))
  const server = await startServerProcess({ DATA_DIR: folder })
  try {
    const ids = [
      ...(await sendSamples(server.url, ['falcon.en.epub', 'harbour.ar.docx'])),
      await sendPictureBook(server.url),
    ]
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

async function sendPictureBook(url: string): Promise<string> {
  const entries = {
    'OPS/c0.xhtml': page('<p>One wave came.</p><img src="1.png"/>'),
    'OPS/c1.xhtml': page('<p>Two more.</p><img src="2.png"/><p>The sea was calm.</p><img src="3.png"/>'),
    'OPS/1.png': await drawnPicture(1),
    'OPS/2.png': await drawnPicture(2),
    'OPS/3.png': await drawnPicture(3),
  }
  const id = await sendBook(url, 'waves.epub', await buildEpub(ENGLISH_BOOK, { entries }))
  const objection = { category: 'violence', level: 2, note: 'The wave is high.' }
  const marked = await fetch(`${url}/api/evaluations/${id}/picture-marks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      marks: [
        { picture: 1, objection: null },
        { picture: 2, objection },
      ],
      performedBy: 'Huda',
    }),
  })
  if (!marked.ok) throw new Error(await marked.text())
  return id
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
