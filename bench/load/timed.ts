import type { Answer } from './client.ts'
import { percentilesOf } from './percentiles.ts'

/** Times of one kind of request, and what went wrong with it. */
export type Timed = { what: string; times: number[]; refused: number; errors: number; bytes: number }

export const timed = (what: string): Timed => ({ what, times: [], refused: 0, errors: 0, bytes: 0 })

/** Notes an answer; one that was refused for want of room (429) or failed has no time. @returns the answer, if there was one */
export async function note(timing: Timed, asking: Promise<Answer>): Promise<Answer | null> {
  try {
    const answer = await asking
    if (answer.status === 429) timing.refused += 1
    else if (answer.status >= 400) timing.errors += 1
    else {
      timing.times.push(answer.ms)
      timing.bytes = answer.body.length
    }
    return answer
  } catch {
    timing.errors += 1
    return null
  }
}

const milliseconds = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))

/** @param reference median of the same bytes from a bare server, in ms */
export function asRow({ what, times, refused, errors }: Timed, reference?: number): Record<string, string> {
  const { p50, p95, p99, max } = percentilesOf(times)
  return {
    'what, in ms': what,
    requests: String(times.length + refused + errors),
    p50: milliseconds(p50),
    p95: milliseconds(p95),
    p99: milliseconds(p99),
    max: milliseconds(max),
    refused: String(refused),
    errors: String(errors),
    'bare p50': reference === undefined ? '' : milliseconds(reference),
    ratio: reference === undefined || reference === 0 ? '' : (p50 / reference).toFixed(1),
  }
}
