import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DATA } from '../data.ts'
import { publishSection, type Row } from './performance-section.ts'

const run = promisify(execFile)
const PROJECT = join(import.meta.dirname, '..', '..')
const READ_ONE = join(import.meta.dirname, 'read-one.ts')
const SMALL = { en: join(PROJECT, 'samples', 'falcon.en.pdf'), ar: join(PROJECT, 'samples', 'falcon.ar.pdf') }
const ROUNDS = 7
/** pdftotext is quick: the mean of so many runs is one round. */
const OTHER_RUNS = 10

type Book = { file: string; language: 'en' | 'ar'; producer: string }

/**
 * The processor time of reading whole books beside pdftotext's, both as processes of their own, all their threads
 * counted, and the time of each for a book of six pages taken off: what is left is reading, ours with compiling the
 * code that reads. Picture books are left out: in their time we also draw the cover and look for writing in pictures.
 */
export async function benchPdfCpu(books: readonly Book[]): Promise<void> {
  const english = await measure(SMALL.en)
  const arabic = await measure(SMALL.ar)
  if (!english || !arabic) return console.log('skipped: bash or pdftotext is not installed')
  const small = { en: english, ar: arabic }
  const groups = Map.groupBy(books, ({ language, producer }) => `pdf ${language} ${producer}`)
  const rows: Row[] = []
  for (const [what, those] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
    let ours = 0
    let other = 0
    for (const { file, language } of those) {
      const found = await measure(join(DATA, file))
      if (!found) throw new Error(`pdftotext cannot read ${file}`)
      ours += found.ours - small[language].ours
      other += found.other - small[language].other
    }
    rows.push({
      what,
      books: those.length,
      'CPU s': ours.toFixed(2),
      'pdftotext CPU s': other.toFixed(3),
      times: (ours / other).toFixed(1),
    })
  }
  const notes =
    `Processor time of all threads for reading whole books, the least of ${ROUNDS} processes, from the file to the assembled text. Taken off is the time for a book of six pages of the ` +
    `same language: ${small.en.ours.toFixed(2)} s of ours (English) and ${small.ar.ours.toFixed(2)} s (Arabic), ${small.en.other.toFixed(3)} s of pdftotext. ` +
    'What our processes compile while they read is counted; a reading child of the server compiles once for many books. ' +
    'Picture books are left out: in their time we also draw the cover and look for writing in the pictures.'
  await publishSection('extraction:pdf-cpu', 'Processor time of PDF text', notes, rows)
}

/** The least of some rounds, by turns: what else the machine does only adds. */
async function measure(file: string): Promise<{ ours: number; other: number } | undefined> {
  let [ours, other] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round++) {
    ours = Math.min(ours, (await cpuSeconds(1, [process.execPath, READ_ONE, file])) ?? Infinity)
    other = Math.min(other, (await cpuSeconds(OTHER_RUNS, ['pdftotext', file, '-'])) ?? Infinity)
  }
  return Number.isFinite(ours + other) ? { ours, other } : undefined
}

/** Seconds of processor time a command takes, the mean of some rounds; undefined when it cannot be run. */
async function cpuSeconds(rounds: number, command: readonly string[]): Promise<number | undefined> {
  const script = `TIMEFORMAT='%3U %3S'; time for _ in $(seq ${rounds}); do "$@" >/dev/null 2>&1 || exit 1; done`
  try {
    const { stderr } = await run('bash', ['-c', script, 'bash', ...command])
    const [user = 0, system = 0] = stderr.trim().split(' ').map(Number)
    return (user + system) / rounds
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
