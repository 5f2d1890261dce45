import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePending } from '../../app/page-pending.tsx'
import { ScrollToTop } from '../../components/scroll-to-top.tsx'
import { Button } from '../../components/ui/button.tsx'
import { isTyping } from '../../lib/is-typing.ts'
import { loadPart } from '../../lib/load-part.ts'
import { Library } from '../library/library.tsx'
import { Hero } from './hero.tsx'
import { Systems } from './systems.tsx'
import { Trust } from './trust.tsx'
import { useHomeSearch, useOpenView } from './use-home-search.ts'

const UploadView = lazy(async () => ({
  default: (await loadPart(() => import('../upload/upload-view.tsx'))).UploadView,
}))
const ScanView = lazy(async () => ({ default: (await loadPart(() => import('../scan/scan-view.tsx'))).ScanView }))
const QueueView = lazy(async () => ({ default: (await loadPart(() => import('../queue/queue-view.tsx'))).QueueView }))
const ProcessingView = lazy(async () => ({
  default: (await loadPart(() => import('../queue/processing-view.tsx'))).ProcessingView,
}))
const ResultPage = lazy(async () => ({
  default: (await loadPart(() => import('../result/result-page.tsx'))).ResultPage,
}))

/** The seven views of the home page. Every change of view scrolls smoothly to the top; Esc goes back to the library. */
export function HomePage() {
  const { view = 'home', id } = useHomeSearch()
  const openView = useOpenView()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && view !== 'home' && !isTyping(event)) openView(undefined)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [view, openView])
  return (
    <>
      <ScrollToTop key={`${view}-${id}`} behavior="smooth" />
      <Suspense fallback={<PagePending />}>{shownView(view, id)}</Suspense>
    </>
  )
}

function shownView(view: string, id: string | undefined) {
  if (view === 'upload') return <UploadView />
  if (view === 'scan') return <ScanView />
  if (view === 'queue') return <QueueView />
  if (view === 'processing' && id !== undefined) return <ProcessingView key={id} id={id} />
  if (view === 'results' && id !== undefined) return <ResultPage key={id} id={id} />
  if (view === 'library') return <LibraryView />
  return (
    <div className="space-y-16">
      <Hero />
      <Systems />
      <Trust />
      <Library />
    </div>
  )
}

function LibraryView() {
  const { t } = useTranslation()
  const openView = useOpenView()
  return (
    <div className="space-y-4">
      <Button look="quiet" size="small" className="-ms-3" onClick={() => openView(undefined)}>
        <ArrowLeft aria-hidden className="icon-mirrored" />
        {t('common.backHome')}
      </Button>
      <Library heading="h1" />
    </div>
  )
}
