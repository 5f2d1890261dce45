import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BOOK_FORMATS } from '../src/contract/book-text.ts'
import type { BookFormat } from '../src/contract/book-text.ts'
import { MizanError } from '../src/contract/errors.ts'
import { createWorkerStock, RESTING_WORKERS, type WorkerStock } from '../src/pipeline/extract/image/worker-stock.ts'
import { loadReader } from '../src/pipeline/extract/registry.ts'
import { cutIntoParts } from '../src/pipeline/extract/text/cut-into-parts.ts'
import { characterSimilarity, gramSimilarity } from '../tests/support/text-similarity.ts'
import { DATA, requireData } from './data.ts'
import { openPdf } from '../src/pipeline/extract/pdf/open-pdf.ts'
import { benchHostile } from './extraction/hostile.ts'
import { readByOtherTool, type OtherReading } from './extraction/other-tool.ts'
import { benchPdfCpu } from './extraction/pdf-cpu.ts'
import { benchPhotographedBook } from './extraction/photographed-book.ts'
import { benchSpreads } from './extraction/spreads.ts'
import { publishSection, type Row } from './extraction/performance-section.ts'
import { transcoded } from './extraction/transcoded.ts'
import { parseCsv } from './parse-csv.ts'

/**
 * How well and how fast books are read: characters in common with the known source per format and language, beside
 * pdftotext; recognition per treatment beside native tesseract; photographs of open
 * books and of a whole book; pages per second; peak memory; hostile files.
 * Another tool's column is empty where it is not installed. Prints tables and writes them to docs/performance.md.
 * Run: node bench/extraction.ts [text|cpu|scans|spreads|book|hostile]. Without the development data it says so and ends.
 */
type Measure = {
  similarity: number
  pages: number
  ms: number
  /** With all that it needs started for it alone. */
  aloneMs?: number
  other?: { similarity: number; ms: number }
}
type Known = { file: string; source: string; format: BookFormat; language: 'en' | 'ar' }
type Reading = { pages: string[]; ms: number }

async function readText(format: BookFormat, file: string, workers?: WorkerStock): Promise<Reading> {
  const start = performance.now()
  const reader = await loadReader(format)
  const source = { paths: [join(DATA, file)] as [string], filename: file, onProgress: () => undefined }
  const book = await reader.read({ ...source, ...(workers && { recognition: { workers } }) })
  const ms = performance.now() - start
  // A text without pages is counted as the parts it is cut into later.
  const pages = book.pages.flatMap(({ text }) => (book.pageKind === 'part' ? partsOf(text) : [text]))
  return { pages, ms }
}

function partsOf(text: string): string[] {
  const starts = cutIntoParts(text)
  return starts.map((start, index) => text.slice(start, starts[index + 1]))
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

function add(table: Map<string, Measure[]>, key: string, measure: Measure): void {
  table.set(key, [...(table.get(key) ?? []), measure])
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rowsOf(table: Map<string, Measure[]>, tool: string): Row[] {
  return [...table]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([what, measures]) => {
      const compared = measures.flatMap(({ pages, other }) => (other ? [{ ...other, pages }] : []))
      return {
        what,
        files: measures.length,
        similarity: mean(measures.map(({ similarity }) => similarity)).toFixed(4),
        lowest: Math.min(...measures.map(({ similarity }) => similarity)).toFixed(4),
        [tool]: compared.length === 0 ? '' : mean(compared.map(({ similarity }) => similarity)).toFixed(4),
        'pages/s': pagesPerSecond(measures),
        [`${tool} pages/s`]: compared.length === 0 ? '' : pagesPerSecond(compared),
      }
    })
}

function pagesPerSecond(measures: readonly { pages: number; ms: number }[]): string {
  const seconds = measures.reduce((sum, { ms }) => sum + ms, 0) / 1000
  return (measures.reduce((sum, { pages }) => sum + pages, 0) / seconds).toFixed(1)
}

type Similarity = (read: string, truth: string) => number

function measureOf(found: Reading, other: Reading | undefined, truth: string, like: Similarity): Measure {
  const similarity = ({ pages }: Reading): number => like(pages.join('\n'), truth)
  const measure = { similarity: similarity(found), pages: found.pages.length, ms: found.ms }
  return other ? { ...measure, other: { similarity: similarity(other), ms: other.ms } } : measure
}

/** Another tool's text; pdftotext ends its pages with a form feed. */
function pagesOf(other: OtherReading | undefined): Reading | undefined {
  return other && { pages: other.text.split('\f'), ms: other.ms }
}

/** The program that made a PDF, without its version. */
async function producerOf(file: string): Promise<string> {
  const pdf = await openPdf(await readFile(join(DATA, file)))
  try {
    return /^[A-Za-z ]*[A-Za-z]/.exec(pdf.metaText('Producer'))?.[0] ?? 'unknown'
  } finally {
    pdf.close()
  }
}

/**
 * The story alone: a picture book's first page is its cover with the names of its makers, which the known source lacks,
 * and the first line of the source is the title. Both are left out, for both tools.
 */
function withoutCover(reading: Reading | undefined): Reading | undefined {
  return reading && { ...reading, pages: reading.pages.slice(1) }
}

/** The known sources, each once. */
function sourcesOf(files: readonly Known[]): Known[] {
  return [...new Map(files.map((known) => [known.source, known])).values()]
}

async function benchText(): Promise<void> {
  const table = new Map<string, Measure[]>()
  for (const { file, source, format, language } of await knownFiles()) {
    const truth = await readFile(join(DATA, source), 'utf8')
    const found = await readText(format, file)
    const isPicture = file.includes('picture-books')
    const folder = isPicture ? 'picture book' : 'whole book'
    if (format !== 'pdf') {
      add(table, `${format} ${language} ${folder}`, measureOf(found, undefined, truth, gramSimilarity))
      continue
    }
    const other = pagesOf(await readByOtherTool('pdftotext', [join(DATA, file), '-']))
    const key = `pdf ${language} ${folder}, ${await producerOf(file)}`
    add(table, isPicture ? `${key}, with cover` : key, measureOf(found, other, truth, gramSimilarity))
    const story = withoutCover(found)
    if (!isPicture || !story) continue
    const body = truth.trimStart().replace(/^[^\n]*\n/, '')
    add(table, `${key}, story`, measureOf(story, withoutCover(other), body, gramSimilarity))
  }
  for await (const { what, file, truth } of transcoded(sourcesOf(await knownFiles())))
    add(table, what, measureOf(await readText('txt', file), undefined, truth, gramSimilarity))
  const notes =
    'Similarity: the share of runs of five characters a text has in common with the known source (Dice, 0-1), after folding white space, quotation marks and ' +
    'compatibility forms; it is blind to the order of passages. PDFs stand by the program that made them. The covers of picture books print the names of their makers, which the known ' +
    'source lacks: "with cover" compares everything, "story" leaves out the first page, and the title in the first line of the source, for both tools. ' +
    "Where a format has no pages, its sections are counted, or parts of 1,800 characters. The txt rows are the known sources, written in each encoding by the bench (signs an encoding lacks are question marks on both sides). Our time contains loading the reader once; pdftotext's contains starting a process for each file. " +
    (await peakMemory())
  await publishSection('extraction:text', 'Text of books', notes, rowsOf(table, 'pdftotext'))
}

/** Whole books only, see `benchPdfCpu`. */
async function benchCpu(): Promise<void> {
  const whole = (await knownFiles()).filter(({ file, format }) => format === 'pdf' && !file.includes('picture-books'))
  await benchPdfCpu(
    await Promise.all(whole.map(async (known) => ({ ...known, producer: await producerOf(known.file) }))),
  )
}

const MODELS: Record<string, string> = { en: 'eng', ar: 'ara' }

/** A picture answered with a sentence instead of a text counts as wholly wrong. */
async function readScan(image: string, workers?: WorkerStock): Promise<Reading> {
  const start = performance.now()
  try {
    return await readText('image', image, workers)
  } catch (error) {
    if (!(error instanceof MizanError)) throw error
    console.log(`${error.code}: ${image}`)
    return { pages: [''], ms: performance.now() - start }
  }
}

/** A word broken at the end of a line may be read broken or whole. */
function scanSimilarity(read: string, truth: string): number {
  const whole = (text: string): string => text.replaceAll(/(?<=\p{L})-\s*\n\s*(?=\p{Ll})/gu, '')
  return characterSimilarity(whole(read), whole(truth))
}

async function benchScans(): Promise<void> {
  const table = new Map<string, Measure[]>()
  const scans = parseCsv(await readFile(join(DATA, 'ocr/ocr-index.dev.csv'), 'utf8'))
  const workers = createWorkerStock({ resting: RESTING_WORKERS })
  for (const { image = '', treatment } of scans) if (treatment === 'clean') await readScan(image, workers)
  for (const row of scans) {
    const { image = '', ground_truth: source = '', language = '', treatment = '' } = row
    if (!/\.(?:png|jpe?g|webp|gif|bmp)$/.test(image)) continue
    const truth = await readFile(join(DATA, source), 'utf8')
    const alone = await readScan(image)
    const found = await readScan(image, workers)
    if (found.pages.join() !== alone.pages.join()) console.log(`read otherwise alone: ${image}`)
    const other = await readByOtherTool('tesseract', [join(DATA, image), '-', '-l', MODELS[language] ?? 'eng'])
    const measure = { ...measureOf(found, pagesOf(other), truth, scanSimilarity), aloneMs: alone.ms }
    add(table, `${treatment} ${language}`, measure)
    if (isVowelled(truth)) add(table, `vowelled ${language}`, measure)
  }
  await workers.close()
  const notes =
    'Similarity: 1 less the character error rate (edits to the truth over its length; below 0 when more was invented than is there). Native tesseract is its plain ' +
    'run on the same picture, told the language, which our reader finds out by itself. A word broken at a hyphen may be joined. A picture answered as unreadable ' +
    'counts as 0. Each page is a book of its own. Its time is that of a reading process which has read other books before and kept its workers, ' +
    'as in a running server, where they are also started while the pictures are still arriving (docs/decisions/0059); tesseract starts a process for each page. "Alone" is with all workers started within the time, as for the first ' +
    'book after a rest that nobody announced. Pages vowelled throughout are counted in their own row, too. ' +
    (await peakMemory())
  const rows = rowsOf(table, 'tesseract').map((row) => ({
    ...row,
    'times tesseract': timesOf(table.get(String(row['what'])) ?? []),
    'times, alone': timesOf(startedAlone(table.get(String(row['what'])) ?? [])),
  }))
  await publishSection('extraction:scans', 'Recognition of pictures', notes, rows)
}

/** Picture books: what people photograph two pages at a time. */
async function pictureBooks(): Promise<{ file: string; language: 'en' | 'ar' }[]> {
  const pdfs = (await knownFiles()).filter(({ format, file }) => format === 'pdf' && file.includes('picture-books'))
  return pdfs.map(({ file, language }) => ({ file: join(DATA, file), language }))
}

/** Every third letter at least has a mark. */
function isVowelled(text: string): boolean {
  const marks = text.match(/[\u064b-\u0652]/gu)?.length ?? 0
  return marks > (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) / 3
}

/** Our time over the other tool's, for the files both read. */
function timesOf(measures: readonly Measure[]): string {
  const both = measures.flatMap(({ ms, other }) => (other ? [{ ms, other: other.ms }] : []))
  const sum = (each: (times: { ms: number; other: number }) => number): number =>
    both.reduce((total, times) => total + each(times), 0)
  return both.length === 0 ? '' : (sum(({ ms }) => ms) / sum(({ other }) => other)).toFixed(1)
}

function startedAlone(measures: readonly Measure[]): Measure[] {
  return measures.map(({ aloneMs, ms, ...measure }) => ({ ...measure, ms: aloneMs ?? ms }))
}

async function peakMemory(): Promise<string> {
  if (!existsSync('/proc/self/status')) return ''
  const peak = /VmHWM:\s*(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]
  return `Peak memory of the measuring process: ${Math.round(Number(peak) / 1024)} MB.`
}

requireData()
const [part] = process.argv.slice(2)
if (part === undefined || part === 'text') await benchText()
if (part === undefined || part === 'cpu') await benchCpu()
if (part === undefined || part === 'scans') await benchScans()
if (part === undefined || part === 'spreads') await benchSpreads(await pictureBooks())
if (part === undefined || part === 'book') await benchPhotographedBook(await pictureBooks())
if (part === undefined || part === 'hostile') await benchHostile()
