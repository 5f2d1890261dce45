import { Quote as QuoteIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { useResult } from '../result/result-context.ts'
import { BookDecisionForm } from './book-decision.tsx'
import { FitAnswerBadge } from './fit-answer.tsx'
import { ProfileChoice } from './profile-choice.tsx'
import { SignIcon } from './sign-icon.tsx'
import { useChosenProfile } from './use-chosen-profile.ts'
import { useFit } from './use-fit.ts'

/** On a result: whether the book is one for the chosen reader. It is not printed: a report is no place for a child's name. */
export function BookFit() {
  const chosen = useChosenProfile()
  return chosen === undefined ? null : <FitCard profile={chosen.profile} />
}

function FitCard({ profile }: { profile: ReaderProfile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { evaluation, openEvidence } = useResult()
  const query = useFit(profile, evaluation)
  const fit = query.data
  return (
    <Card className="no-print space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2.5 text-lg font-semibold">
          <SignIcon sign={profile.sign} className="size-6 shrink-0 text-palm" />
          <bdi>{profile.name}</bdi>
        </p>
        {fit && <FitAnswerBadge fit={fit} className="px-4 py-1.5 text-base font-semibold" />}
        <ProfileChoice className="ms-auto w-full sm:w-auto" />
      </div>
      {query.isPending && <Skeleton className="h-16" />}
      <LoadProblem query={query} />
      {fit?.reasons.length === 0 && <p>{t('profiles.fit.nothing')}</p>}
      {fit && fit.reasons.length > 0 && (
        <ul className="space-y-2">
          {fit.reasons.map(({ code, text, evidence }) => (
            <li key={`${code} ${text.en}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span>{text[language]}</span>
              {evidence.length > 0 && (
                <Button
                  look="link"
                  size="bare"
                  className="text-sm"
                  onClick={() => openEvidence(text[language], evidence)}
                >
                  <QuoteIcon aria-hidden />
                  {t('profiles.fit.passages', { count: evidence.length })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {fit && fit.wished.length > 0 && (
        <p className="text-soft">
          {t('profiles.fit.wished', {
            themes: fit.wished.map(({ text }) => text[language]).join(t('profiles.fit.comma')),
          })}
        </p>
      )}
      <BookDecisionForm key={profile.id} profile={profile} evaluation={evaluation} />
    </Card>
  )
}
