import { parentPort } from 'node:worker_threads'
import { createLexicalEngine } from './lexical/lexical-engine.ts'
import type { AssessingAnswer, AssessingOrder } from './threaded-engine.ts'

// The inside of an assessing thread: one embedded engine, one book at a time, in the order the books arrive.
const engine = createLexicalEngine()
const answer = (message: AssessingAnswer): void => parentPort?.postMessage(message)

parentPort?.on('message', ({ book, criteria }: AssessingOrder) => {
  engine
    .assess(book, criteria, { onStage: (stage) => answer({ type: 'stage', stage }) })
    .then((assessment) => answer({ type: 'assessment', assessment }))
    .catch((error: unknown) =>
      answer({ type: 'fault', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
})
