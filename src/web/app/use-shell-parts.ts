import { createElement, type ReactNode, useEffect, useState } from 'react'
import { loadPart } from '../lib/load-part.ts'
import { sessionQuestion } from '../lib/session-gate.ts'
import { toastStore } from '../lib/toast-store.ts'

const FIRST_MS = 300
const AGAIN_MS = 3_000

/**
 * The parts of the shell that nobody sees at first, once they are here: fetched when the first paint is done, so that a
 * message can be shown even if the server is gone by then, or at once when one is called. Where they cannot be fetched
 * the page goes on without them and asks again.
 */
export function useShellParts(): ReactNode {
  const [parts, setParts] = useState<ReactNode>(null)
  useEffect(() => {
    let timer: number | undefined
    let ended = false
    const fetchParts = async () => {
      window.clearTimeout(timer)
      try {
        const { ShellParts } = await loadPart(() => import('./shell-parts.tsx'))
        setParts(createElement(ShellParts))
      } catch {
        if (!ended) timer = window.setTimeout(() => void fetchParts(), AGAIN_MS)
      }
    }
    timer = window.setTimeout(() => void fetchParts(), FIRST_MS)
    const ends = [toastStore, sessionQuestion].map((store) => store.subscribe(() => void fetchParts()))
    return () => {
      ended = true
      window.clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [])
  return parts
}
