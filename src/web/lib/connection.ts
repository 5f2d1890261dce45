import { ROUTES } from '../../contract/routes.ts'
import { createStore } from './create-store.ts'
import { isConnectionTrouble, retryDelay } from './trouble.ts'

export type Connection = {
  lost: boolean
  /** When the library last answered (ms since 1970). */
  lastSeen: number | undefined
}

/** Whether the library answers, as every call found it. */
export const connectionStore = createStore<Connection>({ lost: false, lastSeen: undefined })

let asking: ReturnType<typeof setTimeout> | undefined

/** A call was answered. */
export function noteAnswer(): void {
  clearTimeout(asking)
  asking = undefined
  connectionStore.set({ lost: false, lastSeen: Date.now() })
}

/** A call failed. Where nobody answered, one question goes out again and again, ever more slowly, until somebody does. */
export function noteFailure(error: unknown): void {
  if (!isConnectionTrouble(error) || connectionStore.get().lost) return
  connectionStore.set({ ...connectionStore.get(), lost: true })
  askLater(1)
}

/** Asks at once whether the library answers again. */
export function askNow(): void {
  if (connectionStore.get().lost) void ask(1)
}

function askLater(failures: number): void {
  clearTimeout(asking)
  asking = setTimeout(() => void ask(failures), retryDelay(failures, undefined))
}

async function ask(failures: number): Promise<void> {
  try {
    const { ok } = await fetch(ROUTES.readyz.path, { cache: 'no-store' })
    if (ok) return noteAnswer()
  } catch {
    // Nobody answers yet.
  }
  if (connectionStore.get().lost) askLater(failures + 1)
}
