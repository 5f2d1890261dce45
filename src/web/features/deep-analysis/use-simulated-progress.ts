import { useEffect, useState } from 'react'

const STEP = 10
const STEP_MS = 500
const HELD_AT = 90

/** While the server tells nothing: 10 more every half second, held at 90 until the answer is there. */
export function useSimulatedProgress(running: boolean): number {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = window.setInterval(() => setProgress((old) => Math.min(HELD_AT, old + STEP)), STEP_MS)
    return () => {
      window.clearInterval(timer)
      setProgress(0)
    }
  }, [running])
  return running ? progress : 0
}
