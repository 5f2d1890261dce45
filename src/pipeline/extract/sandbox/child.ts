import type { PhotographReading, ReadElsewhere, ReadNatively } from '../reader.ts'
import { LANGUAGES } from '../../../contract/languages.ts'
import { createWorkerStock, RESTING_WORKERS } from '../image/worker-stock.ts'
import {
  toFailure,
  type Expectation,
  type NativeAnswer,
  type PictureAnswer,
  type ReadingAnswer,
  type ReadingOrder,
} from './wire.ts'
import { guardAgainstOrphanhood } from './orphan-guard.ts'

guardAgainstOrphanhood()

/** Progress more often than this only costs. */
const PROGRESS_MS = 200

function send(answer: ReadingAnswer): void {
  process.send?.(answer)
}

/** Those that recognise pictures rest from one book to the next. */
const workers = createWorkerStock({ resting: RESTING_WORKERS })

/** Pictures the parent was asked to have read. */
const waiting = new Map<number, (page: PictureAnswer['page']) => void>()
let pictures = 0

const readElsewhere: ReadElsewhere = async (jpeg, timeMs) => {
  pictures += 1
  const id = pictures
  const { promise, resolve } = Promise.withResolvers<PictureAnswer['page']>()
  waiting.set(id, resolve)
  // Whatever the parent does, the other pages go on.
  const clock = setTimeout(resolve, timeMs, null)
  send({ type: 'picture', id, jpeg, timeMs })
  try {
    return await promise
  } finally {
    clearTimeout(clock)
    waiting.delete(id)
  }
}

/** Pictures the parent was asked to have read by the machine's own tesseract. */
const printing = new Map<number, (printed: string | null) => void>()

const readNatively: ReadNatively = async ({ pictures: grays, ...order }) => {
  pictures += 1
  const id = pictures
  const { promise, resolve } = Promise.withResolvers<string | null>()
  printing.set(id, resolve)
  send({ type: 'native', id, pictures: [...grays], ...order })
  try {
    return await promise
  } finally {
    printing.delete(id)
  }
}

let orders = 0

async function obey(order: ReadingOrder): Promise<void> {
  orders += 1
  let told = -PROGRESS_MS
  const onProgress = (fraction: number): void => {
    const now = performance.now()
    if (now - told < PROGRESS_MS) return
    told = now
    send({ type: 'progress', fraction })
  }
  try {
    const deadline = performance.now() + order.timeMs
    const { kind, filename } = order
    if (kind === 'list') {
      const { readList } = await import('../list/read-list.ts')
      return send({ type: 'list', ...(await readList(order.paths[0], filename)) })
    }
    const source = { ...order, kind, deadline, onProgress, ...(order.secondReader && { readElsewhere }) }
    if (order.picture !== undefined) {
      const { enlargePicture } = await import('../enlarge-picture.ts')
      return send({ type: 'large', picture: await enlargePicture(source, order.picture) })
    }
    const { readBook } = await import('../read-book.ts')
    const readings = {
      known: order.known,
      onRead: (reading: PhotographReading) => send({ type: 'photograph', ...reading }),
    }
    const recognition = { threads: order.threads, workers, ...(order.native && { readNatively }) }
    send({ type: 'book', ...(await readBook({ ...source, readings, recognition })) })
  } catch (error) {
    send({ type: 'failure', failure: toFailure(error) })
  }
}

/** Nobody knows the language of what comes; the two start beside each other. */
async function getReady(): Promise<void> {
  const before = orders
  for (const language of LANGUAGES) workers.prepare(language)
  const [{ loadReader }] = await Promise.all([import('../registry.ts'), import('../read-book.ts')])
  await loadReader('image')
  // A book that is here already needs it last of all.
  if (orders > before) return
  const { loadedOnce } = await import('../pictures/look-for-nudity.ts')
  await loadedOnce()
}

process.on('message', (message: ReadingOrder | PictureAnswer | NativeAnswer | Expectation) => {
  // What cannot be had now is tried again, and told, with the book.
  if ('expected' in message) void getReady().catch(() => undefined)
  else if ('page' in message) waiting.get(message.id)?.(message.page)
  else if ('printed' in message) printing.get(message.id)?.(message.printed)
  else void obey(message)
})
process.on('disconnect', () => process.exit(0))
send({ type: 'ready' })
