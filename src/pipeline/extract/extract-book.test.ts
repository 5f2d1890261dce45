import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildEpub } from '../../../tests/support/books/build-epub.ts'
import { buildPictures } from '../../../tests/support/books/build-pictures.ts'
import { buildTxt } from '../../../tests/support/books/build-txt.ts'
import { drawnPicture } from '../../../tests/support/books/drawn-picture.ts'
import { ENGLISH_BOOK } from '../../../tests/support/books/sample-book.ts'
import { createExtractor, timeFor, type Extractor, type ExtractorOptions } from './extract-book.ts'

let folder = ''
let book = ''
let long = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-extract-'))
  book = join(folder, 'book')
  long = join(folder, 'long')
  await writeFile(book, buildTxt(ENGLISH_BOOK))
  await writeFile(long, 'The cat sat on the mat. '.repeat(600_000))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function open(options: ExtractorOptions): Extractor {
  const extractor = createExtractor(options)
  onTestFinished(() => extractor.close())
  return extractor
}

function document(path: string): { paths: [string]; filename: string; kind: 'document' } {
  return { paths: [path], filename: 'a.txt', kind: 'document' }
}

describe('createExtractor', () => {
  test('reads many books with few children', async () => {
    const extractor = open({ processes: 2 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => extractor.extract(document(book))))
    expect(answers.map((answer) => answer.book.metadata.title)).toEqual(
      Array.from({ length: 12 }, () => ENGLISH_BOOK.title),
    )
  })

  test.runIf(process.platform === 'linux')('a child that grows past the limit is stopped', async () => {
    await expect(open({ memoryBytes: 30_000_000 }).extract(document(long))).rejects.toMatchObject({
      code: 'extraction_memory',
      retryable: false,
    })
  })

  test('a reading past its time is stopped', async () => {
    await expect(open({ timeMs: 5 }).extract(document(long))).rejects.toMatchObject({ code: 'extraction_timeout' })
  })

  test.runIf(process.platform === 'linux')('one that was kept waiting all its time may be tried again', async () => {
    const kept = open({ timeMs: 1500 }).extract(document(long), { onReader: (pid) => process.kill(pid, 'SIGSTOP') })
    await expect(kept).rejects.toMatchObject({ code: 'extraction_timeout', retryable: true })
  })

  test('a picture is read though the clock of the process is an hour behind that of its child', async () => {
    const picture = join(folder, 'picture')
    const [firstPage] = await buildPictures(ENGLISH_BOOK)
    await writeFile(picture, firstPage)
    const extractor = open({ processes: 1 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    try {
      const read = await extractor.extract({ paths: [picture], filename: 'a.png', kind: 'images' })
      expect(read.book.text).toContain('the keeper lit the lantern')
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['SIGKILL', 'extraction_memory'],
    ['SIGTERM', 'unavailable'],
  ] as const)('a child that somebody ends by %s is not the fault of the book', async (signal, code) => {
    const extractor = open({ processes: 1 })
    let reader = 0
    const broken = extractor.extract(document(long), {
      onReader: (pid) => (reader = pid),
      onProgress: () => {
        if (reader !== 0) process.kill(reader, signal)
        reader = 0
      },
    })
    await expect(broken).rejects.toMatchObject({ code, retryable: true })
    await expect(extractor.extract(document(book))).resolves.toBeDefined()
  })

  test('a stopped reading takes no other down', async () => {
    const extractor = open({ processes: 2 })
    const abort = new AbortController()
    const stopped = extractor.extract(document(long), {
      signal: abort.signal,
      onReader: () => abort.abort(new Error('cancelled by its uploader')),
    })
    const healthy = Promise.all(Array.from({ length: 4 }, () => extractor.extract(document(book))))
    await expect(stopped).rejects.toThrow('cancelled by its uploader')
    expect((await healthy).every((answer) => answer.book.pages.length > 0)).toBe(true)
    expect((await extractor.extract(document(book))).book.metadata.author).toBe(ENGLISH_BOOK.author)
  })

  test('a waiting reading can be given up', async () => {
    const extractor = open({ processes: 1 })
    const first = extractor.extract(document(long))
    const waiting = extractor.extract(document(book), { signal: AbortSignal.timeout(20) })
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
    await expect(first).resolves.toBeDefined()
  })

  test('tells its progress', async () => {
    const fractions: number[] = []
    const path = join(folder, 'epub')
    await writeFile(path, await buildEpub(ENGLISH_BOOK))
    await open({}).extract(
      { paths: [path], filename: 'a.epub', kind: 'document' },
      { onProgress: (fraction) => fractions.push(fraction) },
    )
    expect(fractions.length).toBeGreaterThan(0)
    expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true)
  })

  test('pictures of RTF come with their pages; the first one is the cover of a book that has none', async () => {
    const hex = async (number: number): Promise<string> =>
      (await drawnPicture(number, { width: 800, height: 600 })).toString('hex')
    const path = join(folder, 'pictured')
    const pages = [1, 2, 3].map(
      async (number) =>
        `The hen walks home, page ${number}.\\par{\\*\\shppict{\\pict\\pngblip ${await hex(number)}}}\\par`,
    )
    await writeFile(path, `{\\rtf1\\ansi ${(await Promise.all(pages)).join('\\page ')}}`)
    const {
      pictures,
      cover,
      book: read,
    } = await open({}).extract({ paths: [path], filename: 'a.rtf', kind: 'document' })
    expect(pictures.map(({ number, page, width }) => [number, page, width])).toEqual([
      [1, 1, 800],
      [2, 2, 800],
      [3, 3, 800],
    ])
    expect(read.notices).toContainEqual({ code: 'pictures_unseen', params: { count: 3, wordsPerPicture: 5 } })
    const { format, width } = await sharp(cover?.bytes).metadata()
    expect([cover?.type, format, width]).toEqual(['image/webp', 'webp', 640])
  })

  test('an RTF with many pictures yields all of them in order, with broken ones among them', async () => {
    const path = join(folder, 'many-pictures')
    const isBroken = (number: number): boolean => number % 5 === 3
    const pages = Array.from({ length: 24 }, async (_, index) => {
      const file = await drawnPicture(index + 1, { width: 300 + 10 * index, height: 300 })
      const digits = (isBroken(index + 1) ? file.subarray(0, 120) : file).toString('hex')
      return `The hen walks home, page ${index + 1}.\\par{\\pict\\pngblip ${digits}}\\par`
    })
    await writeFile(path, `{\\rtf1\\ansi ${(await Promise.all(pages)).join('\\page ')}}`)
    const { pictures, morePictures } = await open({}).extract({ paths: [path], filename: 'a.rtf', kind: 'document' })
    const good = Array.from({ length: 24 }, (_, index) => index + 1).filter((number) => !isBroken(number))
    expect(pictures.map(({ page, width }) => [page, width])).toEqual(good.map((number) => [number, 290 + 10 * number]))
    expect(pictures.every(({ nudity }) => nudity !== undefined)).toBe(true)
    expect(morePictures).toBe(0)
  })

  test('carries the cover', async () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200, 7)])
    const path = join(folder, 'covered')
    const manifest = '<item id="k" href="k.png" media-type="image/png" properties="cover-image"/>'
    await writeFile(path, await buildEpub(ENGLISH_BOOK, { manifest, entries: { 'OPS/k.png': png } }))
    const { cover } = await open({}).extract({ paths: [path], filename: 'a.epub', kind: 'document' })
    expect(cover?.type).toBe('image/png')
    expect(Buffer.from(cover?.bytes ?? []).equals(png)).toBe(true)
  })

  test('an idle child is ended and leaves nothing behind', async () => {
    const tempDir = await mkdtemp(join(folder, 'idle-'))
    const extractor = open({ tempDir, idleMs: 30 })
    await extractor.extract(document(book))
    expect(await readdir(tempDir)).toHaveLength(1)
    await vi.waitFor(async () => expect(await readdir(tempDir)).toHaveLength(0), { timeout: 60_000 })
    await expect(extractor.extract(document(book))).resolves.toBeDefined()
  })

  test('photographs that were expected are read by the child that got ready for them, and the next ones by the same', async () => {
    const tempDir = await mkdtemp(join(folder, 'expected-'))
    const extractor = open({ tempDir, idleMs: 60_000 })
    extractor.expectPictures()
    extractor.expectPictures()
    await vi.waitFor(async () => expect(await readdir(tempDir)).toHaveLength(1), { timeout: 60_000 })
    const ready = await readdir(tempDir)
    const [page] = await buildPictures(ENGLISH_BOOK)
    const readers: number[] = []
    const texts: string[] = []
    for (const name of ['one', 'two']) {
      const path = join(folder, `expected-${name}`)
      await writeFile(path, page ?? '')
      const source = { paths: [path] as [string], filename: `${name}.png`, kind: 'images' as const }
      const { book: read } = await extractor.extract(source, { onReader: (pid) => readers.push(pid) })
      texts.push(read.text)
    }
    expect(await readdir(tempDir)).toEqual(ready)
    expect(new Set(readers).size).toBe(1)
    expect(texts[0]).toContain('the keeper lit the lantern above the harbour')
    expect(texts[1]).toBe(texts[0])
  })

  test('a child whose folder was taken away is replaced', async () => {
    const tempDir = await mkdtemp(join(folder, 'taken-'))
    const extractor = open({ tempDir, processes: 1 })
    await extractor.extract(document(book))
    for (const name of await readdir(tempDir)) await rm(join(tempDir, name), { recursive: true })
    await expect(extractor.extract(document(book))).rejects.toMatchObject({ code: 'storage_unavailable' })
    await expect(extractor.extract(document(book))).resolves.toBeDefined()
  })

  test('the clock may jump: the folder of a process that lives is not swept, however old it seems', async () => {
    const tempDir = await mkdtemp(join(folder, 'clock-'))
    const ended = spawnSync(process.execPath, ['--version']).pid
    const names = [process.pid, ended].map((pid) => `mizan-reading-${String(pid)}-abc`)
    for (const name of names) {
      await mkdir(join(tempDir, name))
      await utimes(join(tempDir, name), 0, 0)
    }
    await open({ tempDir }).extract(document(book))
    const left = await readdir(tempDir)
    expect(left).toContain(names[0])
    expect(left).not.toContain(names[1])
  })

  test('what a killed parent left behind is removed, what is in use is not', async () => {
    const tempDir = await mkdtemp(join(folder, 'left-'))
    await Promise.all(['mizan-reading-old', 'mizan-reading-new', 'else'].map((name) => mkdir(join(tempDir, name))))
    await utimes(join(tempDir, 'mizan-reading-old'), 0, 0)
    await open({ tempDir }).extract(document(book))
    const left = await readdir(tempDir)
    expect(left).toEqual(expect.arrayContaining(['mizan-reading-new', 'else']))
    expect(left).not.toContain('mizan-reading-old')
  })

  test('closing fails what is under way as unavailable, to be tried again', async () => {
    const extractor = createExtractor({ processes: 1 })
    const readings = Promise.allSettled([
      extractor.extract(document(long), { onReader: () => void extractor.close() }),
      extractor.extract(document(book)),
    ])
    for (const outcome of await readings)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryable: true } })
  })

  test('a file that is gone is a matter of the storage', async () => {
    await expect(open({}).extract(document(join(folder, 'gone')))).rejects.toMatchObject({
      code: 'storage_unavailable',
    })
  })
})

test('the time grows with the size and the number of pictures, and a small file never holds a child for long', () => {
  expect(timeFor(1)).toBe(45_000)
  expect(timeFor(43 * 1024)).toBeLessThan(50_000)
  expect(timeFor(200_000, 5)).toBeGreaterThan(timeFor(200_000))
  expect(timeFor(1024 * 1024)).toBe(110_000)
  expect(timeFor(100 * 1024 * 1024)).toBe(110_000)
})
