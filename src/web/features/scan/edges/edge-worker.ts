import type { EdgeAnswer, EdgeOrder } from './edge-orders.ts'
import { findPage } from './find-page.ts'
import { straighten } from './straighten.ts'

/** Pixels are worked on here, so that the camera's picture never stops moving. */
globalThis.addEventListener('message', ({ data: order }: MessageEvent<EdgeOrder>) => {
  const { id, pixels } = order
  if (order.kind === 'find') return answer({ id, corners: findPage(pixels) })
  const straight = straighten(pixels, order.corners, order.maxEdge)
  answer({ id, pixels: straight }, [straight.data.buffer])
})

function answer(message: EdgeAnswer, transfer: Transferable[] = []): void {
  globalThis.postMessage(message, { transfer })
}
