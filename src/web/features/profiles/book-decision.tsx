import { BookCheck, ThumbsDown, ThumbsUp, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import { MAX_DECISION_REASON_CHARACTERS, type ReaderProfile } from '../../../contract/reader-profile.ts'
import { Button } from '../../components/ui/button.tsx'
import { Input } from '../../components/ui/field.tsx'
import { useFitActions } from './use-fit.ts'

type BookDecisionProps = { profile: ReaderProfile; evaluation: Evaluation }

/** Yes or no to this book for one reader, with a reason; and that they read it with ease. */
export function BookDecisionForm({ profile, evaluation }: BookDecisionProps) {
  const { t } = useTranslation()
  const id = useId()
  const [allowed, setAllowed] = useState<boolean>()
  const [reason, setReason] = useState('')
  const { decide, takeBack, readWithEase } = useFitActions(profile, evaluation)
  const decision = profile.decisions.find(({ book }) => book === evaluation.id)
  const { result } = evaluation
  const bookLanguage = result !== null && 'language' in result ? result.language : 'English'
  const isEasy = profile.languages.some(({ reads }) => reads.by === 'books' && reads.books.includes(evaluation.id))
  const reads = profile.languages.some(
    ({ language }) => bookLanguage === 'Bilingual' || (language === 'ar') === (bookLanguage === 'Arabic'),
  )
  if (allowed !== undefined) {
    return (
      <form
        className="space-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          decide.mutate({ allowed, reason }, { onSuccess: () => setAllowed(undefined) })
        }}
      >
        <label htmlFor={id} className="block text-sm font-medium">
          {t(allowed ? 'profiles.fit.whyYes' : 'profiles.fit.whyNo')}
        </label>
        <div className="flex flex-wrap gap-2">
          <Input
            id={id}
            dir="auto"
            required
            pattern=".*\S.*"
            autoComplete="off"
            maxLength={MAX_DECISION_REASON_CHARACTERS}
            className="min-w-52 flex-1"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" look="primary" disabled={decide.isPending}>
            {t('common.save')}
          </Button>
          <Button onClick={() => setAllowed(undefined)}>{t('common.cancel')}</Button>
        </div>
        {allowed && <p className="text-sm text-soft">{t('profiles.fit.yesHint')}</p>}
      </form>
    )
  }
  const ask = (next: boolean): void => {
    setReason('')
    setAllowed(next)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {decision === undefined ? (
        <>
          <Button size="small" onClick={() => ask(true)}>
            <ThumbsUp aria-hidden />
            {t('profiles.fit.sayYes')}
          </Button>
          <Button size="small" onClick={() => ask(false)}>
            <ThumbsDown aria-hidden />
            {t('profiles.fit.sayNo')}
          </Button>
        </>
      ) : (
        <Button size="small" disabled={takeBack.isPending} onClick={() => takeBack.mutate()}>
          <Undo2 aria-hidden />
          {t(decision.allowed ? 'profiles.fit.takeYesBack' : 'profiles.fit.takeNoBack')}
        </Button>
      )}
      {reads && !isEasy && (
        <Button size="small" disabled={readWithEase.isPending} onClick={() => readWithEase.mutate(bookLanguage)}>
          <BookCheck aria-hidden />
          {t('profiles.fit.easy')}
        </Button>
      )}
    </div>
  )
}
