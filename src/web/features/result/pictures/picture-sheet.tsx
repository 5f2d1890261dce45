import type { TFunction } from 'i18next'
import { Bot, CircleCheck, Eye, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PictureMark } from '../../../../contract/picture-marks.ts'
import { isDoubtful } from '../../../../contract/pictures.ts'
import { categoryWord } from '../category-word.ts'
import { pageWord } from '../page-word.ts'
import { useResult } from '../result-context.ts'
import { toldObjections } from './told-objections.ts'
import type { Marks } from './use-marks.ts'
import type { ShownPicture } from './use-pictures.ts'

type Props = {
  label: string
  pictures: readonly ShownPicture[]
  /** Of the whole book. */
  count: number
  marks: Marks
  onShow: (picture: ShownPicture) => void
}

/** Small pictures side by side, each with its place and what was said of it. */
export function PictureSheet({ label, pictures, count, marks, onShow }: Props) {
  const { t } = useTranslation()
  const { evaluation } = useResult()
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
      {pictures.map((picture) => {
        const { number, page, address } = picture
        const mark = marks.marks.get(number)
        return (
          <li key={number}>
            <button
              type="button"
              className="block w-full overflow-hidden rounded-card border border-line bg-surface hover:border-gold focus-visible:outline-2 focus-visible:outline-offset-2"
              aria-label={[
                t('pictures.one', { number, count, place: pageWord(t, evaluation, page) }),
                ...(isDoubtful(picture) ? [t('pictures.embedded.doubtful')] : []),
                ...stateWords(t, mark),
              ].join('. ')}
              onClick={() => onShow(picture)}
            >
              <img src={address} alt="" className="aspect-square w-full bg-white object-contain" />
              <span className="flex items-center justify-between gap-2 px-2 py-1 text-sm text-soft">
                {pageWord(t, evaluation, page)}
                <span className="flex gap-1.5">
                  {isDoubtful(picture) && <Eye aria-hidden className="size-4.5 shrink-0 text-caution" />}
                  <MarkSign mark={mark} />
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function stateWords(t: TFunction, mark: PictureMark | undefined): string[] {
  if (!mark) return []
  const objections = toldObjections([mark]).map(({ category }) => categoryWord(t, category))
  if (mark.model?.instructs) return [t('pictures.model.instructs'), ...objections]
  if (objections.length > 0) return objections
  return [t(mark.model ? 'pictures.model.nothing' : 'pictures.marks.nothing')]
}

/** Seen by a person, by a model alone, or objected to; nothing where nobody has looked. */
function MarkSign({ mark }: { mark: PictureMark | undefined }) {
  if (!mark) return null
  if (toldObjections([mark]).length > 0 || mark.model?.instructs)
    return <Flag aria-hidden className="size-4.5 shrink-0 fill-bad text-bad" />
  return mark.model ? (
    <Bot aria-hidden className="size-4.5 shrink-0 text-soft" />
  ) : (
    <CircleCheck aria-hidden className="size-4.5 shrink-0 text-good" />
  )
}
