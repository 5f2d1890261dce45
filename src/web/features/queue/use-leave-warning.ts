import { useEffect } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { uploadQueue } from './queue.ts'
import { isUnsent } from './queue-state.ts'

/** While some files are only in this page the browser asks before it is left: a reload would lose them. */
export function useLeaveWarning(): void {
  const unsent = useStore(uploadQueue.store).some(isUnsent)
  useEffect(() => {
    if (!unsent) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsent])
}
