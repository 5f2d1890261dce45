import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollToTop } from '../components/scroll-to-top.tsx'
import { useHomeSearch } from '../features/home/use-home-search.ts'
import { useLeaveWhenDone } from '../features/queue/use-leave-when-done.ts'
import { useLeaveWarning } from '../features/queue/use-leave-warning.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useShellParts } from './use-shell-parts.ts'

export function Shell() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const parts = useShellParts()
  useLeaveWhenDone(useHomeSearch().view === 'queue')
  useLeaveWarning()
  useEffect(() => {
    document.title = `${t('shell.title')} · ${t('shell.tagline')}`
  }, [t])
  // A child's own page leads nowhere else.
  if (pathname === '/shelf') {
    return (
      <main id="content" tabIndex={-1} className="mx-auto min-h-dvh w-full max-w-7xl px-4 py-5 outline-none sm:px-6">
        <Outlet />
        {parts}
      </main>
    )
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-60 rounded-control bg-palm px-4 py-2 text-on-palm focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t('shell.skip')}
      </a>
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 py-8 outline-none sm:px-6 lg:py-10"
      >
        <Outlet />
      </main>
      <Footer />
      <ScrollToTop key={pathname} behavior="auto" />
      {parts}
    </div>
  )
}
