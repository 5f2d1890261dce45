import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Result } from '../../../contract/result.ts'
import { MAX_REASON_CHARACTERS, MAX_REVIEWER_CHARACTERS } from '../../../contract/review.ts'
import { VERDICTS } from '../../../contract/verdict.ts'
import { Button } from '../../components/ui/button.tsx'
import { Field, Input, INPUT_STYLE } from '../../components/ui/field.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { classNames } from '../../lib/class-names.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { writePreference } from '../../lib/preferences.ts'
import type { ReviewDraft } from './review-draft.ts'
import { REVIEWER, reviewerName } from './reviewer-name.ts'
import { OLDEST_READER, useReviewFields } from './use-review-fields.ts'
import { isStale, useReview } from './use-review.ts'

type ReviewFormProps = {
  evaluation: Evaluation
  engine: Result
  /** Of a reading that was taken: the form begins with it and comes into view; a later one replaces verdict and age only. */
  draft?: ReviewDraft | undefined
  onDone?: () => void
  /** Before the book is fetched again because somebody else was faster. */
  onLookAgain?: () => void
}

/**
 * Verdict and age, with the reason and the name of whoever decides. Begins with what holds now, or with a draft. Where the
 * verdict changes meanwhile, what the person wrote and chose stays, and the rest follows.
 */
export function ReviewForm({ evaluation, engine, draft, onDone, onLookAgain }: ReviewFormProps) {
  const { t } = useTranslation()
  const [title, note] = [useId(), useId()]
  const form = useRef<HTMLFormElement>(null)
  const fields = useReviewFields(evaluation, engine, draft)
  const { verdict, age, reason, asTaken } = fields
  const [name, setName] = useState(reviewerName)
  const [tried, setTried] = useState(false)
  const { verdictRevision: revision = 0 } = evaluation
  const { decide, refetch } = useReview(evaluation, () => {
    fields.beginAnew()
    setTried(false)
    onDone?.()
  })
  useEffect(() => {
    if (draft) bringIntoView(form.current)
  }, [draft])
  const missing = reason.trim() === '' || name.trim() === ''
  const confirms = verdict === engine.final_verdict && `${age}+` === engine.recommended_age
  const submit = () => {
    setTried(true)
    if (missing || decide.isPending) return
    writePreference(REVIEWER, name.trim())
    decide.mutate({ verdict, age: Number(age), reason: reason.trim(), performedBy: name.trim(), revision })
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      aria-labelledby={title}
      aria-describedby={asTaken && note}
      className="scroll-mt-36 space-y-5 outline-offset-8 lg:scroll-mt-20"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 id={title} className="text-lg">
        {evaluation.review ? t('review.form.again') : t('review.form.title')}
      </h3>
      <output className="block rounded-xl bg-caution-soft p-4 text-caution empty:hidden">
        {fields.isChanged && t('review.form.changed')}
      </output>
      {asTaken && (
        <p id={note} className="text-soft">
          {t(`review.form.taken.${asTaken}`)}
        </p>
      )}
      <fieldset className="space-y-2">
        <legend className="text-sm font-medium">{t('review.form.verdict')}</legend>
        <div className="flex flex-wrap gap-2.5">
          {VERDICTS.map((option) => (
            <label
              key={option}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border px-3.5',
                option === verdict ? 'border-palm bg-palm-soft' : 'border-line-strong/60 bg-surface',
              )}
            >
              <input
                type="radio"
                name={`${title}-verdict`}
                className="size-4 accent-palm"
                checked={option === verdict}
                onChange={() => fields.setVerdict(option)}
              />
              <VerdictBadge verdict={option} />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('review.form.age')}
          hint={t('review.form.ageHint', { age: `\u2066${engine.recommended_age}\u2069` })}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={OLDEST_READER}
            step={1}
            value={age}
            onChange={(event) => fields.setAge(event.target.value)}
            onBlur={fields.leaveAge}
          />
        </Field>
        <Field label={t('review.form.name')}>
          <Input
            dir="auto"
            autoComplete="name"
            required
            maxLength={MAX_REVIEWER_CHARACTERS}
            aria-invalid={tried && name.trim() === ''}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </div>
      <Field label={t('review.form.reason')} hint={t('review.form.reasonHint')}>
        <textarea
          dir="auto"
          rows={3}
          required
          maxLength={MAX_REASON_CHARACTERS}
          aria-invalid={tried && reason.trim() === ''}
          className={classNames(INPUT_STYLE, 'py-2')}
          value={reason}
          onChange={(event) => fields.setReason(event.target.value)}
        />
      </Field>
      {tried && missing && (
        <p role="alert" className="text-bad">
          {t('review.form.missing')}
        </p>
      )}
      {isStale(decide.error) && decide.variables?.revision === revision && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-xl bg-bad-soft p-4 text-bad">
          <p className="min-w-48 flex-1">{serverSentence(decide.error)}</p>
          <Button
            size="small"
            onClick={() => {
              onLookAgain?.()
              // The button goes with what it stands for.
              void refetch().then(() => bringIntoView(form.current))
            }}
          >
            {t('review.form.stale')}
          </Button>
        </div>
      )}
      <Button type="submit" look="primary" disabled={decide.isPending}>
        {decide.isPending ? t('review.form.saving') : confirms ? t('review.form.confirm') : t('review.form.override')}
      </Button>
    </form>
  )
}

function bringIntoView(form: HTMLFormElement | null): void {
  form?.scrollIntoView()
  form?.focus({ preventScroll: true })
}
