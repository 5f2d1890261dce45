import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { pageWord } from '../page-word.ts'
import { useResult } from '../result-context.ts'
import type { ShownPicture } from './use-pictures.ts'

type Props = {
  pictures: readonly ShownPicture[]
  /** Of the open picture; undefined where none is. */
  index: number | undefined
  onShow: (index: number) => void
  onClose: () => void
}

/** A chapter of an EPUB is one section: its beginning tells where we are. */
const MOST_TEXT = 1500

/** One picture, large, beside the text of its page. The arrow keys go on and back, as the page is read. */
export function PictureDialog({ pictures, index, onShow, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const { evaluation } = useResult()
  const picture = index === undefined ? undefined : pictures[index]
  const count = pictures.length
  const place = picture === undefined ? '' : pageWord(t, evaluation, picture.page)
  const page = evaluation.pages.find(({ number }) => number === picture?.page)
  const text = page ? (evaluation.extractedText ?? '').slice(page.start, page.end).trim() : ''
  const go = (by: number): void => {
    const next = (index ?? 0) + by
    if (next >= 0 && next < count) onShow(next)
  }
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const onward = i18n.dir() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === onward ? 1 : -1)
  })
  const isOpen = picture !== undefined
  useEffect(() => {
    if (!isOpen) return undefined
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  return (
    <Dialog
      wide
      open={isOpen}
      onClose={onClose}
      title={t('pictures.one', { number: (index ?? 0) + 1, count, place })}
      footer={
        <>
          <Button look="outline" disabled={index === 0} onClick={() => go(-1)}>
            <ChevronLeft className="rtl:rotate-180" /> {t('pictures.previous')}
          </Button>
          <Button look="outline" disabled={index === count - 1} onClick={() => go(1)}>
            {t('pictures.next')} <ChevronRight className="rtl:rotate-180" />
          </Button>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-2">
        <img src={picture?.address} alt="" className="w-full rounded-card border border-line bg-white object-contain" />
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
      </div>
    </Dialog>
  )
}
