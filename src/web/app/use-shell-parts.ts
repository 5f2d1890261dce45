import { useEffect, useState } from 'react'
import { sessionQuestion } from '../lib/session-gate.ts'
import { toastStore } from '../lib/toast-store.ts'

/**
 * True once the parts of the shell that nobody sees at first (messages, dialogs) are wanted: when the browser has a
 * moment after the first paint, so that they are there even if the server is not any more, or at once when one is called.
 */
export function useShellParts(): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const timer = window.setTimeout(want, 400)
    const ends = [toastStore.subscribe(want), sessionQuestion.subscribe(want)]
    return () => {
      window.clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [])
  return wanted
}
