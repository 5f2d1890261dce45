import { CircleCheck, CircleX, Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '../../contract/verdict.ts'
import { Badge, type Tone } from './ui/badge.tsx'

export const VERDICT_TONE: Record<Verdict, Tone> = {
  Whitelisted: 'good',
  'Parent Guidance': 'caution',
  'Not Whitelisted': 'bad',
}
export const VERDICT_ICON = { Whitelisted: CircleCheck, 'Parent Guidance': Eye, 'Not Whitelisted': CircleX } as const

/** Colour, icon and word: never colour alone. */
export function VerdictBadge({ verdict, className }: { verdict: Verdict; className?: string }) {
  const { t } = useTranslation()
  const Icon = VERDICT_ICON[verdict]
  return (
    <Badge tone={VERDICT_TONE[verdict]} {...(className ? { className } : {})}>
      <Icon aria-hidden />
      {t(`values.verdict.${verdict}`)}
    </Badge>
  )
}
