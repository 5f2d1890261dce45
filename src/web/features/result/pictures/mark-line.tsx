import { Check, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PictureMark } from '../../../../contract/picture-marks.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/format.ts'
import { categoryWord } from '../category-word.ts'

/** What a person said of a picture, who it was and when, and the way to take it back. */
export function MarkLine({ mark, onUndo }: { mark: PictureMark; onUndo: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { objection, reviewer, at } = mark
  return (
    <div className={classNames('space-y-2 rounded-xl p-4', objection ? 'bg-bad-soft' : 'bg-good-soft')}>
      <p className={classNames('flex items-center gap-2.5 font-medium', objection ? 'text-bad' : 'text-good')}>
        {objection ? <Flag aria-hidden className="size-4.5" /> : <Check aria-hidden className="size-4.5" />}
        {objection
          ? `${categoryWord(t, objection.category)} · ${t(`values.intensity.n${objection.level as 1 | 2 | 3 | 4}`)}`
          : t('pictures.marks.nothing')}
      </p>
      {objection && objection.note !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {objection.note}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {t('review.decided.by', { name: `\u2068${reviewer}\u2069`, date: formatDate(at, language) })}
        <Button look="link" size="bare" onClick={onUndo}>
          {t('pictures.marks.undo')}
        </Button>
      </p>
    </div>
  )
}
