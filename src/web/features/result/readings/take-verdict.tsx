import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { READINGS, type Comparison } from '../../../../contract/comparison.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useResult } from '../result-context.ts'

/** A reviewer takes either reading: the form opens with its verdict and age. */
export function TakeVerdict({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation()
  const { takeVerdict } = useResult()
  if (!takeVerdict) return null
  return (
    <div className="no-print space-y-2">
      <div className="flex flex-wrap gap-3">
        {READINGS.map((reading) => (
          <Button
            key={reading}
            className="max-sm:w-full max-sm:whitespace-normal"
            onClick={() => {
              const { verdict, recommended_age } = comparison[reading].outcome
              takeVerdict({ verdict, recommended_age, from: reading })
            }}
          >
            <ClipboardCheck aria-hidden />
            {t(`readings.take.${reading}`)}
          </Button>
        ))}
      </div>
      <p className="text-sm text-soft">{t('readings.take.text')}</p>
    </div>
  )
}
