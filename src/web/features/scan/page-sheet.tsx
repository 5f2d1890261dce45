import { ArrowLeft, ArrowRight, Camera, Crop, Image, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { BlobImage } from './blob-image.tsx'
import { pictureOf, type ScanPage } from './keep/scan-state.ts'
import { scanSession } from './scan.ts'
import { thumbnailOfBlob } from './take-page.ts'

type PageSheetProps = {
  page: ScanPage
  number: number
  total: number
  onRetake: () => void
  onClose: () => void
}

/** One page in large, and what can be done with it: its place, taken again, straightened or as it was, thrown away. */
export function PageSheet({ page, number, total, onRetake, onClose }: PageSheetProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  const turn = () =>
    during(async () => {
      const straightened = !page.straightened
      const thumbnail = await thumbnailOfBlob(pictureOf({ ...page, straightened }))
      await scanSession.straightened(page.slot, straightened, thumbnail)
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('scan.page', { number })}
      footer={
        <div className="grid w-full grid-cols-2 gap-2 [&_button]:justify-center">
          <Button disabled={busy || number === 1} onClick={() => void during(() => scanSession.move(page.slot, -1))}>
            <ArrowLeft aria-hidden className="icon-mirrored" />
            {t('scan.earlier')}
          </Button>
          <Button disabled={busy || number === total} onClick={() => void during(() => scanSession.move(page.slot, 1))}>
            {t('scan.later')}
            <ArrowRight aria-hidden className="icon-mirrored" />
          </Button>
          {page.straight && (
            <Button className="col-span-2" disabled={busy} onClick={() => void turn()}>
              {page.straightened ? <Image aria-hidden /> : <Crop aria-hidden />}
              {page.straightened ? t('scan.asTaken') : t('scan.straighten')}
            </Button>
          )}
          <Button look="primary" disabled={busy} onClick={onRetake}>
            <Camera aria-hidden />
            {t('scan.retake')}
          </Button>
          <Button
            look="danger"
            disabled={busy}
            onClick={() =>
              void during(async () => {
                onClose()
                await scanSession.remove(page.slot)
              })
            }
          >
            <Trash2 aria-hidden />
            {t('scan.remove')}
          </Button>
        </div>
      }
    >
      <BlobImage
        blob={pictureOf(page)}
        alt={t('scan.page', { number })}
        className="mx-auto max-h-[42dvh] rounded-control border border-line object-contain"
      />
      {!page.straight && <p className="mt-3 text-center text-sm text-soft">{t('scan.noEdges')}</p>}
    </Dialog>
  )
}
