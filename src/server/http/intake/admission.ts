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
  /**
   * Lets `receive` take a page of a book that is not handed in yet: it takes room and time, and no place in the queue.
   *
   * @throws MizanError too_many_uploads or disk_full
   */
  admitPage<Taken>(request: Pick<FastifyRequest, 'headers'>, receive: () => Promise<Taken>): Promise<Taken>
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
/** While others are being received, who may be in the next count already or not yet, an older count is the more exact one. */
const COUNT_TRUSTED_AMONG_OTHERS_MS = 10_000

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
  /** Those being received, by the order in which they came. */
  const inside = new Set<number>()
  /** Those of them that are pages of a book to come. */
  const pages = new Set<number>()
  let arrivals = 0
  /** Bytes that those inside bring. */
  let expected = 0
  let counted = { at: Number.NEGATIVE_INFINITY, books: 0 }
  /** Books taken by this process. */
  let taken = 0

  async function countAgain(): Promise<void> {
    const trusted = inside.size <= 1 ? COUNT_TRUSTED_MS : COUNT_TRUSTED_AMONG_OTHERS_MS
    if (now() - counted.at > trusted || counted.books >= maxWaitingBooks) {
      const at = now()
      const takenBefore = taken
      const books = await waiting.count(maxWaitingBooks)
      counted = { at, books: books + taken - takenBefore }
    }
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

  /** Among so many at once, and while there is room. */
  async function enter<Taken>(
    request: Pick<FastifyRequest, 'headers'>,
    receive: (arrival: number) => Promise<Taken>,
  ): Promise<Taken> {
    if (inside.size >= maxUploads) {
      throw new MizanError('too_many_uploads', { seconds: boundedSeconds(durations.mean() / maxUploads) })
    }
    const bytes = Number(request.headers['content-length'] ?? 0)
    const arrival = arrivals
    arrivals += 1
    inside.add(arrival)
    expected += bytes
    try {
      return await receive(arrival)
    } finally {
      inside.delete(arrival)
      pages.delete(arrival)
      expected -= bytes
    }
  }

  async function timed<Taken>(receive: () => Promise<Taken>): Promise<Taken> {
    await checkRoom()
    const startedAt = now()
    const received = await receive()
    durations.add(now() - startedAt)
    return received
  }

  return {
    admit: async (request, receive) =>
      await enter(request, async (arrival) => {
        await countAgain()
        // Of two at once only the earlier one gets the last place.
        const earlier = [...inside].filter((other) => other < arrival && !pages.has(other)).length
        if (counted.books + earlier >= maxWaitingBooks) {
          throw new MizanError('queue_full', { seconds: await untilRoom() })
        }
        const received = await timed(receive)
        taken += 1
        counted.books += 1
        return received
      }),
    admitPage: async (request, receive) =>
      await enter(request, async (arrival) => {
        pages.add(arrival)
        return await timed(receive)
      }),
  }
}
