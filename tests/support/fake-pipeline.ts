import { readFile } from 'node:fs/promises'
import type { Assessment } from '../../src/contract/assessment.ts'
import type { Evaluator } from '../../src/contract/assessment.ts'
import { MizanError } from '../../src/contract/errors.ts'
import { NOBODY_LOOKED, type JudgedBook, type Pipeline } from '../../src/pipeline/pipeline.ts'
import { withPictures } from '../../src/pipeline/assess/pictures/with-pictures.ts'
import { composeNmc } from '../../src/pipeline/compose/compose-nmc.ts'
import { composeResult } from '../../src/pipeline/compose/compose-result.ts'
import { readList } from '../../src/pipeline/extract/list/read-list.ts'
import { score } from '../../src/pipeline/score/score.ts'
import { makeAssessment } from './factories.ts'
import { plainBook } from './plain-book.ts'

export type FakePipelineOptions = {
  evaluator?: Evaluator
  /** Runs before a step answers; throw or wait in it to break or hold the step. */
  onStep?: (step: 'extract' | 'assess', options: { signal?: AbortSignal | undefined }) => Promise<void> | void
  cover?: Uint8Array
}

/** Counts its steps. Reads the file as UTF-8 and judges every book alike, so that faults can be set off at will. */
export function createFakePipeline({ evaluator, onStep, cover }: FakePipelineOptions = {}): Pipeline & {
  calls: { extract: number; assess: number; judge: number }
} {
  const calls = { extract: 0, assess: 0, judge: 0 }
  const pipeline: Pipeline & { calls: typeof calls } = {
    calls,
    evaluator: evaluator ?? { engine: 'lexical', version: 'test', lexiconVersion: 'test' },
    async extract({ paths }, options = {}) {
      calls.extract += 1
      await onStep?.('extract', options)
      const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
      const book = plainBook(texts.join('\n\n'))
      return { book, cover: cover ? { bytes: cover, type: 'image/png' } : null, pictures: [], morePictures: 0 }
    },
    expectPictures: () => undefined,
    enlarge: async () => await Promise.reject(new MizanError('picture_lost')),
    readList: async (path, filename) => await readList(path, filename),
    async assess(_book, _rules, options = {}): Promise<Assessment> {
      calls.assess += 1
      await onStep?.('assess', options)
      options.onStage?.('safety')
      return makeAssessment()
    },
    judge({ book, filename, assessment: read, rules, pictures = NOBODY_LOOKED }): JudgedBook {
      calls.judge += 1
      const assessment = withPictures(read, book, pictures)
      const judgement = score(assessment, rules)
      return {
        judgement,
        result: composeResult({ book, filename, assessment, judgement }),
        nmcAssessment: composeNmc(assessment, judgement, read),
      }
    },
    look: async () => null,
    estimate: () => null,
    withModel: () => pipeline,
    close: async () => {},
  }
  return pipeline
}
