// What the pictures of a book cost: a book of 40 photographs as large as a publisher's beside the same book without them, read
// in the same kind of process, as EPUB and as RTF. Run: node bench/pictures.ts
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createExtractor } from '../src/pipeline/extract/extract-book.ts'
import { processorMs } from '../src/pipeline/extract/sandbox/process-figures.ts'
import { buildEpub, page } from '../tests/support/books/build-epub.ts'
import { drawnPicture } from '../tests/support/books/drawn-picture.ts'
import type { SampleBook } from '../tests/support/books/sample-book.ts'
import { publishSection } from './extraction/performance-section.ts'

const PICTURES = 40
const SIZE = { width: 1800, height: 1350 }
const RUNS = 3

const files = await Promise.all(
  Array.from({ length: PICTURES }, async (_, index) => {
    // Grain makes a drawing as heavy as a photograph.
    const grain = await sharp({
      create: { ...SIZE, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 18 } },
    })
      .png()
      .toBuffer()
    return await sharp(await drawnPicture(index + 1, SIZE))
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 85 })
      .toBuffer()
  }),
)
const sentence = (number: number): string => `On page ${number} the small boat goes on over the quiet sea.`
const book: SampleBook = {
  title: 'The Small Boat',
  author: 'Bench',
  chapters: files.map((_, index) => ({ heading: `Page ${index + 1}`, paragraphs: [sentence(index + 1)] })),
}

type Form = { name: string; withPictures: Buffer; without: Buffer }
const epub = async (pictures: boolean): Promise<Buffer> =>
  await buildEpub(book, {
    entries: Object.fromEntries(
      files.flatMap((file, index) => [
        [
          `OPS/c${index}.xhtml`,
          page(`<p>${sentence(index + 1)}</p>${pictures ? `<img src="p/${index}.jpg"/>` : ''}`),
        ] as const,
        ...(pictures ? [[`OPS/p/${index}.jpg`, file] as const] : []),
      ]),
    ) as Record<string, string | Buffer>,
  })
const rtf = (pictures: boolean): Buffer =>
  Buffer.from(
    `{\\rtf1\\ansi ${files
      .map(
        (file, index) =>
          `${sentence(index + 1)}\\par${pictures ? `{\\pict\\jpegblip ${file.toString('hex')}}` : ''}\\par`,
      )
      .join('\\page ')}}`,
    'latin1',
  )
const forms: Form[] = [
  { name: 'EPUB', withPictures: await epub(true), without: await epub(false) },
  { name: 'RTF', withPictures: rtf(true), without: rtf(false) },
]

const folder = await mkdtemp(join(tmpdir(), 'mizan-pictures-'))
/** MB; 0 of a process that has ended. */
function highestOf(pid: number): number {
  const status = `/proc/${pid}/status`
  return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024 : 0
}

type Measured = { seconds: number; processor: number; peak: number; found: number; stored: number }

/** Each in a new process, whose peak is its own; the least of some runs. */
async function measure(bytes: Buffer, name: string): Promise<Measured> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const extractor = createExtractor({ processes: 1 })
    const read = async (onReader?: (pid: number) => void) =>
      await extractor.extract({ paths: [path], filename: name, kind: 'document' }, { ...(onReader && { onReader }) })
    // The reader itself is loaded, and compiled, by a first reading.
    await read()
    let peak = 0
    let worked = 0
    let reader: number | undefined
    const look = (): void => {
      if (reader === undefined) return
      peak = Math.max(peak, highestOf(reader))
      worked = Math.max(worked, processorMs(reader) ?? 0)
    }
    // A child that grew is ended as soon as it has answered; one that did not may have answered before it was looked at.
    const watch = setInterval(look, 20)
    const first = performance.now()
    let before = 0
    const { pictures } = await read((pid) => {
      reader = pid
      before = processorMs(pid) ?? 0
    })
    const seconds = (performance.now() - first) / 1000
    look()
    const processor = Math.max(0, worked - before) / 1000
    clearInterval(watch)
    const stored = pictures.reduce((sum, { thumbnail }) => sum + thumbnail.length, 0)
    runs.push({ seconds, processor, peak, found: pictures.length, stored })
    await extractor.close()
  }
  return runs.toSorted((a, b) => a.seconds - b.seconds)[0]!
}

/** Seconds until a picture is there large: the first one in a process that has to be started, and the middle one of the others. */
async function measureLarge(bytes: Buffer, name: string): Promise<{ first: number; others: number }> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  const source = { paths: [path], filename: name, kind: 'document' } as const
  const extractor = createExtractor({ processes: 1, idleMs: 20_000 })
  const { pictures } = await extractor.extract({ ...source, paths: [path] })
  await extractor.close()
  const times: number[] = []
  for (const { thumbnail: _, ...picture } of pictures) {
    const begun = performance.now()
    await extractor.enlarge({ ...source, paths: [path] }, picture)
    times.push((performance.now() - begun) / 1000)
  }
  await extractor.close()
  const [first = 0, ...others] = times
  return { first, others: others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0 }
}

const rows: Record<string, string | number>[] = []
for (const { name, withPictures, without } of forms) {
  const plain = await measure(without, 'plain')
  const full = await measure(withPictures, 'full')
  const large = await measureLarge(withPictures, 'full')
  rows.push({
    book: `${name}, ${(withPictures.length / 1e6).toFixed(0)} MB`,
    pictures: full.found,
    'without, s': plain.seconds.toFixed(2),
    'with, s': full.seconds.toFixed(2),
    'more, s': (full.seconds - plain.seconds).toFixed(2),
    'more processor, s': (full.processor - plain.processor).toFixed(2),
    'more memory, MB': Math.round(full.peak - plain.peak),
    'large, first, s': large.first.toFixed(2),
    'large, others, s': large.others.toFixed(2),
    'kept, KB': Math.round(full.stored / 1024),
  })
}
await rm(folder, { recursive: true, force: true })
await publishSection(
  'pictures',
  'Pictures of a book',
  `A book of ${PICTURES} photographs of ${SIZE.width} x ${SIZE.height} points, one a page, beside the same book without them, each read after another like it: the least of ${RUNS} (\`node bench/pictures.ts\`), on ${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)}). The embedded look at each picture is part of it, and so is the start of a process, for one that has looked at pictures is replaced. "More processor" is the time all threads of the reading process worked; "more memory" is the difference of the highest memory of the reading processes; "large" is one picture of 1600 points taken out of the file again, in a process that has to be started and in one that is there; "kept" are the thumbnails that are stored.`,
  rows,
)
