import { setTimeout as sleep } from 'node:timers/promises'

/** What a person behind a load balancer sees: requests go to processes that say they are ready, one after the other. */
export type Balancer = {
  add(url: string): Promise<void>
  /** For one that is going to be killed, as nobody would in an upgrade. */
  remove(url: string): void
  /** Ends the asking. @returns how many answers there were, and what was no good answer */
  stop(): Promise<{ answers: number; faults: string[] }>
}

/** How often a balancer looks who is ready; processes that stop must go on for longer than that. */
export const LOOK_MS = 250
const ASK_MS = 20

export function startBalancer(paths: () => string[]): Balancer {
  const processes = new Map<string, boolean>()
  const faults: string[] = []
  let answers = 0
  const end = new AbortController()

  const look = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await Promise.all([...processes.keys()].map(check))
      await sleep(LOOK_MS)
    }
  }
  const check = async (url: string): Promise<void> => {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (processes.has(url)) processes.set(url, ready)
  }
  const ask = async (): Promise<void> => {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const ready = [...processes].flatMap(([url, isReady]) => (isReady ? [url] : []))
      const url = ready[turn % ready.length]
      const all = paths()
      const path = all[turn % all.length] ?? '/'
      if (url === undefined) faults.push('nobody is ready')
      else {
        try {
          const answer = await fetch(url + path)
          await answer.arrayBuffer()
          answers += 1
          if (answer.status !== 200) faults.push(`${path}: ${String(answer.status)}`)
        } catch (error) {
          if (processes.has(url)) faults.push(`${path}: ${String(error)}`)
        }
      }
      await sleep(ASK_MS)
    }
  }
  const looking = look()
  let asking: Promise<void> | undefined
  return {
    async add(url) {
      processes.set(url, false)
      await check(url)
      asking ??= ask()
    },
    remove: (url) => void processes.delete(url),
    async stop() {
      end.abort()
      await Promise.all([looking, asking])
      return { answers, faults }
    },
  }
}
