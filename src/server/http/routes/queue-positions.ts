import type { Repositories } from '../../db/repositories.ts'
import { keepAnswers, shareNext } from './shared-reads.ts'

/** How many books wait before one; undefined when it does not wait. */
export type QueuePositions = (id: string) => Promise<number | undefined>

/**
 * Counting takes longer the more books wait, and then the most people ask: they are counted once for all who ask before
 * anything changes.
 */
export function createQueuePositions({ library, waiting }: Pick<Repositories, 'library' | 'waiting'>): QueuePositions {
  const version = shareNext(async () => await library.version())
  const counted = keepAnswers<Map<string, number>>(1)
  return async (id) => {
    const positions = await counted(await version(), async () => await waiting.positions())
    return positions.get(id)
  }
}
