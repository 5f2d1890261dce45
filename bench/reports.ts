/**
 * Time and memory of the report on selected books: `node bench/reports.ts [count ...]` (3 100 1000 without numbers). With
 * PDFMAKE_FOLDER naming a folder where pdfmake is installed, the same content is set by it in the same run.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupBytes } from './extraction/group-bytes.ts'
import { publishSection, type Row } from './extraction/performance-section.ts'
import { processorSeconds } from './load/processor-time.ts'
import { prepareBooks } from './reports/prepare-books.ts'
import { PDFMAKE_FOLDER } from './reports/set-by-pdfmake.ts'

const MB = 1024 * 1024
const SAMPLE_MS = 50
const LIMIT_MS = 900_000

type Made = { seconds: number; processorSeconds: number; peakMb: number; fileMb: number }

function make(tool: string, count: number, language: string, folder: string): Promise<Made | null> {
  return new Promise((resolve) => {
    const start = performance.now()
    const script = join(import.meta.dirname, 'reports/make-one.ts')
    const child = spawn(process.execPath, ['--no-warnings', script, tool, String(count), language, folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    let peak = 0
    let processor = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, groupBytes(child.pid ?? 0))
      processor = Math.max(processor, processorSeconds(child.pid ?? 0))
    }, SAMPLE_MS)
    const clock = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
    child.once('close', (code) => {
      clearInterval(watch)
      clearTimeout(clock)
      const path = join(folder, `${tool}-${String(count)}-${language}.pdf`)
      if (code !== 0 || !existsSync(path)) resolve(null)
      else {
        const seconds = (performance.now() - start) / 1000
        resolve({ seconds, processorSeconds: processor, peakMb: peak / MB, fileMb: statSync(path).size / MB })
      }
    })
  })
}

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [3, 100, 1000]
const folder = mkdtempSync(join(tmpdir(), 'mizan-reports-bench-'))
const tools = PDFMAKE_FOLDER === undefined ? ['Mizan'] : ['Mizan', 'pdfmake']
if (PDFMAKE_FOLDER === undefined) console.warn('PDFMAKE_FOLDER is not set: pdfmake is not measured.')
const rows: Row[] = []
try {
  await prepareBooks(folder, Math.max(...counts))
  for (const count of counts) {
    for (const language of ['en', 'ar']) {
      for (const tool of tools) {
        const made = await make(tool, count, language, folder)
        rows.push({
          books: count,
          report: language,
          by: tool,
          seconds: made?.seconds.toFixed(1) ?? 'failed',
          'processor, s': made?.processorSeconds.toFixed(1) ?? '',
          'peak memory, MB': made?.peakMb.toFixed(0) ?? '',
          'file, MB': made?.fileMb.toFixed(1) ?? '',
        })
        console.log(rows.at(-1))
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
const beside =
  PDFMAKE_FOLDER === undefined ? '' : ' pdfmake sets the same content; it reverses the words of Arabic lines.'
await publishSection(
  'reports',
  'Reports on selected books',
  `Judged variations of the sample books of both languages, each with a cover. Time from starting a process to the written file, on ${String(availableParallelism())} cores (load ${loadavg()[1]?.toFixed(1) ?? ''}): where others use them too, the processor time of that process and all below it is the steadier figure. Memory is their peak together (resident).${beside}`,
  rows,
)
