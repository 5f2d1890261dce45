import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelLook } from '../../../../contract/picture-marks.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Progress } from '../../../components/ui/progress.tsx'
import { ReviewerField } from './reviewer-field.tsx'
import type { Marks } from './use-marks.ts'
import type { ShownPicture } from './use-pictures.ts'

/** How many pictures a person has seen, and the way to say so of all the others at once. */
export function MarksPanel({ pictures, marks }: { pictures: readonly ShownPicture[]; marks: Marks }) {
  const { t } = useTranslation()
  const [tried, setTried] = useState(false)
  const byPeople = [...marks.marks.values()].filter(({ model }) => model === undefined)
  const seen = byPeople.length
  const objections = byPeople.filter(({ objection }) => objection !== null).length
  // What a model objects to is looked at one by one.
  const left = pictures.filter(({ number }) => {
    const mark = marks.marks.get(number)
    return mark === undefined || (mark.model !== undefined && !objectsOrInstructs(mark.model))
  })
  const say = () => {
    setTried(true)
    if (marks.isNamed) marks.change({ marks: left.map(({ number }) => ({ picture: number, objection: null })) })
  }
  return (
    <section className="no-print space-y-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="space-y-2">
        <output className="block font-medium">
          {t('pictures.marks.seen', { seen, count: pictures.length })}
          {objections > 0 && ` · ${t('pictures.marks.objections', { count: objections })}`}
        </output>
        <Progress value={(100 * seen) / pictures.length} label={t('pictures.marks.progress')} />
      </div>
      {left.length > 0 && (
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start">
          <ReviewerField marks={marks} tried={tried} />
          <Button look="primary" className="justify-center" onClick={say}>
            <CheckCheck aria-hidden />
            {t(left.length === pictures.length ? 'pictures.marks.all' : 'pictures.marks.rest', { count: left.length })}
          </Button>
        </div>
      )}
    </section>
  )
}

function objectsOrInstructs({ findings, instructs }: ModelLook): boolean {
  return findings.length > 0 || instructs
}
