import { Maximize, Minus, Plus, X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { serverSentence } from '../../../lib/api-error.ts'
import { useResult } from '../result-context.ts'
import { useLargePicture } from './use-large-picture.ts'
import type { ShownPicture } from './use-pictures.ts'
import { LEAST_ZOOM, MOST_ZOOM, ZoomStage, zoomBy } from './zoom-stage.tsx'

type Props = { picture: ShownPicture; title: string; onClose: () => void }

/**
 * One picture as large as the screen and larger, from the book's file; until that is there, and where there is none, the small
 * one. Plus, minus and 0 zoom, the arrows move about in what is enlarged.
 */
export function PictureZoom({ picture, title, onClose }: Props) {
  const { t } = useTranslation()
  const { evaluation } = useResult()
  const { address, error } = useLargePicture(evaluation.id, picture.number)
  const [zoom, setZoom] = useState(LEAST_ZOOM)
  const stage = useRef<HTMLElement>(null)
  const percent = Math.round(zoom * 100)
  return (
    <RadixDialog.Root open onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            stage.current?.focus()
          }}
          className="fixed inset-0 z-50 flex flex-col bg-paper outline-none"
          onKeyDown={(event) => {
            const next = zoomOf(event.key, zoom)
            if (next !== undefined) setZoom(next)
            // What is enlarged is moved about in; the picture that fits has nowhere to go, and the next one is shown.
            if (zoom > LEAST_ZOOM && event.key.startsWith('Arrow')) event.stopPropagation()
          }}
        >
          <div className="flex items-center gap-1 border-b border-line px-3 py-2 sm:px-5">
            <RadixDialog.Title className="me-auto min-w-0 truncate text-base sm:text-lg">{title}</RadixDialog.Title>
            <Button
              look="quiet"
              size="icon"
              aria-label={t('pictures.zoom.out')}
              disabled={zoom === LEAST_ZOOM}
              onClick={() => setZoom(zoomBy(zoom, -1))}
            >
              <Minus />
            </Button>
            <output
              className="w-14 text-center text-sm tabular-nums max-sm:hidden"
              aria-label={t('pictures.zoom.level')}
            >
              <bdi dir="ltr">{`${String(percent)}%`}</bdi>
            </output>
            <Button
              look="quiet"
              size="icon"
              aria-label={t('pictures.zoom.in')}
              disabled={zoom === MOST_ZOOM}
              onClick={() => setZoom(zoomBy(zoom, 1))}
            >
              <Plus />
            </Button>
            <Button look="quiet" size="icon" aria-label={t('pictures.zoom.fit')} onClick={() => setZoom(LEAST_ZOOM)}>
              <Maximize />
            </Button>
            <Button look="quiet" size="icon" aria-label={t('common.close')} onClick={onClose}>
              <X />
            </Button>
          </div>
          {error !== null && (
            <p role="alert" className="bg-caution-soft px-4 py-3 text-caution sm:px-6">
              {t('pictures.zoom.small', { reason: serverSentence(error) ?? t('common.serverUnreachable') })}
            </p>
          )}
          {address === undefined && error === null && (
            <output className="px-4 py-2 text-sm text-soft sm:px-6">{t('pictures.zoom.pending')}</output>
          )}
          <ZoomStage
            ref={stage}
            label={t('pictures.zoom.stage')}
            address={address ?? picture.address}
            shape={picture.width / picture.height}
            zoom={zoom}
            onZoom={setZoom}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function zoomOf(key: string, zoom: number): number | undefined {
  if (key === '+' || key === '=') return zoomBy(zoom, 1)
  if (key === '-') return zoomBy(zoom, -1)
  return key === '0' ? LEAST_ZOOM : undefined
}
