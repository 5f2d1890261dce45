import type { Assessment, Evaluator } from '../contract/assessment.ts'
import type { BookText } from '../contract/book-text.ts'
import type { Judgement } from '../contract/judgement.ts'
import type { NmcAssessment } from '../contract/nmc.ts'
import type { ReadingCost } from '../contract/reading-cost.ts'
import { seenPictures, type SeenPictures } from '../contract/picture-marks.ts'
import type { Result } from '../contract/result.ts'
import type { ReadList } from '../contract/wanted-book.ts'
import type { RedLineSystem, ScoringRules } from '../contract/scoring-config.ts'
import type { AssessedCriterion, AssessOptions, Thresholds } from './assess/engine.ts'
import { createLlmEngine } from './assess/llm/llm-engine.ts'
import { estimateReading } from './assess/llm/estimate-reading.ts'
import { createPageReader } from './assess/llm/page-reader.ts'
import { createPictureLook, type ModelSight, type PictureToShow } from './assess/llm/pictures/look-at-pictures.ts'
import type { ModelSettings } from './assess/llm/model/model-settings.ts'
import { tokensOf } from './assess/llm/reading/cut-parts.ts'
import { withPictures } from './assess/pictures/with-pictures.ts'
import { createThreadedEngine } from './assess/threaded-engine.ts'
import { composeNmc } from './compose/compose-nmc.ts'
import { composeResult } from './compose/compose-result.ts'
import type { KeptReadings } from './extract/reader.ts'
import { createExtractor, type ExtractionSource, type Extractor } from './extract/extract-book.ts'
import { score } from './score/score.ts'

export type JudgedBook = { judgement: Judgement; result: Result; nmcAssessment: NmcAssessment }

/**
 * One book's way, step by step: extract -> assess -> judge. Each step is a function of what the step before returned, so
 * whoever runs them may keep each answer and go on from there after a crash.
 */
export type Pipeline = {
  readonly evaluator: Evaluator
  extract(source: ExtractionSource, options?: ExtractOptions): ReturnType<Extractor['extract']>
  /** Gets ready for pictures of pages that are on their way. */
  expectPictures(): void
  /** A picture of a book from its file, large (WebP). @throws MizanError as Extractor.enlarge */
  enlarge: Extractor['enlarge']
  /** The books that a list names. */
  readList(path: string, filename: string, signal?: AbortSignal): Promise<ReadList>
  assess(book: BookText, rules: ScoringRules, options?: AssessOptions): Promise<Assessment>
  /** Shows the pictures to the model; null where there is none, or it is shown none. */
  look(pictures: readonly PictureToShow[], options?: LookOptions): Promise<ModelSight | null>
  judge(input: JudgeInput): JudgedBook
  /** What the model's reading of this book will take; null where none reads it. `pace` and `pictures` as for estimateReading. */
  estimate(book: BookText, expected?: { pace?: number | undefined; pictures?: number }): ReadingCost | null
  /** The same readers of files and the same embedded engine, beside another language model, or none. Closed with this one. */
  withModel(model: ModelSettings | null): Pipeline
  close(): Promise<void>
}

export type JudgeInput = {
  book: BookText
  filename: string
  assessment: Assessment
  rules: ScoringRules
  /** Absent where nobody has looked. */
  pictures?: SeenPictures
}

export type ExtractOptions = {
  signal?: AbortSignal
  onProgress?: (fraction: number) => void
  /** Told which child process reads the file. */
  onReader?: (pid: number) => void
  /** What was read of photographs before, and who keeps what is read now. */
  readings?: KeptReadings
  /** Where answers about pictures of pages are kept. */
  calls?: AssessOptions['calls']
}

export type LookOptions = Pick<AssessOptions, 'signal' | 'calls'>

export type PipelineOptions = {
  /** How many books may be read, and how many assessed, at once. */
  processes?: number
  /** The language model that judges; null or absent is the embedded engine. */
  model?: ModelSettings | null
  /** Whether the model also reads the pages that are recognised poorly. */
  readsPictures?: boolean
  /** Where the machine's own tesseract lies, if pictures are recognised by it. */
  nativeTesseract?: string | undefined
}

/** Who looks at a picture does not wait behind books that are read: one process of its own, kept while somebody looks on. */
const ENLARGING = { processes: 1, memoryBytes: 600 * 1024 * 1024, timeMs: 30_000, idleMs: 20_000 }

export function createPipeline({
  processes = 2,
  model = null,
  readsPictures = false,
  nativeTesseract,
}: PipelineOptions = {}): Pipeline {
  const embedded = createThreadedEngine({ threads: processes })
  const extractor = createExtractor({ processes, nativeTesseract })
  const enlarger = createExtractor(ENLARGING)
  const close = async (): Promise<void> =>
    void (await Promise.all([extractor.close(), enlarger.close(), embedded.close()]))
  return withModel(model)

  function withModel(chosen: ModelSettings | null): Pipeline {
    const engine = chosen === null ? embedded : createLlmEngine(chosen, embedded)
    const pageReader = chosen !== null && readsPictures ? createPageReader(chosen) : undefined
    const lookAt = chosen?.pictures === true ? createPictureLook(chosen) : undefined
    return {
      evaluator: engine.evaluator,
      extract(source, { calls, ...options } = {}) {
        const readElsewhere = pageReader?.({ calls, signal: options.signal })
        return extractor.extract(source, { ...options, ...(readElsewhere && { readElsewhere }) })
      },
      expectPictures: () => extractor.expectPictures(),
      enlarge: (source, picture, options) => enlarger.enlarge(source, picture, options),
      readList: (path, filename, signal) => extractor.readList(path, filename, signal),
      assess: (book, rules, options) => engine.assess(book, assessedCriteria(rules), options),
      look: async (pictures, options) =>
        lookAt === undefined || pictures.length === 0 ? null : await lookAt(pictures, options),
      judge({ book, filename, assessment: read, rules, pictures = NOBODY_LOOKED }) {
        const assessment = withPictures(read, book, pictures)
        const judgement = score(assessment, rules)
        return {
          judgement,
          result: composeResult({ book, filename, assessment, judgement }),
          nmcAssessment: composeNmc(assessment, judgement, read),
        }
      },
      estimate: (book, expected) => (chosen === null ? null : estimateReading(tokensOf(book.text), chosen, expected)),
      withModel,
      close,
    }
  }
}

export const NOBODY_LOOKED: SeenPictures = seenPictures(0, [])

/** Every criterion of the configuration, of all four systems. */
export function assessedCriteria(rules: ScoringRules): AssessedCriterion[] {
  const systems = [rules.system1Config, rules.system2Config, rules.system3Config, rules.system4Config]
  const redLines: (RedLineSystem | undefined)[] = [rules.system1Config, rules.system2Config]
  return systems.flatMap(({ criteria }, index) =>
    criteria.map((criterion): AssessedCriterion => {
      const system = (index + 1) as AssessedCriterion['system']
      return { ...criterion, system, ...(redLines[index] && { thresholds: thresholdsOf(redLines[index]) }) }
    }),
  )
}

function thresholdsOf({ safeThreshold, moderateThreshold, severeThreshold }: RedLineSystem): Thresholds {
  return { safeThreshold, moderateThreshold, severeThreshold }
}
