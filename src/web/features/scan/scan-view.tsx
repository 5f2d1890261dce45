import { ArrowLeft, Camera, Check, CircleAlert, Images, Info, LoaderCircle, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_SCAN_PAGES } from '../../../contract/scanned-pages.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useStore } from '../../lib/use-store.ts'
import { useOpenView } from '../home/use-home-search.ts'
import { uploadQueue } from '../queue/queue.ts'
import { CameraProblem } from './camera-problem.tsx'
import { CameraStage } from './camera-stage.tsx'
import { sharedEdgeFinder } from './edges/shared-edge-finder.ts'
import { FinishSheet } from './finish-sheet.tsx'
import { inOrder } from './keep/scan-state.ts'
import { PageSheet } from './page-sheet.tsx'
import { PageStrip } from './page-strip.tsx'
import { scanSession } from './scan.ts'
import { SendingLine } from './sending-line.tsx'
import { openPicture, takePage, type TakenPage } from './take-page.ts'
import { useCamera } from './use-camera.ts'

/** A book photographed page after page: the camera above, the pages below, everything within reach of a thumb. */
export function ScanView() {
  const { t } = useTranslation()
  const openView = useOpenView()
  const { scan, hold, keeps, isFull } = useStore(scanSession.store)
  const [opened, setOpened] = useState<string>()
  const [retaking, setRetaking] = useState<string>()
  const [asked, setAsked] = useState<'finish' | 'discard'>()
  const pages = scan === undefined ? [] : inOrder(scan)
  const handedIn = scan?.book.title !== undefined
  // As soon as the library has the book, it is followed where all books are.
  const wasHandedIn = useRef(false)
  useEffect(() => {
    if (handedIn) wasHandedIn.current = true
    else if (wasHandedIn.current && scan?.pages.length === 0 && uploadQueue.store.get().length > 0) openView('queue')
    else wasHandedIn.current = false
  }, [handedIn, scan, openView])

  const sent = pages.filter((page) => page.sent).length
  const shown = pages.findIndex(({ slot }) => slot === opened)
  const shownPage = pages[shown]
  const take = async (taken: TakenPage) => {
    if (retaking === undefined) return await scanSession.add(taken)
    setRetaking(undefined)
    return await scanSession.retake(retaking, taken)
  }
  const strip = <PageStrip pages={pages} retaking={retaking} onOpen={setOpened} />
  return (
    <section className="mx-auto max-w-2xl space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="quiet" size="small" className="-ms-3" onClick={() => openView('upload', { tab: 'ocr' })}>
          <ArrowLeft aria-hidden className="icon-mirrored" />
          {t('scan.back')}
        </Button>
        {pages.length > 0 && (
          <Button look="quiet" size="small" className="ms-auto" onClick={() => setAsked('discard')}>
            <X aria-hidden />
            {t('scan.discard')}
          </Button>
        )}
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <h1 className="text-2xl">{t('scan.title')}</h1>
        <output className="text-soft">{t('scan.pages', { count: pages.length })}</output>
      </div>
      <SendingLine sent={sent} total={pages.length} hold={hold} />
      {!keeps && (
        <p className="flex items-start gap-3 rounded-card bg-gold-soft p-4 text-gold-ink">
          <Info aria-hidden className="mt-1 size-5 shrink-0" />
          {t('scan.keepsNothing')}
        </p>
      )}
      {(isFull || pages.length >= MAX_SCAN_PAGES) && (
        <p role="alert" className="flex items-start gap-3 rounded-card bg-bad-soft p-4 text-bad">
          <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
          {isFull ? t('scan.full') : t('scan.most', { max: MAX_SCAN_PAGES })}
        </p>
      )}
      {scan === undefined ? (
        <Skeleton className="h-[50dvh]" />
      ) : handedIn ? (
        <Card className="space-y-4">
          <p className="flex items-start gap-3">
            <LoaderCircle aria-hidden className="mt-1 size-5 shrink-0 animate-spin text-palm" />
            {t('scan.finish.waiting')}
          </p>
          <Button onClick={() => void scanSession.goOn()}>{t('scan.finish.back')}</Button>
        </Card>
      ) : (
        <Taking
          next={retaking === undefined ? pages.length + 1 : pages.findIndex(({ slot }) => slot === retaking) + 1}
          isRetaking={retaking !== undefined}
          onStopRetaking={() => setRetaking(undefined)}
          onTake={take}
          isEmpty={pages.length === 0}
          onDone={() => setAsked('finish')}
        >
          {strip}
        </Taking>
      )}
      {handedIn && strip}
      {shownPage && (
        <PageSheet
          page={shownPage}
          number={shown + 1}
          total={pages.length}
          onRetake={() => {
            setRetaking(shownPage.slot)
            setOpened(undefined)
            if (handedIn) void scanSession.goOn()
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {asked === 'finish' && <FinishSheet pages={pages.length} onClose={() => setAsked(undefined)} />}
      <ConfirmDialog
        open={asked === 'discard'}
        title={t('scan.discardTitle')}
        text={t('scan.discardText')}
        action={t('scan.discard')}
        onConfirm={() => {
          setAsked(undefined)
          setRetaking(undefined)
          void scanSession.discard()
        }}
        onClose={() => setAsked(undefined)}
      />
    </section>
  )
}

type TakingProps = {
  /** The number of the page that is taken next. */
  next: number
  isRetaking: boolean
  onStopRetaking: () => void
  onTake: (taken: TakenPage) => Promise<boolean>
  isEmpty: boolean
  onDone: () => void
  /** Stands between the camera and the buttons. */
  children: ReactNode
}

function Taking({ next, isRetaking, onStopRetaking, onTake, isEmpty, onDone, children }: TakingProps) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  const { video, ...camera } = useCamera()
  const edges = sharedEdgeFinder()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const [problem, setProblem] = useState<string>()
  const isLive = camera.state === 'open' || camera.state === 'opening'

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  const photograph = () =>
    during(async () => {
      const element = video.current
      if (element === null) return
      const size = { width: element.videoWidth, height: element.videoHeight }
      if (await onTake(await takePage(element, size, edges))) setTold(t('scan.taken', { number: next }))
    })
  const choose = (files: readonly File[]) =>
    during(async () => {
      for (const file of files) {
        let bitmap: ImageBitmap
        try {
          bitmap = await openPicture(file)
        } catch {
          setProblem(t('scan.notPicture', { name: file.name }))
          continue
        }
        try {
          if (!(await onTake(await takePage(bitmap, bitmap, edges)))) return
        } finally {
          bitmap.close()
        }
        if (isRetaking) return
      }
    })
  return (
    <>
      {isRetaking && (
        <p className="flex flex-wrap items-center gap-3 rounded-card bg-gold-soft px-4 py-2 text-gold-ink">
          <span className="flex-1">{t('scan.retaking', { number: next })}</span>
          <Button size="small" onClick={onStopRetaking}>
            {t('scan.stopRetaking')}
          </Button>
        </p>
      )}
      {isLive ? (
        <CameraStage video={video} isOpen={camera.state === 'open'} edges={edges} />
      ) : (
        <CameraProblem
          fault={camera.state === 'open' || camera.state === 'opening' ? 'broken' : camera.state}
          onRetry={camera.retry}
        />
      )}
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {children}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple={!isRetaking}
        aria-label={t('scan.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void choose(files)
        }}
      />
      <div className="sticky bottom-0 z-10 -mx-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-line bg-paper/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          look={isLive ? 'quiet' : 'primary'}
          className="min-w-0 shrink! justify-self-start text-start leading-tight whitespace-normal! max-sm:px-3"
          disabled={busy}
          onClick={() => picker.current?.click()}
        >
          <Images aria-hidden />
          {t('scan.choose')}
        </Button>
        {isLive ? (
          <button
            type="button"
            aria-label={t('scan.take', { number: next })}
            disabled={busy || camera.state !== 'open'}
            onClick={() => void photograph()}
            className="grid size-18 place-items-center rounded-full border-4 border-palm bg-surface text-palm transition-colors hover:bg-palm-soft disabled:opacity-55"
          >
            {busy ? (
              <LoaderCircle aria-hidden className="size-8 animate-spin" />
            ) : (
              <Camera aria-hidden className="size-8" />
            )}
          </button>
        ) : (
          <span />
        )}
        <Button
          look={isEmpty ? 'quiet' : 'primary'}
          className="justify-self-end"
          disabled={busy || isEmpty || isRetaking}
          onClick={onDone}
        >
          <Check aria-hidden />
          {t('scan.done')}
        </Button>
      </div>
      <output className="sr-only">{busy ? t('scan.taking') : told}</output>
    </>
  )
}
