import { useEffect, useState } from 'react'
import { createEdgeFinder, type EdgeFinder } from './edges/edge-finder.ts'

/** The worker that finds and straightens pages, as long as the component is there; undefined where there is none. */
export function useEdgeFinder(): EdgeFinder | undefined {
  const [finder, setFinder] = useState<EdgeFinder>()
  useEffect(() => {
    const made = createEdgeFinder()
    setFinder(made)
    return () => {
      setFinder(undefined)
      made?.close()
    }
  }, [])
  return finder
}
