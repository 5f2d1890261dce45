import { Bot, Check, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PictureMark } from '../../../../contract/picture-marks.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/format.ts'
import { categoryWord } from '../category-word.ts'
import { toldObjections } from './told-objections.ts'

/** What somebody said of a picture, who it was and when; what a person said can be taken back. */
export function MarkLine({ mark, onUndo }: { mark: PictureMark; onUndo: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { reviewer, at, model } = mark
  const objections = toldObjections([mark])
  const isBad = objections.length > 0 || model?.instructs === true
  const tone = isBad ? 'text-bad' : model ? 'text-soft' : 'text-good'
  return (
    <div
      className={classNames('space-y-2 rounded-xl p-4', isBad ? 'bg-bad-soft' : model ? 'bg-sunken' : 'bg-good-soft')}
    >
      {model?.instructs && <p className={classNames('font-medium', tone)}>{t('pictures.model.instructs')}</p>}
      {objections.map(({ category, level, note }) => (
        <div key={`${category} ${note}`} className="space-y-1">
          <p className={classNames('flex items-center gap-2.5 font-medium', tone)}>
            <Flag aria-hidden className="size-4.5" />
            {`${categoryWord(t, category)} · ${t(`values.intensity.n${level as 1 | 2 | 3 | 4}`)}`}
          </p>
          {note !== '' && (
            <p dir="auto" className="whitespace-pre-line">
              {note}
            </p>
          )}
        </div>
      ))}
      {!isBad && (
        <p className={classNames('flex items-center gap-2.5 font-medium', tone)}>
          {model ? <Bot aria-hidden className="size-4.5" /> : <Check aria-hidden className="size-4.5" />}
          {t(model ? 'pictures.model.nothing' : 'pictures.marks.nothing')}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {t(model ? 'pictures.model.by' : 'review.decided.by', {
          name: `\u2068${reviewer}\u2069`,
          date: formatDate(at, language),
        })}
        {!model && (
          <Button look="link" size="bare" onClick={onUndo}>
            {t('pictures.marks.undo')}
          </Button>
        )}
      </p>
    </div>
  )
}
