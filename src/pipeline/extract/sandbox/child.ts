import type { PhotographReading, ReadElsewhere, ReadNatively } from '../reader.ts'
import { toFailure, type NativeAnswer, type PictureAnswer, type ReadingAnswer, type ReadingOrder } from './wire.ts'
import { guardAgainstOrphanhood } from './orphan-guard.ts'

guardAgainstOrphanhood()

/** Progress more often than this only costs. */
const PROGRESS_MS = 200

function send(answer: ReadingAnswer): void {
  process.send?.(answer)
}

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

async function obey(order: ReadingOrder): Promise<void> {
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
    const recognition = { threads: order.threads, ...(order.native && { readNatively }) }
    send({ type: 'book', ...(await readBook({ ...source, readings, recognition })) })
  } catch (error) {
    send({ type: 'failure', failure: toFailure(error) })
  }
}

process.on('message', (message: ReadingOrder | PictureAnswer | NativeAnswer) => {
  if ('page' in message) waiting.get(message.id)?.(message.page)
  else if ('printed' in message) printing.get(message.id)?.(message.printed)
  else void obey(message)
})
process.on('disconnect', () => process.exit(0))
send({ type: 'ready' })
