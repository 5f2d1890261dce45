import { useEffect } from 'react'

/** Scrolls to the top when it appears; give it a key, and each new key scrolls again. */
export function ScrollToTop({ behavior }: { behavior: ScrollBehavior }) {
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for a clean-up function.
    window.scrollTo({ top: 0, behavior })
  }, [behavior])
  return null
}
