import { useCallback, useState } from 'react'

export type Selection = {
  /** undefined outside selection mode */
  ids: ReadonlySet<string> | undefined
  start: () => void
  end: () => void
  toggle: (id: string) => void
  replace: (ids: Iterable<string>) => void
}

/** Which books are selected; ending the mode clears the selection. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  return {
    ids,
    start: useCallback(() => setIds(new Set()), []),
    end: useCallback(() => setIds(undefined), []),
    toggle: useCallback((id) => {
      setIds((old) => {
        const next = new Set(old)
        if (!next.delete(id)) next.add(id)
        return next
      })
    }, []),
    replace: useCallback((next) => setIds(new Set(next)), []),
  }
}
