import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log.ts'
import { outageOf } from '../outage.ts'
import { RETRY_DELAYS_S } from './evaluate-book.job.ts'

/** No job is put off for longer on purpose. */
const LONGEST_DELAY_S = Math.max(...RETRY_DELAYS_S)
const MARGIN_S = 5
const EVERY_MS = 2000

/**
 * The queue keeps times by the clock of the database, the embedded one's being that of its process. Where that clock was
 * ahead and is set right, a book that arrived meanwhile would wait, a worker that vanished would stay unnoticed, and the
 * queue would not be looked after, for as long as the clock was ahead. What lies further in the future than anybody would
 * put it is therefore now.
 */
export async function forgetFuture(connection: Connection): Promise<void> {
  const soon = sql`now() + make_interval(secs => ${LONGEST_DELAY_S + MARGIN_S})`
  const ahead = sql`now() + make_interval(secs => ${MARGIN_S})`
  // Several processes do the same: whoever is second passes over what the first has locked.
  await sql`
    with waiting as (
      update pgboss.job set start_after = now() where (name, id) in (
        select name, id from pgboss.job where state < 'active' and start_after > ${soon} for update skip locked)
    ), running as (
      update pgboss.job set heartbeat_on = least(heartbeat_on, now()), started_on = least(started_on, now())
      where (name, id) in (
        select name, id from pgboss.job
        where state = 'active' and (heartbeat_on > ${ahead} or started_on > ${ahead}) for update skip locked)
    )
    update pgboss.queue set
      monitor_claim_on = least(monitor_claim_on, now()),
      monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())
    where name in (
      select name from pgboss.queue
      where monitor_claim_on > ${ahead} or monitor_on > ${ahead} or maintain_on > ${ahead} for update skip locked)
  `.execute(connection)
}

/** Does so every two seconds of a clock nobody sets. */
export function watchClock(connection: Connection, log: Log): { stop(): Promise<void> } {
  const ending = new AbortController()
  const { signal } = ending
  const watching = (async () => {
    for (;;) {
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => {
        // Stopped while nothing was under way.
      })
      if (signal.aborted) return
      try {
        await forgetFuture(connection)
      } catch (error) {
        log[outageOf(error) === null ? 'warn' : 'debug'](
          { err: error },
          'the times of the queue could not be looked at',
        )
      }
    }
  })()
  return {
    async stop() {
      ending.abort()
      await watching
    },
  }
}
