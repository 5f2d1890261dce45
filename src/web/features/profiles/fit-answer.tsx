import { BookOpen, CircleSlash, Hourglass, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Fit, FitAnswer } from '../../../contract/fit.ts'
import { Badge, type Tone } from '../../components/ui/badge.tsx'

const TONE: Record<FitAnswer, Tone> = { alone: 'good', together: 'teal', wait: 'gold', not_for_us: 'bad' }
const ICON = { alone: BookOpen, together: Users, wait: Hourglass, not_for_us: CircleSlash } as const

/** Colour, icon and word of an answer: never colour alone. */
export function FitAnswerBadge({ fit, className }: { fit: Pick<Fit, 'answer' | 'until'>; className?: string }) {
  const { t } = useTranslation()
  const Icon = ICON[fit.answer]
  return (
    <Badge tone={TONE[fit.answer]} {...(className ? { className } : {})}>
      <Icon aria-hidden />
      {t(`profiles.fit.${fit.answer}`, { age: fit.until ?? '' })}
    </Badge>
  )
}
