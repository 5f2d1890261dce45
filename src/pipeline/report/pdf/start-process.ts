import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { MizanError } from '../../../contract/errors.ts'
import type { PdfAnswer, PdfTask, SetPdf } from './pdf-document.ts'

export type RenderOptions = {
  /** Wall clock of one task; its process is killed behind it. */
  timeMs?: number
  signal?: AbortSignal | undefined
}

/** A process for the tasks of one report, one after the other. */
export type ReportProcess = {
  /** @throws MizanError unavailable (it took too long, or the process failed) */
  run(task: PdfTask): Promise<SetPdf>
  end(): void
}

/** So many tasks are worked on at once, of all reports together. */
export const TOGETHER = 2

const TIME_MS = 600_000
const PROJECT = join(import.meta.dirname, '../../../..')
/** What it sets was written by strangers, so the process reads its templates and libraries and nothing else. */
const READABLE = ['src/pipeline/report', 'src/contract', 'node_modules'].flatMap((folder) => {
  const path = join(PROJECT, folder)
  return [path, realpathSync(path)]
})
const FLAGS = [
  '--permission',
  // Typst is native code.
  '--allow-addons',
  ...new Set(READABLE.map((folder) => `--allow-fs-read=${folder}${sep}`)),
  `--allow-fs-read=${join(PROJECT, 'package.json')}`,
  // Its own heap is small: what is set stands in the memory of Typst.
  '--max-semi-space-size=1',
  '--v8-pool-size=1',
  '--optimize-for-size',
  '--no-warnings',
]
/** Typst works alone in its process: no memory for threads nobody needs, and what is given back is given back at once. */
const LEAN = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  RAYON_NUM_THREADS: '1',
}
let running = 0
const waiting: (() => void)[] = []

/**
 * Starts a process when its first task has its turn, so that the caller never blocks and the memory is given back by
 * ending it. Two tasks at a time; further ones, of this report or another, wait.
 */
export function startProcess(options: RenderOptions = {}): ReportProcess {
  let child: ChildProcess | undefined
  return {
    async run(task) {
      if (running >= TOGETHER) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        options.signal?.throwIfAborted()
        child ??= fork(join(import.meta.dirname, 'child.ts'), [], {
          serialization: 'advanced',
          execArgv: FLAGS,
          env: LEAN,
          stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        })
        return await done(child, task, options)
      } finally {
        // The place goes to the next one directly, so that nobody can slip in between.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    end: () => void child?.kill('SIGKILL'),
  }
}

function done(child: ChildProcess, task: PdfTask, { timeMs = TIME_MS, signal }: RenderOptions): Promise<SetPdf> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = []
    let complaint = ''
    const hear = (chunk: string): void => void (complaint = (complaint + chunk).slice(-4_000))
    const settle = (act: () => void): void => {
      clearTimeout(clock)
      signal?.removeEventListener('abort', onAbort)
      child.off('message', onAnswer).off('error', fail).off('close', onClose)
      child.stderr?.off('data', hear)
      act()
    }
    const fail = (cause: unknown): void => {
      child.kill('SIGKILL')
      settle(() => reject(new MizanError('unavailable', {}, { cause })))
    }
    const onAbort = (): void => {
      child.kill('SIGKILL')
      settle(() => reject(signal?.reason as Error))
    }
    const onAnswer = (answer: PdfAnswer): void => {
      if (answer.type === 'piece') pieces.push(answer.bytes)
      else if (answer.type === 'failure') fail(new Error(answer.cause))
      else settle(() => resolve({ bytes: whole(pieces), pages: answer.pages, outline: answer.outline }))
    }
    const onClose = (): void => fail(new Error(`the report's process ended: ${complaint}`))
    const clock = setTimeout(() => fail(new Error(`the report took longer than ${String(timeMs)} ms`)), timeMs)
    signal?.addEventListener('abort', onAbort, { once: true })
    child.stderr?.setEncoding('utf8').on('data', hear)
    child.on('message', onAnswer).once('error', fail).once('close', onClose)
    child.send(task, (error) => error && fail(error))
  })
}

function whole(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces
  return pieces.length === 1 && only ? only : Buffer.concat(pieces)
}
