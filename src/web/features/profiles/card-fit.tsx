import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { briefFit } from './brief-fits.ts'
import { FitAnswerBadge } from './fit-answer.tsx'
import { useChosenProfile } from './use-chosen-profile.ts'

export const BRIEF_FITS_KEY = [ROUTES.briefFits.path]

/** On a card: whether the book is one for the chosen reader, and the strictest reason. Nothing where nobody is chosen. */
export function CardFit({ evaluation }: { evaluation: ListedEvaluation }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const profile = useChosenProfile()?.profile
  const { id, verdictRevision, needsReview } = evaluation
  const { data: fit, isError } = useQuery({
    queryKey: [...BRIEF_FITS_KEY, profile?.id, profile?.updatedAt, id, verdictRevision, needsReview],
    queryFn: () => briefFit(profile?.id ?? '', id),
    enabled: profile !== undefined,
  })
  if (profile && isError) return <p className="text-xs text-bad">{t('profiles.fit.failed')}</p>
  if (!profile || !fit) return null
  return (
    <p className="space-y-1 rounded-control bg-sunken p-2 text-xs leading-snug text-soft">
      <span className="sr-only">
        <bdi>{profile.name}</bdi>:{' '}
      </span>
      <FitAnswerBadge fit={fit} className="font-semibold" />
      {fit.reason && <span className="block">{fit.reason[language]}</span>}
    </p>
  )
}
