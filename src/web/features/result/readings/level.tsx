import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/class-names.ts'

const STEPS = [1, 2, 3, 4] as const

/** A level of 0 to 4 as a word and as dots; null where a reading does not report the passage. */
export function Level({ level }: { level: number | null }) {
  const { t } = useTranslation()
  if (level === null) return <span className="text-soft">{t('readings.passages.notReported')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="font-medium">{t(`values.intensity.n${level as 0 | 1 | 2 | 3 | 4}`)}</span>
      <span aria-hidden className="flex gap-0.5">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(
              'size-2 rounded-full border',
              step <= level ? 'border-current bg-current' : 'border-line-strong',
            )}
          />
        ))}
      </span>
    </span>
  )
}
