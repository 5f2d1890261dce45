import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide a shelf is and where on the page it begins, kept true while the page changes; a width of 0 is not known yet. */
export function useShelfSize(shelf: RefObject<HTMLElement | null>): { width: number; top: number } {
  const [size, setSize] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = shelf.current
    if (!element) return undefined
    const measure = () =>
      setSize({ width: element.clientWidth, top: element.getBoundingClientRect().top + window.scrollY })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [shelf])
  return size
}
