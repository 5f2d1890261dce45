import { toFailure, type ReadingAnswer, type ReadingOrder } from './wire.ts'
import { guardAgainstOrphanhood } from './orphan-guard.ts'

guardAgainstOrphanhood()

/** Progress more often than this only costs. */
const PROGRESS_MS = 200

function send(answer: ReadingAnswer): void {
  process.send?.(answer)
}

async function obey(order: ReadingOrder): Promise<void> {
  let told = 0
  const onProgress = (fraction: number): void => {
    const now = Date.now()
    if (now - told < PROGRESS_MS) return
    told = now
    send({ type: 'progress', fraction })
  }
  try {
    const { readBook } = await import('../read-book.ts')
    const { book, cover } = await readBook({ ...order, onProgress })
    send({ type: 'book', book, cover })
  } catch (error) {
    send({ type: 'failure', failure: toFailure(error) })
  }
}

process.on('message', (order: ReadingOrder) => void obey(order))
process.on('disconnect', () => process.exit(0))
send({ type: 'ready' })
