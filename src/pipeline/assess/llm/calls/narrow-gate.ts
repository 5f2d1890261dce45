/**
 * Lets a few through at once. Until the model has answered for the first time only one: a wrong key or address is then
 * found by one call, not by as many as may run.
 */
export type NarrowGate = {
  pass<T>(act: () => Promise<T>): Promise<T>
  /** The model has answered; from now on up to `width` run at once. */
  open(): void
}

export function createNarrowGate(width: number): NarrowGate {
  const waiting: (() => void)[] = []
  let allowed = 1
  let inside = 0
  const letIn = (): void => {
    while (inside < allowed && waiting.length > 0) {
      inside += 1
      waiting.shift()?.()
    }
  }
  return {
    async pass(act) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        letIn()
      })
      try {
        return await act()
      } finally {
        inside -= 1
        letIn()
      }
    },
    open() {
      allowed = width
      letIn()
    },
  }
}
