import type { Worker } from 'tesseract.js'
import type { Language } from '../../../contract/languages.ts'

/** Workers that recognise pictures, of one language each, from one book to the next. */
export type WorkerStock = {
  /** One that rests, or a new one. */
  take(language: Language): Promise<Worker>
  /** A worker that no book uses any more. It forgets the last picture before it gets another. */
  putBack(language: Language, worker: Promise<Worker>): void
  /** Begins to start a worker of the language, where none rests. */
  prepare(language: Language): void
  /** Ends those that rest. */
  close(): Promise<void>
}

/** Of either language, and a second one; each holds some 45 MB. */
export const RESTING_WORKERS = 3

type Options = {
  /** How many rest at most; what is more is ended, the longest at rest first. */
  resting: number
  start?: (language: Language) => Promise<Worker>
}

/** White, and large enough to be a picture. */
const NOTHING = Buffer.concat([Buffer.from('P5\n32 32\n255\n', 'latin1'), Buffer.alloc(32 * 32, 255)])

export function createWorkerStock({ resting: most, start = startEmbedded }: Options): WorkerStock {
  const resting: { language: Language; worker: Promise<Worker> }[] = []
  const ending = new Set<Promise<void>>()

  const keep = (language: Language, worker: Promise<Worker>): void => {
    const entry = { language, worker }
    resting.push(entry)
    worker.catch(() => {
      if (resting.includes(entry)) resting.splice(resting.indexOf(entry), 1)
    })
    for (const { worker: old } of resting.splice(0, Math.max(0, resting.length - most))) end(old)
  }
  const end = (worker: Promise<Worker>): void => {
    const ended = worker.then(
      async (started) => void (await started.terminate()),
      () => undefined,
    )
    ending.add(ended)
    void ended.finally(() => ending.delete(ended))
  }
  return {
    take(language) {
      const at = resting.findLastIndex((entry) => entry.language === language)
      return resting.splice(at, at < 0 ? 0 : 1)[0]?.worker ?? start(language)
    },
    putBack(language, worker) {
      if (most > 0) keep(language, forgetful(worker))
      else end(worker)
    },
    prepare(language) {
      if (!resting.some((entry) => entry.language === language)) keep(language, start(language))
    },
    async close() {
      for (const { worker } of resting.splice(0)) end(worker)
      await Promise.all(ending)
    },
  }
}

/** The picture before, and what was read of it, stay with a worker until it gets another. */
async function forgetful(working: Promise<Worker>): Promise<Worker> {
  const worker = await working
  try {
    await worker.recognize(NOTHING, {}, { text: true })
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return worker
}

async function startEmbedded(language: Language): Promise<Worker> {
  const { startTesseract } = await import('./tesseract.ts')
  return await startTesseract(language)
}
