import { fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { MizanError } from '../../../contract/errors.ts'
import type { PdfAnswer, PdfDocument, PdfTask, SetPdf } from './pdf-document.ts'

export type RenderOptions = {
  /** Wall clock of one process; it is killed behind it. */
  timeMs?: number
  signal?: AbortSignal | undefined
}

const TIME_MS = 600_000
const PROJECT = join(import.meta.dirname, '../../../..')
/** What it sets was written by strangers, so the process reads its templates and libraries and nothing else. */
const READABLE = ['src/pipeline/report', 'src/contract', 'node_modules'].flatMap((folder) => {
  const path = join(PROJECT, folder)
  return [path, realpathSync(path)]
})
const FLAGS = [
  '--permission',
  ...new Set(READABLE.map((folder) => `--allow-fs-read=${folder}${sep}`)),
  `--allow-fs-read=${join(PROJECT, 'package.json')}`,
  '--no-warnings',
]
const TOGETHER = 2
let running = 0
const waiting: (() => void)[] = []

/** Sets a report in a process of its own. @throws MizanError unavailable (it took too long, or the process failed) */
export async function renderPdf(document: PdfDocument, options: RenderOptions = {}): Promise<Uint8Array> {
  return (await runTask({ kind: 'set', document }, options)).bytes
}

/**
 * Does one task in a process of its own, so that the caller never blocks and the memory is given back. Two at a time;
 * further ones wait their turn.
 *
 * @throws MizanError unavailable (it took too long, or the process failed)
 */
export async function runTask(task: PdfTask, options: RenderOptions = {}): Promise<SetPdf> {
  if (running >= TOGETHER) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    options.signal?.throwIfAborted()
    return await inChild(task, options)
  } finally {
    // The place goes to the next one directly, so that nobody can slip in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function inChild(task: PdfTask, { timeMs = TIME_MS, signal }: RenderOptions): Promise<SetPdf> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'child.ts'), [], {
      serialization: 'advanced',
      execArgv: FLAGS,
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let complaint = ''
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (complaint = (complaint + chunk).slice(-4_000)))
    const settle = (act: () => void): void => {
      clearTimeout(clock)
      signal?.removeEventListener('abort', onAbort)
      child.kill('SIGKILL')
      act()
    }
    const fail = (cause: unknown): void => settle(() => reject(new MizanError('unavailable', {}, { cause })))
    const onAbort = (): void => settle(() => reject(signal?.reason as Error))
    const clock = setTimeout(() => fail(new Error(`the report took longer than ${String(timeMs)} ms`)), timeMs)
    signal?.addEventListener('abort', onAbort, { once: true })
    child.once('message', (answer: PdfAnswer) => {
      if (answer.type === 'pdf') settle(() => resolve(answer))
      else fail(new Error(answer.cause))
    })
    child.once('error', fail).once('close', () => fail(new Error(`the report's process ended: ${complaint}`)))
    child.send(task, (error) => error && fail(error))
  })
}
