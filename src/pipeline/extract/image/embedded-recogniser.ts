import { PSM } from 'tesseract.js'
import type { Worker } from 'tesseract.js'
import type { Language } from '../../../contract/languages.ts'
import { toPgm } from './gray-picture.ts'
import type { PageBlocks, Recogniser } from './recogniser.ts'
import { createWorkerStock } from './worker-stock.ts'
import type { WorkerStock } from './worker-stock.ts'

type Options = {
  /** Pictures read at once. */
  threads: number
  /** Where the workers come from and go to; without one they begin and end with the book. */
  workers?: WorkerStock
}

type Slot = { language: Language; worker: Promise<Worker>; busy: boolean; mode: PSM | undefined }

/** The recogniser that comes with the package, with as many workers at work as there are threads for them. */
export function createEmbeddedRecogniser({ threads, workers: stock }: Options): Recogniser {
  const workers = stock ?? createWorkerStock({ resting: 0 })
  const slots: Slot[] = []
  const waiting: (() => void)[] = []
  let busy = 0

  const open = (language: Language): Slot => {
    // One that rested may have been left in any mode.
    const slot = { language, worker: workers.take(language), busy: false, mode: undefined }
    // Whoever uses the worker meets the failure.
    slot.worker.catch(() => undefined)
    slots.push(slot)
    return slot
  }
  const take = async (language: Language): Promise<Slot> => {
    if (busy < threads) busy++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const slot = slots.find((each) => each.language === language && !each.busy) ?? open(language)
    slot.busy = true
    return slot
  }
  const give = (slot: Slot): void => {
    slot.busy = false
    const next = waiting.shift()
    if (next === undefined) busy--
    else next()
  }
  const withWorker = async <T>(language: Language, mode: PSM, use: (worker: Worker) => Promise<T>): Promise<T> => {
    const slot = await take(language)
    try {
      const worker = await slot.worker
      if (slot.mode !== mode) await worker.setParameters(parametersFor(mode))
      slot.mode = mode
      return await use(worker)
    } catch (error) {
      await discard(slot)
      throw error
    } finally {
      give(slot)
    }
  }
  const discard = async (slot: Slot): Promise<void> => {
    slots.splice(slots.indexOf(slot), 1)
    const worker = await slot.worker.catch(() => undefined)
    await worker?.terminate()
  }

  return {
    prepare(language, several = false) {
      const started = slots.filter((slot) => slot.language === language).length
      for (let more = started; more < (several ? threads : 1); more++) open(language)
    },
    async readPage(picture, language, limitMs) {
      try {
        return await withWorker(language, PSM.AUTO, async (worker): Promise<PageBlocks> => {
          const { data } = await within(worker.recognize(toPgm(picture), {}, { text: false, blocks: true }), limitMs)
          return data
        })
      } catch (error) {
        if (error instanceof TookTooLong) return undefined
        throw error
      }
    },
    readLines(pictures, mode, language) {
      const read = async (picture: (typeof pictures)[number]): Promise<string> =>
        withWorker(language, mode === 'raw' ? PSM.RAW_LINE : PSM.SINGLE_LINE, async (worker) => {
          const { data } = await worker.recognize(toPgm(picture), {}, { text: true })
          return data.text
        })
      return Promise.all(pictures.map(read))
    },
    async close() {
      for (const { language, worker } of slots.splice(0)) workers.putBack(language, worker)
      if (stock === undefined) await workers.close()
    },
  }
}

/** A line is cut out dark on white; on a page there may be light letters on dark. */
function parametersFor(mode: PSM): Record<string, string> {
  return { tessedit_pageseg_mode: mode, invert_threshold: mode === PSM.AUTO ? '0.7' : '0' }
}

class TookTooLong extends Error {}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), milliseconds)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
