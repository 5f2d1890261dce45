import { Camera, Keyboard, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_TYPED_PAGE, type ScannedPage } from '../../../contract/scanned-pages.ts'
import { Button } from '../../components/ui/button.tsx'
import { INPUT_STYLE } from '../../components/ui/field.tsx'
import { classNames } from '../../lib/class-names.ts'
import { apiUrl } from '../../lib/api.ts'
import { BlobImage } from '../scan/blob-image.tsx'
import { sharedEdgeFinder } from '../scan/edges/shared-edge-finder.ts'
import { openPicture, takePage } from '../scan/take-page.ts'
import type { Correction } from './correct-pages.ts'

type PoorPageProps = {
  id: string
  page: ScannedPage
  correction: Correction | undefined
  onCorrect: (correction: Correction | undefined) => void
}

const PICTURE = 'max-h-60 w-full rounded-control border border-line bg-sunken object-contain'

export function PoorPage({ id, page, correction, onCorrect }: PoorPageProps) {
  const { t } = useTranslation()
  const { number, text, photographed } = page
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [hasPicture, setHasPicture] = useState(photographed)
  const name = t('pages.page', { number })
  const take = async (file: File) => {
    setProblem(undefined)
    try {
      const bitmap = await openPicture(file)
      try {
        const { straight, original } = await takePage(bitmap, bitmap, sharedEdgeFinder())
        onCorrect({ picture: straight ?? original })
      } finally {
        bitmap.close()
      }
    } catch {
      setProblem(t('scan.notPicture', { name: file.name }))
    }
  }
  return (
    <li className="grid gap-4 border-t border-line pt-4 sm:grid-cols-[9rem_1fr]">
      {correction?.picture ? (
        <BlobImage blob={correction.picture} alt={t('pages.newPicture', { number })} className={PICTURE} />
      ) : (
        hasPicture && (
          <img
            src={apiUrl('pagePicture', { params: { id, number: String(number) } })}
            alt={t('pages.picture', { number })}
            loading="lazy"
            onError={() => setHasPicture(false)}
            className={PICTURE}
          />
        )
      )}
      <div className="min-w-0 space-y-3 sm:col-start-2">
        <h3 className="text-base">{name}</h3>
        {correction?.text !== undefined ? (
          <textarea
            dir="auto"
            rows={6}
            maxLength={MAX_TYPED_PAGE}
            aria-label={t('pages.typed', { number })}
            value={correction.text}
            onChange={(event) => onCorrect({ text: event.target.value })}
            className={classNames(INPUT_STYLE, 'py-2 font-book leading-loose')}
          />
        ) : (
          <p dir="auto" className="line-clamp-4 font-book text-soft">
            {text === '' ? <span className="font-sans">{t('pages.nothing')}</span> : text}
          </p>
        )}
        {problem && (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {photographed && (
            <>
              <input
                ref={picker}
                type="file"
                accept="image/*"
                capture="environment"
                tabIndex={-1}
                className="sr-only"
                aria-label={t('pages.retake', { number })}
                onChange={(event) => {
                  const [file] = event.target.files ?? []
                  event.target.value = ''
                  if (file) void take(file)
                }}
              />
              <Button size="small" aria-label={t('pages.retake', { number })} onClick={() => picker.current?.click()}>
                <Camera aria-hidden />
                {t('scan.retake')}
              </Button>
            </>
          )}
          {correction?.text === undefined && (
            <Button size="small" aria-label={t('pages.type', { number })} onClick={() => onCorrect({ text })}>
              <Keyboard aria-hidden />
              {t('pages.typeIt')}
            </Button>
          )}
          {correction && (
            <Button
              size="small"
              look="quiet"
              aria-label={t('pages.undo', { number })}
              onClick={() => onCorrect(undefined)}
            >
              <Undo2 aria-hidden className="icon-mirrored" />
              {t('pages.undoIt')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
