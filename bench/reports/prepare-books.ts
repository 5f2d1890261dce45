import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { judgeVariants } from '../../scripts/seed/judge-variants.ts'
import { createRandom } from '../../scripts/seed/random.ts'

const SAMPLES = join(import.meta.dirname, '../../samples')
/** So many different judgements and covers; further books repeat one under another title, as `npm run seed` does. */
const VARIANTS = 240

export const coverPath = (folder: string, index: number): string =>
  join(folder, `cover-${String(index % VARIANTS)}.jpg`)
export const bookPath = (folder: string, index: number): string => join(folder, `book-${String(index)}.json`)

/** Writes `count` judged books, each as the server would give it to a report, and their covers. */
export async function prepareBooks(folder: string, count: number): Promise<void> {
  const names = (await readdir(SAMPLES)).filter((name) => name.endsWith('.epub')).toSorted()
  const files = names.map((name) => join(SAMPLES, name))
  const variants = await judgeVariants(files, Math.min(count, VARIANTS), DEFAULT_SCORING_CONFIG)
  for (let index = 0; index < count; index += 1) {
    const { filename, fileSize, book, assessment, judged } = variants[index % variants.length] as (typeof variants)[0]
    const copy = Math.floor(index / variants.length)
    const title = copy === 0 ? judged.result.title : `${judged.result.title} ${String(copy + 1)}`
    const evaluation: Evaluation = {
      id: `0190aaaa-0000-7000-8000-${String(index).padStart(12, '0')}`,
      filename,
      fileSize,
      status: 'completed',
      progress: 100,
      stage: null,
      isOCR: false,
      createdAt: '2026-01-02T03:04:05.000Z',
      completedAt: '2026-01-02T03:04:06.000Z',
      processingMs: 900,
      coverImage: null,
      scoringConfigId: null,
      scoringConfigVersion: DEFAULT_SCORING_CONFIG.version,
      evaluator: assessment.evaluator,
      needsReview: judged.judgement.needsReview,
      reviewReasons: judged.judgement.reviewReasons,
      warnings: [],
      duplicateOf: null,
      unverifiedQuotes: 0,
      result: { ...judged.result, title },
      nmcAssessment: judged.nmcAssessment,
      extractedText: null,
      extractedTextLength: book.text.length,
      pageKind: book.pageKind,
      pages: [],
    }
    await writeFile(bookPath(folder, index), JSON.stringify(evaluation))
  }
  for (let index = 0; index < variants.length; index += 1) await writeFile(coverPath(folder, index), await cover(index))
}

/** A picture as hard to compress as a painted one. */
async function cover(index: number): Promise<Buffer> {
  const random = createRandom(index + 1)
  const small = Buffer.from(Array.from({ length: 24 * 36 * 3 }, () => random.between(0, 255)))
  return await sharp(small, { raw: { width: 24, height: 36, channels: 3 } })
    .resize(600, 900, { kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
