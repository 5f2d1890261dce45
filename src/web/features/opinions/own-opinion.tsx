import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TIMINGS, type Opinion } from '../../../contract/opinions.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { useResult } from '../result/result-context.ts'
import { useOpinionActions, useOpinions } from './use-opinions.ts'

const MORE = ['frightened', 'bored', 'younger'] as const

/** Was it right for your child? Asked of a family by its code, and of the household whose library this is; of nobody else. */
export function OwnOpinion() {
  const { evaluation, result } = useResult()
  const query = useOpinions(evaluation.id)
  if (query.error) return <LoadProblem query={query} />
  if (query.data?.mayTell !== true) return null
  const { own } = query.data
  return <OpinionForm key={JSON.stringify(own)} book={evaluation.id} age={result.recommended_age} own={own} />
}

function OpinionForm({ book, age, own }: { book: string; age: string; own: Opinion | null }) {
  const { t } = useTranslation()
  const id = useId()
  const [timing, setTiming] = useState(own?.timing)
  const [more, setMore] = useState({
    frightened: own?.frightened ?? false,
    bored: own?.bored ?? false,
    younger: own?.younger ?? false,
  })
  const { tell, takeBack } = useOpinionActions(book)
  const busy = tell.isPending || takeBack.isPending
  return (
    <Card className="no-print">
      <form
        aria-labelledby={`${id}-title`}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (timing !== undefined) tell.mutate({ timing, ...more })
        }}
      >
        <div>
          <h2 id={`${id}-title`} className="text-lg">
            {t('opinions.ask')}
          </h2>
          <p className="text-sm text-soft">{t('opinions.askText')}</p>
        </div>
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <fieldset className="min-w-0">
            <legend className="mb-1 text-sm font-medium">{t('opinions.timing')}</legend>
            <div className="flex flex-wrap gap-x-5">
              {TIMINGS.map((each) => (
                <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="radio"
                    required
                    name={id}
                    className="size-4 accent-palm"
                    checked={timing === each}
                    onChange={() => setTiming(each)}
                  />
                  {t(`opinions.timings.${each}`)}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className="min-w-0">
            <legend className="mb-1 text-sm font-medium">{t('opinions.more')}</legend>
            <div className="flex flex-wrap gap-x-5">
              {MORE.map((each) => (
                <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
                  <Checkbox checked={more[each]} onChange={(checked) => setMore({ ...more, [each]: checked })} />
                  {t(`opinions.${each}`, { age: `\u2068${Number.parseInt(age, 10)}\u2069` })}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={busy}>
            {t('opinions.save')}
          </Button>
          {own && (
            <Button disabled={busy} onClick={() => takeBack.mutate()}>
              {t('opinions.takeBack')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
