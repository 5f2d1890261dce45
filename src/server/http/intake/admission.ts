import { statfs } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { MizanError } from '../../../contract/errors.ts'
import type { Config } from '../../config.ts'
import type { WaitingRepository } from '../../db/waiting-repository.ts'
import { boundedSeconds, createDurations } from './wait-estimate.ts'

export type Admission = {
  /**
   * Lets `receive` take a book, from its first byte to its place in the queue.
   *
   * @throws MizanError queue_full, too_many_uploads or disk_full, with the seconds after which to come again
   */
  admit<Taken>(request: Pick<FastifyRequest, 'headers'>, receive: () => Promise<Taken>): Promise<Taken>
}

export type AdmissionLimits = Pick<Config, 'maxWaitingBooks' | 'maxUploads' | 'keepFreeBytes' | 'dataDirectory'>

/** The pace of work is taken over so long. */
const PACE_MS = 10 * 60_000
/** Enough to know the pace by. */
const COUNTED = 10_000
/** Without any pace to go by. */
const UNKNOWN_S = 300
/** Whoever is refused comes back when this part of the places is free, so that not all come for one. */
const ROOM_SHARE = 100
/** So long a count of the waiting books is trusted; what this process adds is counted on. */
const COUNT_TRUSTED_MS = 1000

/**
 * Refuses what can be neither worked on nor stored in reasonable time, instead of collapsing under it: a sender that is
 * told when to come again loses nothing.
 */
export function createAdmission(
  waiting: Pick<WaitingRepository, 'count' | 'endedSince'>,
  { maxWaitingBooks, maxUploads, keepFreeBytes, dataDirectory }: AdmissionLimits,
  now: () => number = Date.now,
): Admission {
  const durations = createDurations()
  let inside = 0
  /** Bytes that those inside bring. */
  let expected = 0
  let counted = { at: Number.NEGATIVE_INFINITY, books: 0 }

  async function booksWaiting(): Promise<number> {
    if (now() - counted.at > COUNT_TRUSTED_MS || counted.books >= maxWaitingBooks) {
      const at = now()
      counted = { at, books: await waiting.count(maxWaitingBooks) }
    }
    return counted.books
  }

  async function untilRoom(): Promise<number> {
    const ended = await waiting.endedSince(new Date(now() - PACE_MS), COUNTED)
    if (ended === 0) return UNKNOWN_S
    return boundedSeconds((Math.ceil(maxWaitingBooks / ROOM_SHARE) * PACE_MS) / ended)
  }

  async function checkRoom(): Promise<void> {
    if (keepFreeBytes === 0) return
    const { bavail, bsize } = await statfs(dataDirectory)
    if (bavail * bsize - expected < keepFreeBytes) throw new MizanError('disk_full', { seconds: UNKNOWN_S })
  }

  return {
    async admit(request, receive) {
      if (inside >= maxUploads) {
        throw new MizanError('too_many_uploads', { seconds: boundedSeconds(durations.mean() / maxUploads) })
      }
      const bytes = Number(request.headers['content-length'] ?? 0)
      // Counted before anything is waited for: of two at once only one gets the last place.
      const before = inside
      inside += 1
      expected += bytes
      try {
        if ((await booksWaiting()) + before >= maxWaitingBooks) {
          throw new MizanError('queue_full', { seconds: await untilRoom() })
        }
        await checkRoom()
        const startedAt = now()
        const taken = await receive()
        durations.add(now() - startedAt)
        counted.books += 1
        return taken
      } finally {
        inside -= 1
        expected -= bytes
      }
    },
  }
}
