import { basename } from 'node:path'
import { stat } from 'node:fs/promises'
import type { Assessment } from '../../src/contract/assessment.ts'
import type { BookText } from '../../src/contract/book-text.ts'
import type { ScoringRules } from '../../src/contract/scoring-config.ts'
import { createPipeline, type JudgedBook } from '../../src/pipeline/pipeline.ts'
import { bookNames } from './book-names.ts'
import { createRandom } from './random.ts'
import { varyAssessment } from './vary-assessment.ts'

export type Variant = {
  filename: string
  fileSize: number
  book: BookText
  assessment: Assessment
  judged: JudgedBook
}

/** Reads and assesses the files once each and judges `count` seeded variations of them. */
export async function judgeVariants(files: readonly string[], count: number, rules: ScoringRules): Promise<Variant[]> {
  const pipeline = createPipeline({ processes: 2 })
  try {
    const bases = await Promise.all(
      files.slice(0, count).map(async (path) => {
        const filename = basename(path)
        const { book } = await pipeline.extract({ paths: [path], filename, kind: 'document' })
        const [{ size }, assessment] = await Promise.all([stat(path), pipeline.assess(book, rules)])
        return { filename, fileSize: size, book, assessment }
      }),
    )
    return Array.from({ length: count }, (_, index) => {
      const { filename, fileSize, book: read, assessment: base } = bases[index % bases.length] as (typeof bases)[number]
      const random = createRandom(index + 1)
      const names = bookNames(base.language === 'ar' ? 'ar' : 'en', random)
      const book = { ...read, metadata: { ...read.metadata, ...names } }
      const assessment = varyAssessment(base, random)
      return { filename, fileSize, book, assessment, judged: pipeline.judge({ book, filename, assessment, rules }) }
    })
  } finally {
    await pipeline.close()
  }
}
