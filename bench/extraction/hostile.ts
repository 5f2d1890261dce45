import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { MizanError } from '../../src/contract/errors.ts'
import { createExtractor, type Extractor } from '../../src/pipeline/extract/extract-book.ts'
import { DATA } from '../data.ts'
import { groupBytes } from './group-bytes.ts'
import { publishSection, type Row } from './performance-section.ts'
import { makePictureBombs } from './picture-bombs.ts'

const PICTURES = new Set(['.png', '.jpg', '.jpeg', '.webp', '.gif', '.bmp'])
const HEALTHY = join(import.meta.dirname, '..', '..', 'samples', 'harbour.en.epub')
const SAMPLE_MS = 100
const AT_ONCE = 2

type Answer = { file: string; code: string; ms: number }

/** All hostile and odd files, and bombs made of pictures, through the sandbox while a healthy book is read over and over beside them. */
export async function benchHostile(): Promise<void> {
  const bombs = await mkdtemp(join(tmpdir(), 'mizan-bombs-'))
  const made = await makePictureBombs(bombs)
  const files = [...made, ...['hostile', 'formats'].flatMap((folder) => filesUnder(folder))]
  const extractor = createExtractor({ processes: AT_ONCE + 1 })
  const answers: Answer[] = []
  let peak = 0
  const sampling = setInterval(() => (peak = Math.max(peak, groupBytes(process.pid))), SAMPLE_MS)
  const done = new AbortController()
  let healthy = 0
  let healthyFailures = 0
  const readHealthy = async (): Promise<void> => {
    while (!done.signal.aborted) {
      if ((await answerTo(extractor, HEALTHY)) === 'book') healthy++
      else healthyFailures++
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  const queue = [...files]
  const readQueue = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const start = performance.now()
      const code = await answerTo(extractor, file)
      answers.push({ file, code, ms: performance.now() - start })
    }
  }
  try {
    const beside = readHealthy()
    await Promise.all(Array.from({ length: AT_ONCE }, readQueue))
    done.abort()
    await beside
  } finally {
    clearInterval(sampling)
    await extractor.close()
    await rm(bombs, { recursive: true, force: true })
  }
  const slowest = answers.toSorted((a, b) => b.ms - a.ms)
  console.table(
    slowest.slice(0, 12).map(({ file, code, ms }) => ({ file: basename(file), code, seconds: (ms / 1000).toFixed(1) })),
  )
  const notes =
    `Each of the ${answers.length} files of \`hostile/\` and \`formats/\`, ${made.length} books of pictures made to cost as much as they can among them, through the sandbox, ${AT_ONCE} at once, on ${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)}), while a healthy book is read beside ` +
    `them: ${healthy} healthy readings, ${healthyFailures} of them failed. Slowest answer ${((slowest[0]?.ms ?? 0) / 1000).toFixed(1)} s; peak of the ` +
    `process group ${Math.round(peak / 1024 / 1024)} MB (resident, the sum of all its processes). \`book\` is a text to assess; every other answer is the code of a sentence for people; ` +
    '`crash` is anything else.'
  await publishSection('extraction:hostile', 'Hostile and odd files', notes, countByCode(answers))
}

function countByCode(answers: readonly Answer[]): Row[] {
  return [...Map.groupBy(answers, ({ code }) => code)]
    .toSorted((a, b) => b[1].length - a[1].length)
    .map(([answer, those]) => ({
      answer,
      files: those.length,
      'slowest, s': (Math.max(...those.map(({ ms }) => ms)) / 1000).toFixed(1),
    }))
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(DATA, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => basename(file) !== 'FILENAMES.txt')
}

async function answerTo(extractor: Extractor, path: string): Promise<string> {
  try {
    const kind = PICTURES.has(extname(path).toLowerCase()) ? 'images' : 'document'
    await extractor.extract({ paths: [path], filename: basename(path), kind })
    return 'book'
  } catch (error) {
    return error instanceof MizanError ? error.code : 'crash'
  }
}
