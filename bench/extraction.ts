import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BOOK_FORMATS } from '../src/contract/book-text.ts'
import type { BookFormat } from '../src/contract/book-text.ts'
import { loadReader } from '../src/pipeline/extract/registry.ts'
import { characterSimilarity, gramSimilarity } from '../tests/support/text-similarity.ts'
import { DATA, requireData } from './data.ts'
import { parseCsv } from './parse-csv.ts'

/**
 * How well and how fast books are read: characters in common with the known source per format and language, beside
 * pdftotext where it is installed; recognition per treatment; pages per second; peak memory.
 * Run: node bench/extraction.ts [text|scans]. Without the development data it says so and ends.
 */
const run = promisify(execFile)

type Measure = { similarity: number; pages: number; ms: number; other?: number }
type Known = { file: string; source: string; format: BookFormat; language: 'en' | 'ar' }

async function readText(format: BookFormat, file: string): Promise<{ text: string; pages: number; ms: number }> {
  const start = performance.now()
  const reader = await loadReader(format)
  const book = await reader.read({ paths: [join(DATA, file)], filename: file, onProgress: () => undefined })
  return {
    text: book.pages.map((page) => page.text).join('\n'),
    pages: book.pages.length,
    ms: performance.now() - start,
  }
}

function formatOf(name: string): BookFormat | undefined {
  return BOOK_FORMATS.find((format) => name.endsWith(`.${format}`))
}

/** Files whose whole text is known: whole books by the manifest, picture books by their number. */
async function knownFiles(): Promise<Known[]> {
  const manifest = JSON.parse(await readFile(join(DATA, 'MANIFEST.json'), 'utf8')) as { file: string; note?: string }[]
  const whole = manifest.flatMap(({ file, note }): Known[] => {
    const source = /whole text of (\S+\.txt)/.exec(note ?? '')?.[1]
    const format = formatOf(file)
    if (source === undefined || format === undefined) return []
    return [{ file, source, format, language: source.startsWith('books-ar') ? 'ar' : 'en' }]
  })
  const folder = 'formats/picture-books'
  const picture = readdirSync(join(DATA, folder)).flatMap((name): Known[] => {
    const [, number, level, found] = /^(\d+)-(L\d)-(ar|en)\./.exec(name) ?? []
    const format = formatOf(name)
    if (number === undefined || format === undefined) return []
    const language = found === 'ar' ? 'ar' : 'en'
    return [{ file: join(folder, name), source: `levelled/${language}/${level}-${number}.txt`, format, language }]
  })
  return [...whole, ...picture].filter(({ source }) => existsSync(join(DATA, source)))
}

/** The same by pdftotext, undefined where it is not installed. */
async function pdftotext(file: string, source: string): Promise<number | undefined> {
  try {
    const { stdout } = await run('pdftotext', [join(DATA, file), '-'], { maxBuffer: 64 * 1024 * 1024 })
    return gramSimilarity(stdout, source)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function add(table: Map<string, Measure[]>, key: string, measure: Measure): void {
  table.set(key, [...(table.get(key) ?? []), measure])
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function print(title: string, table: Map<string, Measure[]>): void {
  console.log(`\n${title}`)
  console.table(
    [...table]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, measures]) => {
        const others = measures.flatMap(({ other }) => other ?? [])
        const seconds = measures.reduce((sum, { ms }) => sum + ms, 0) / 1000
        return {
          what: key,
          files: measures.length,
          similarity: mean(measures.map(({ similarity }) => similarity)).toFixed(4),
          lowest: Math.min(...measures.map(({ similarity }) => similarity)).toFixed(4),
          ...(others.length === 0 ? {} : { pdftotext: mean(others).toFixed(4) }),
          'pages/s': (measures.reduce((sum, { pages }) => sum + pages, 0) / seconds).toFixed(1),
        }
      }),
  )
}

async function benchText(): Promise<void> {
  const table = new Map<string, Measure[]>()
  for (const { file, source, format, language } of await knownFiles()) {
    const truth = await readFile(join(DATA, source), 'utf8')
    const { text, pages, ms } = await readText(format, file)
    const other = format === 'pdf' ? await pdftotext(file, truth) : undefined
    const folder = file.includes('picture-books') ? 'picture book' : 'whole book'
    const measure = { similarity: gramSimilarity(text, truth), pages, ms }
    add(table, `${format} ${language} ${folder}`, other === undefined ? measure : { ...measure, other })
  }
  print('Text: runs of five characters in common with the source', table)
}

async function benchScans(): Promise<void> {
  const table = new Map<string, Measure[]>()
  for (const row of parseCsv(await readFile(join(DATA, 'ocr/ocr-index.dev.csv'), 'utf8'))) {
    const { image = '', ground_truth: source = '', language = '', treatment = '' } = row
    if (!/\.(?:png|jpe?g|webp|gif|bmp)$/.test(image)) continue
    const truth = await readFile(join(DATA, source), 'utf8')
    const { text, pages, ms } = await readText('image', image)
    add(table, `${treatment} ${language}`, { similarity: characterSimilarity(text, truth), pages, ms })
  }
  print('Scans: 1 less the character error rate', table)
}

requireData()
const [part] = process.argv.slice(2)
if (part !== 'scans') await benchText()
if (part !== 'text') await benchScans()
if (existsSync('/proc/self/status')) {
  const peak = /VmHWM:\s*(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]
  console.log(`\npeak memory of this process: ${Math.round(Number(peak) / 1024)} MB`)
}
