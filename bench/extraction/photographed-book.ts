import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { publishSection } from './performance-section.ts'
import { photograph } from './photograph.ts'
import { leavesOf } from './spreads.ts'

const PAGES = 40

/** A book of forty photographed pages, from the files to the verdict, in the sandbox, and when its first page was read. */
export async function benchPhotographedBook(books: readonly { file: string; language: 'en' | 'ar' }[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-photographs-'))
  const pipeline = createPipeline()
  const rows = []
  try {
    for (const language of ['en', 'ar'] as const) {
      const own = books.filter((book) => book.language === language)
      const leaves = (await Promise.all(own.map(({ file }) => leavesOf(file, PAGES)))).flat()
      if (leaves.length === 0) continue
      const paths: string[] = []
      for (let page = 0; page < PAGES; page++) {
        const path = join(folder, `${language}-${page}.jpg`)
        await writeFile(path, await photograph([leaves[page % leaves.length]!.picture], page + 1))
        paths.push(path)
      }
      const [first = '', ...others] = paths
      const start = performance.now()
      let firstPage: number | undefined
      const onProgress = (): void => void (firstPage ??= performance.now() - start)
      const source = {
        paths: [first, ...others] as [string, ...string[]],
        filename: 'book.jpg',
        kind: 'images' as const,
      }
      const { book } = await pipeline.extract(source, { onProgress })
      const read = performance.now() - start
      const assessment = await pipeline.assess(book, DEFAULT_SCORING_CONFIG)
      pipeline.judge({ book, filename: 'book.jpg', assessment, rules: DEFAULT_SCORING_CONFIG })
      const judged = performance.now() - start
      const seconds = (ms: number): string => (ms / 1000).toFixed(1)
      rows.push({
        language,
        pages: book.pages.length,
        'unread pages': book.pages.filter(({ unread }) => unread).length,
        'first page, s': firstPage === undefined ? '' : seconds(firstPage),
        'read, s': seconds(read),
        'judged, s': seconds(judged),
      })
    }
  } finally {
    await pipeline.close()
    await rm(folder, { recursive: true, force: true })
  }
  const notes =
    'Pages of the PDF picture books, drawn and photographed as above, one a picture, as one book of forty: from starting a reading process to its text and to the verdict.'
  await publishSection('extraction:photographed-book', 'A book of photographed pages', notes, rows)
}
