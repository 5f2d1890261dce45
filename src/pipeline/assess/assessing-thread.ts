import { enableCompileCache, flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { AssessingAnswer, AssessingOrder, AssessingThread } from './threaded-engine.ts'

// The inside of an assessing thread: one embedded engine, one book at a time, in the order the books arrive. A thread
// does not inherit the cache of compiled code, and only what is imported after it is asked for comes out of it.
const { compiledCode, kernel } = workerData as AssessingThread
if (compiledCode !== undefined) enableCompileCache(compiledCode)
const { createLexicalEngine } = await import('./lexical/lexical-engine.ts')
const { useKernel } = await import('./reader/network/kernel.ts')
useKernel(kernel)
// Written now, because a thread is ended in the midst of its life.
if (compiledCode !== undefined) flushCompileCache()
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
