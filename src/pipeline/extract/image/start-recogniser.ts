import { availableParallelism } from 'node:os'
import type { ReaderSource } from '../reader.ts'
import { createEmbeddedRecogniser } from './embedded-recogniser.ts'
import { createNativeRecogniser } from './native-recogniser.ts'
import type { Recogniser } from './recogniser.ts'

/** More hold more memory than a reading child may. */
const MOST_THREADS = 4

/** The recogniser a book is read with: the machine's own where it is to be used, else the one of the package. */
export function startRecogniser({ threads, readNatively, workers }: ReaderSource['recognition'] = {}): Recogniser {
  if (readNatively !== undefined) return createNativeRecogniser(readNatively)
  return createEmbeddedRecogniser({
    threads: Math.min(MOST_THREADS, threads ?? availableParallelism()),
    ...(workers && { workers }),
  })
}
