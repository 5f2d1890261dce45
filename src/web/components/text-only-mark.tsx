import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../contract/evaluation.ts'
import { isTextOnly } from '../../contract/picture-marks.ts'
import { Badge } from './ui/badge.tsx'

type Props = { evaluation: Pick<Evaluation, 'reviewReasons' | 'review'>; className?: string }

/** Beside a verdict of the text alone, where nobody has seen the pictures that tell a book. Nothing elsewhere. */
export function TextOnlyMark({ evaluation, className = '' }: Props) {
  const { t } = useTranslation()
  if (!isTextOnly(evaluation)) return null
  return (
    <Badge tone="gold" className={className}>
      <Images aria-hidden />
      {t('pictures.textOnly')}
    </Badge>
  )
}
