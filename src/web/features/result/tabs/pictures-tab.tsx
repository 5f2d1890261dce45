import type { TFunction } from 'i18next'
import { CircleCheck, Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureMark } from '../../../../contract/picture-marks.ts'
import { LoadProblem } from '../../../components/load-problem.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { useHomeSearch } from '../../home/use-home-search.ts'
import { categoryWord } from '../category-word.ts'
import { pageWord } from '../page-word.ts'
import { MarksPanel } from '../pictures/marks-panel.tsx'
import { PictureDialog } from '../pictures/picture-dialog.tsx'
import { useMarks } from '../pictures/use-marks.ts'
import { usePictures } from '../pictures/use-pictures.ts'
import { useResult } from '../result-context.ts'

export const PICTURES_TAB = 'pictures'

/** All pictures of a book in one look, by page; each opens beside its text. */
export function PicturesTab() {
  const { t } = useTranslation()
  const { evaluation } = useResult()
  // On paper every tab is rendered: that alone must not fetch a book's pictures.
  const open = useHomeSearch().tab === PICTURES_TAB
  const { pictures, more, error, data, refetch } = usePictures(evaluation.id, open)
  const [shown, show] = useState<number>()
  const marks = useMarks(evaluation)
  if (!open && !pictures) return null
  return (
    <div className="space-y-6">
      <div className="max-w-prose">
        <h2 className="text-xl">{t('pictures.title')}</h2>
        <p>
          {t('pictures.count', { count: evaluation.pictureCount ?? 0 })}.{' '}
          <span className="text-soft">{t('pictures.lead')}</span>
        </p>
      </div>
      <LoadProblem query={{ error, data, refetch }} />
      {!pictures && !error && <Pending />}
      {pictures && <MarksPanel pictures={pictures} marks={marks} />}
      {pictures && (
        <ul
          aria-label={t('pictures.sheet')}
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5"
        >
          {pictures.map(({ number, page, address }, index) => (
            <li key={number}>
              <button
                type="button"
                className="block w-full overflow-hidden rounded-card border border-line bg-surface hover:border-gold focus-visible:outline-2 focus-visible:outline-offset-2"
                aria-label={[
                  t('pictures.one', { number, count: pictures.length, place: pageWord(t, evaluation, page) }),
                  ...stateWords(t, marks.marks.get(number)),
                ].join('. ')}
                onClick={() => show(index)}
              >
                <img src={address} alt="" className="aspect-square w-full bg-white object-contain" />
                <span className="flex items-center justify-between gap-2 px-2 py-1 text-sm text-soft">
                  {pageWord(t, evaluation, page)}
                  <MarkSign mark={marks.marks.get(number)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-soft">{t('pictures.more', { count: more })}</p>}
      {pictures && <PictureDialog pictures={pictures} marks={marks} index={shown} onShow={show} />}
    </div>
  )
}

function stateWords(t: TFunction, mark: PictureMark | undefined): string[] {
  if (!mark) return []
  return [mark.objection ? categoryWord(t, mark.objection.category) : t('pictures.marks.nothing')]
}

/** Seen, or objected to; nothing where nobody has looked. */
function MarkSign({ mark }: { mark: PictureMark | undefined }) {
  if (!mark) return null
  return mark.objection ? (
    <Flag aria-hidden className="size-4.5 shrink-0 fill-bad text-bad" />
  ) : (
    <CircleCheck aria-hidden className="size-4.5 shrink-0 text-good" />
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <div className="space-y-4">
      <output className="block text-soft">{t('pictures.pending')}</output>
      <Skeleton className="h-72" />
    </div>
  )
}
