import type { EdgeAnswer, EdgeOrder } from './edge-orders.ts'
import type { Pixels, Quad } from './quad.ts'

export type EdgeFinder = {
  /** Takes the pixels over. */
  find: (pixels: Pixels) => Promise<Quad | null>
  /** Takes the pixels over. */
  straighten: (pixels: Pixels, corners: Quad, maxEdge: number) => Promise<Pixels>
}

/** A worker of its own that finds and straightens pages; undefined where the browser has none. */
export function createEdgeFinder(): EdgeFinder | undefined {
  if (typeof Worker === 'undefined') return undefined
  let worker: Worker
  try {
    worker = new Worker(new URL('./edge-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
  const waiting = new Map<number, { resolve: (answer: EdgeAnswer) => void; reject: (reason: unknown) => void }>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<EdgeAnswer>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  })
  const ask = (order: EdgeOrder): Promise<EdgeAnswer> =>
    new Promise((resolve, reject) => {
      waiting.set(order.id, { resolve, reject })
      worker.postMessage(order, [order.pixels.data.buffer])
    })
  const next = (): number => (last += 1)
  return {
    find: async (pixels) => (await ask({ id: next(), kind: 'find', pixels })).corners ?? null,
    async straighten(pixels, corners, maxEdge) {
      const answer = await ask({ id: next(), kind: 'straighten', pixels, corners, maxEdge })
      if (answer.pixels === undefined) throw new Error('the worker answered another question')
      return answer.pixels
    },
  }
}
