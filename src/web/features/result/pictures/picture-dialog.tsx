import { Check, ChevronLeft, ChevronRight, Eye, Flag, ZoomIn } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureMark, PictureObjection } from '../../../../contract/picture-marks.ts'
import { isDoubtful } from '../../../../contract/pictures.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { pageWord } from '../page-word.ts'
import { useResult } from '../result-context.ts'
import { MarkLine } from './mark-line.tsx'
import { ObjectionForm } from './objection-form.tsx'
import { PictureZoom } from './picture-zoom.tsx'
import { ReviewerField } from './reviewer-field.tsx'
import type { Marks } from './use-marks.ts'
import type { ShownPicture } from './use-pictures.ts'

type Props = {
  pictures: readonly ShownPicture[]
  marks: Marks
  /** Of the open picture; undefined where none is. */
  index: number | undefined
  onShow: (index: number | undefined) => void
}

/** A chapter of an EPUB is one section: its beginning tells where we are. */
const MOST_TEXT = 1500
const FIELDS = 'input, select, textarea'

/**
 * One picture, large, beside the text of its page. The arrow keys go on and back, as the page is read; Enter says that there is
 * nothing to object and goes on to the next picture nobody has seen.
 */
export function PictureDialog({ pictures, marks, index, onShow }: Props) {
  const { t, i18n } = useTranslation()
  const { evaluation } = useResult()
  const [objecting, setObjecting] = useState<number>()
  const [tried, setTried] = useState(false)
  const [zooming, setZooming] = useState(false)
  const fine = useRef<HTMLButtonElement>(null)
  const picture = index === undefined ? undefined : pictures[index]
  const count = pictures.length
  const place = picture === undefined ? '' : pageWord(t, evaluation, picture.page)
  const title = t('pictures.one', { number: picture?.number ?? 0, count, place })
  const mark = picture && marks.marks.get(picture.number)
  const go = (by: number): void => {
    const next = (index ?? 0) + by
    if (next >= 0 && next < count) onShow(next)
  }
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (target instanceof Element && target.matches(FIELDS)) return
    const onward = i18n.dir() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === '+' || key === '=') setZooming(true)
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === onward ? 1 : -1)
  })
  const isOpen = picture !== undefined
  useEffect(() => {
    if (!isOpen) return undefined
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  const say = (objection: PictureObjection | null): void => {
    setTried(true)
    if (picture === undefined || !marks.isNamed) return
    marks.change({ marks: [{ picture: picture.number, objection }] })
    setObjecting(undefined)
    const unseen = pictures.flatMap(({ number }, at) =>
      number === picture.number || isSeenByPerson(marks.marks.get(number)) ? [] : at,
    )
    onShow(unseen.find((at) => at > (index ?? 0)) ?? unseen[0])
  }
  return (
    <Dialog
      wide
      first={fine}
      open={isOpen}
      onClose={() => onShow(undefined)}
      title={title}
      footer={
        <>
          <span className="me-auto flex">
            <Button
              look="quiet"
              size="icon"
              aria-label={t('pictures.previous')}
              disabled={index === 0}
              onClick={() => go(-1)}
            >
              <ChevronLeft className="rtl:rotate-180" />
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={t('pictures.next')}
              disabled={index === count - 1}
              onClick={() => go(1)}
            >
              <ChevronRight className="rtl:rotate-180" />
            </Button>
          </span>
          <Button aria-expanded={objecting === picture?.number} onClick={() => setObjecting(picture?.number)}>
            <Flag aria-hidden className="max-sm:hidden" />
            {t('pictures.marks.object')}
          </Button>
          <Button ref={fine} look="primary" onClick={() => say(null)}>
            <Check aria-hidden className="max-sm:hidden" />
            {t('pictures.marks.fine')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-2">
        <button
          type="button"
          aria-label={t('pictures.zoom.open')}
          className="group relative h-fit w-full cursor-zoom-in overflow-hidden rounded-card border border-line bg-white focus-visible:outline-2 focus-visible:outline-offset-2"
          onClick={() => setZooming(true)}
        >
          <img src={picture?.address} alt="" className="w-full object-contain" />
          <span className="absolute end-2 bottom-2 rounded-full bg-surface/90 p-2 text-ink shadow-card group-hover:text-palm">
            <ZoomIn aria-hidden className="size-4.5" />
          </span>
        </button>
        {picture && zooming && (
          <PictureZoom key={picture.number} picture={picture} title={title} onClose={() => setZooming(false)} />
        )}
        <div className="space-y-5">
          {!marks.isKnown && <ReviewerField marks={marks} tried={tried} />}
          {picture && isDoubtful(picture) && (
            <p className="flex items-center gap-2.5 rounded-xl bg-caution-soft p-4 text-caution">
              <Eye aria-hidden className="size-4.5 shrink-0" />
              {t('pictures.embedded.doubtful')}
            </p>
          )}
          {mark && <MarkLine mark={mark} onUndo={() => marks.change({ unmark: [mark.picture] })} />}
          {picture !== undefined && objecting === picture.number ? (
            <ObjectionForm
              key={picture.number}
              begin={mark?.objection ?? undefined}
              onSave={say}
              onCancel={() => setObjecting(undefined)}
            />
          ) : (
            <PageText page={picture?.page} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

function isSeenByPerson(mark: PictureMark | undefined): boolean {
  return mark !== undefined && mark.model === undefined
}

function PageText({ page: number }: { page: number | undefined }) {
  const { t } = useTranslation()
  const { evaluation } = useResult()
  const page = evaluation.pages.find((one) => one.number === number)
  const text = page ? (evaluation.extractedText ?? '').slice(page.start, page.end).trim() : ''
  return (
    <div className="space-y-2">
      <h3 className="text-base">{t('pictures.text')}</h3>
      {text === '' ? (
        <p className="text-soft">{t('pictures.noText')}</p>
      ) : (
        <p dir="auto" className="font-book whitespace-pre-line">
          {text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text}
        </p>
      )}
    </div>
  )
}
