import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import type { Stage } from '../../../contract/evaluation.ts'
import type { Language } from '../../../contract/languages.ts'
import type { StoredEvaluation } from '../../evaluations/stored-evaluation.ts'
import { errorEvent } from './error-event.ts'
import type { QueuePositions } from '../routes/queue-positions.ts'

/** Proxies close a connection that says nothing for half a minute. */
const HEARTBEAT_MS = 10_000

export type DeepAnalysisWork = {
  id: string
  /** Each look at the evaluation; ends after the completed one, throws what it failed with. */
  states: AsyncIterable<Pick<StoredEvaluation, 'status' | 'progress' | 'stage'>>
  queuePosition: QueuePositions
  analyse: () => Promise<DeepAnalysis>
  language: Language
  /** Called when there will be no result. */
  giveUp: () => Promise<void>
  /** Aborted when nobody listens any more. */
  gone: AbortSignal
  now?: () => number
}

/**
 * A deep analysis as server-sent events: `progress` {percent 0-100, stage, and of a waiting book queuePosition} whenever it
 * changes, a comment while it does not, and last `result` {id, analysis} or `error` {error, code}, with the time to ask again where that may help.
 */
export async function* deepAnalysisEvents(work: DeepAnalysisWork): AsyncGenerator<string> {
  const { id, states, queuePosition, analyse, language, giveUp, gone, now = Date.now } = work
  let said = ''
  let saidAt = now()
  try {
    for await (const book of states) {
      const next = event('progress', {
        percent: Math.round(book.progress),
        stage: book.stage ?? ('extracting' satisfies Stage),
        ...(book.status === 'pending' ? { queuePosition: await queuePosition(id) } : {}),
      })
      if (next !== said) yield next
      else if (now() - saidAt >= HEARTBEAT_MS) yield ': still reading\n\n'
      else continue
      said = next
      saidAt = now()
    }
    yield event('result', { id, analysis: await analyse() })
  } catch (error) {
    await giveUp()
    if (!gone.aborted) yield errorEvent(error, language)
  }
}

/** One event; JSON has no line breaks, so one data line is enough. */
function event(name: 'progress' | 'result', data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
