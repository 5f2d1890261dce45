import { realpath, stat } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { MizanError } from '../../contract/errors.ts'
import type { ReadList } from '../../contract/wanted-book.ts'
import type { ExtractedBook, KeptReadings, ReadElsewhere, ReadNatively, WantedPicture } from './reader.ts'
import { createNativeTesseract } from './sandbox/native-tesseract.ts'
import { createProcessPool, type ProcessPool } from './sandbox/process-pool.ts'
import { startReadingProcess, type ReadingLimits } from './sandbox/reading-process.ts'
import { sweepInboxes } from './sandbox/sweep-inboxes.ts'

export type ExtractionSource = {
  /** One document, or the pictures of one book in page order. */
  paths: [string, ...string[]]
  /** As the person named it (the first one's, of several pictures). */
  filename: string
  kind: 'document' | 'images'
}

export type Extractor = {
  /**
   * Reads a book in a sandboxed child process: whatever the file does, the answer is a book or a MizanError, within
   * the limits. Aborting the signal kills the reading and rejects with the signal's reason.
   */
  extract(
    source: ExtractionSource,
    options?: {
      signal?: AbortSignal
      onProgress?: (fraction: number) => void
      /** Told which child process reads. */
      onReader?: (pid: number) => void
      readElsewhere?: ReadElsewhere
      readings?: KeptReadings
    },
  ): Promise<ExtractedBook>
  /**
   * A picture of a book, large (WebP, no edge longer than 1600 pixels), from the book's file, in a child process like a reading.
   *
   * @throws MizanError picture_lost where it is not in the file; as `extract`
   */
  enlarge(source: ExtractionSource, picture: WantedPicture, options?: { signal?: AbortSignal }): Promise<Uint8Array>
  /** The books of a list, read in a child of its own: no list waits behind books. As safe as `extract`. */
  readList(path: string, filename: string, signal?: AbortSignal): Promise<ReadList>
  /** Pictures of pages are on their way: a child starts what recognising them needs, where one is free. */
  expectPictures(): void
  /** Ends all children; readings under way fail as `unavailable`, to be tried again. */
  close(): Promise<void>
}

export type ExtractorOptions = {
  /** Children at once; the processor's cores, at most 4, unless told. */
  processes?: number
  /** Where the children's folders are made; the system's temporary folder unless told. */
  tempDir?: string
  /** Bytes a child may hold. Watched on Linux only. */
  memoryBytes?: number
  /** Wall clock of one reading; grows with the file's size unless told. */
  timeMs?: number
  /** Where the machine's own tesseract lies, to recognise pictures instead of what comes with the package. */
  nativeTesseract?: string | undefined
  /** How long a child waits for its next book. */
  idleMs?: number
}

const MEMORY_BYTES = 900 * 1024 * 1024
const IDLE_MS = 5_000
/** What is left of two minutes is for the assessment. */
const MAX_TIME_MS = 110_000
/** A healthy text of this size takes a second, also on a busy machine; a bomb is small and shall not keep a child for long. */
const MIN_TIME_MS = 45_000
/** Scans are what takes long: a page of the leanest has 10 to 20 KB and takes one or two seconds to recognise. */
const TIME_MS_PER_MEGABYTE = 110_000
/** Somebody waits for it; the longest takes a second. */
const LIST_TIME_MS = 20_000
/** A page of vowelled Arabic takes ten seconds of a processor, which others may want too. */
const TIME_MS_PER_PICTURE = 30_000

/** @example const { book, cover } = await createExtractor().extract({ paths: ['/tmp/1'], filename: 'a.epub', kind: 'document' }) */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  let pool: Promise<ProcessPool> | undefined
  let lists: Promise<ProcessPool> | undefined
  let readNatively: ReadNatively | undefined
  let underWay = 0
  const openPool = async (size: number): Promise<ProcessPool> => {
    const tempDir = await realpath(options.tempDir ?? tmpdir())
    await sweepInboxes(tempDir)
    const { nativeTesseract: program } = options
    if (program !== undefined)
      readNatively = createNativeTesseract({ program, tempDir, processes: availableParallelism() })
    return createProcessPool({
      size,
      idleMs: options.idleMs ?? IDLE_MS,
      start: () => startReadingProcess(tempDir),
    })
  }
  const opened = async (): Promise<ProcessPool> =>
    await (pool ??= openPool(Math.max(1, options.processes ?? Math.min(4, availableParallelism()))).catch(
      (cause: unknown) => {
        pool = undefined
        throw new MizanError('storage_unavailable', {}, { cause })
      },
    ))
  const limitsOf = async ({ paths, kind }: ExtractionSource): Promise<ReadingLimits> => {
    const bytes = await sizeOf(paths)
    if (bytes === 0) throw new MizanError('file_empty')
    return {
      memoryBytes: options.memoryBytes ?? MEMORY_BYTES,
      timeMs: options.timeMs ?? timeFor(bytes, kind === 'images' ? paths.length : 0),
    }
  }
  return {
    async extract(source, { signal, onProgress, onReader, readElsewhere, readings } = {}) {
      const limits = await limitsOf(source)
      const children = await opened()
      underWay += 1
      try {
        // Books that are read beside each other share the cores.
        const threads = Math.max(1, Math.floor(availableParallelism() / underWay))
        const given = { onProgress, onReader, readElsewhere, readings, threads, readNatively }
        return await children.read({ ...source, limits, signal, ...given })
      } finally {
        underWay -= 1
      }
    },
    async enlarge(source, picture, { signal } = {}) {
      const limits = await limitsOf(source)
      return (await opened()).enlarge({ ...source, picture, limits, signal })
    },
    async readList(path, filename, signal) {
      if ((await sizeOf([path])) === 0) throw new MizanError('file_empty')
      lists ??= openPool(1).catch((cause: unknown) => {
        lists = undefined
        throw new MizanError('storage_unavailable', {}, { cause })
      })
      const limits = { memoryBytes: options.memoryBytes ?? MEMORY_BYTES, timeMs: options.timeMs ?? LIST_TIME_MS }
      return await (await lists).readList({ paths: [path], filename, kind: 'list', limits, signal })
    },
    expectPictures() {
      if (options.nativeTesseract !== undefined) return
      // Whoever reads meets the failure.
      void opened().then(
        async (children) => await children.expectPictures().catch(() => undefined),
        () => undefined,
      )
    },
    async close() {
      await Promise.all([pool, lists].map(async (children) => await (await children)?.close()))
      pool = undefined
      lists = undefined
    },
  }
}

/** Milliseconds for a reading of that many bytes, in so many pictures. @example timeFor(20 * 1024 * 1024) // 110_000 */
export function timeFor(bytes: number, pictures = 0): number {
  const growth = (bytes / (1024 * 1024)) * TIME_MS_PER_MEGABYTE + pictures * TIME_MS_PER_PICTURE
  return Math.min(MAX_TIME_MS, MIN_TIME_MS + Math.round(growth))
}

async function sizeOf(paths: readonly string[]): Promise<number> {
  try {
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
    return sizes.includes(0) ? 0 : sizes.reduce((total, size) => total + size, 0)
  } catch (error) {
    throw new MizanError('storage_unavailable', {}, { cause: error })
  }
}
