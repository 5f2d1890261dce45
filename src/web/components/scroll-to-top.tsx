import { useEffect } from 'react'

/** Scrolls to the top when it appears; give it a key, and each new key scrolls again. */
export function ScrollToTop({ behavior }: { behavior: ScrollBehavior }) {
  useEffect(() => scrollToTop(window, document, behavior), [behavior])
  return null
}

/** Not yet the top, and nowhere anybody would scroll to. */
const NEARLY_PX = 8

type Scrolled = { readonly scrollY: number; scrollTo(to: ScrollToOptions): unknown }

/**
 * Scrolls, and finishes the way where a page that grew meanwhile ended it a pixel or two too low.
 *
 * @returns what ends the waiting for it
 */
export function scrollToTop(view: Scrolled, page: EventTarget, behavior: ScrollBehavior): () => void {
  const finish = (): void => {
    if (view.scrollY > 0 && view.scrollY < NEARLY_PX) view.scrollTo({ top: 0 })
  }
  page.addEventListener('scrollend', finish, { once: true })
  view.scrollTo({ top: 0, behavior })
  return () => page.removeEventListener('scrollend', finish)
}
