import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadNatively } from '../reader.ts'
import { watchMemory } from './memory-watchdog.ts'
import { OWN_INBOXES } from './sweep-inboxes.ts'

type Options = {
  program: string
  /** Where the pictures under way are put. */
  tempDir: string
  /** Processes at once. */
  processes: number
}

const MODES = { page: '3', line: '7', raw: '13' } as const
const MODELS = { en: 'eng', ar: 'ara' } as const
const MEMORY_BYTES = 700 * 1024 * 1024
const MOST_OUTPUT = 16 * 1024 * 1024

/**
 * Runs the machine's own tesseract on pictures that a reading child has taken apart already: bare grays, no file of a
 * stranger. The arguments are fixed, its environment is empty, its memory and its time are watched like a child's.
 */
export function createNativeTesseract({ program, tempDir, processes }: Options): ReadNatively {
  const waiting: (() => void)[] = []
  let busy = 0
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < processes) busy++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) busy--
      else next()
    }
  }
  return ({ pictures, mode, language, timeMs }) =>
    turn(async () => {
      const folder = await mkdtemp(join(tempDir, OWN_INBOXES))
      try {
        const names = await Promise.all(
          pictures.map(async (picture, index) => {
            const name = join(folder, `${index}.pgm`)
            await writeFile(name, picture)
            return name
          }),
        )
        const list = join(folder, 'list')
        await writeFile(list, names.join('\n'))
        const form = mode === 'page' ? 'tsv' : 'txt'
        const settings = ['-c', `invert_threshold=${mode === 'page' ? '0.7' : '0'}`]
        const args = [list, 'stdout', '-l', MODELS[language], '--psm', MODES[mode], ...settings, form]
        return await output(program, args, folder, timeMs)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    })
}

/** What it prints; null where it fails or takes longer. */
function output(program: string, args: string[], cwd: string, timeMs: number): Promise<string | null> {
  const child = spawn(program, args, {
    cwd,
    // Its own threads cost more than they bring: pages are read beside each other.
    env: { OMP_THREAD_LIMIT: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const parts: Buffer[] = []
  let length = 0
  const end = (): void => void child.kill('SIGKILL')
  const clock = setTimeout(end, timeMs)
  const stopWatching = child.pid === undefined ? () => undefined : watchMemory(child.pid, MEMORY_BYTES, end)
  child.stdout.on('data', (part: Buffer) => {
    parts.push(part)
    length += part.length
    if (length > MOST_OUTPUT) end()
  })
  const settle = (answer: string | null): void => {
    clearTimeout(clock)
    stopWatching()
    resolve(answer)
  }
  child.once('error', () => settle(null))
  child.once('close', (code) => settle(code === 0 ? Buffer.concat(parts).toString('utf8') : null))
  return promise
}
