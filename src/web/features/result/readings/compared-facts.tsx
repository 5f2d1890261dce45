import { EqualNot } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { READINGS, type ReadingName } from '../../../../contract/comparison.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { classNames } from '../../../lib/class-names.ts'

export type ComparedFact = Record<ReadingName, ReactNode> & {
  key: string
  name: string
  /** A second line below the name. */
  hint?: string
  /** In words how it differs; undefined where it does not. */
  apart: string | undefined
}

type ComparedFactsProps = {
  facts: readonly ComparedFact[]
  /** Who reads, below the heading of each column. */
  readers?: Record<ReadingName, ReactNode>
}

/** On a phone the name stands above its two values. */
const ROW =
  'grid grid-cols-2 items-center gap-x-4 gap-y-1.5 p-3 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)] sm:px-4'

/** Facts of the two readings side by side. What differs has a bar, a sign and words. */
export function ComparedFacts({ facts, readers }: ComparedFactsProps) {
  const { t } = useTranslation()
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {/* Heard with each value instead, unless it says who reads. */}
      <div aria-hidden={readers === undefined} className={classNames(ROW, 'bg-sunken text-sm')}>
        <span className="max-sm:hidden" />
        {READINGS.map((reading) => (
          <p key={reading} className="min-w-0 self-start">
            <b>{t(`readings.${reading}`)}</b>
            {readers && <span className="block text-soft">{readers[reading]}</span>}
          </p>
        ))}
      </div>
      <dl>
        {facts.map((fact) => (
          <div
            key={fact.key}
            className={classNames(
              ROW,
              'relative break-inside-avoid border-t border-line',
              fact.apart !== undefined && 'before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-gold',
            )}
          >
            <dt className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:col-span-2">
              <span className="min-w-0">
                <span className="font-medium">{fact.name}</span>
                {fact.hint && <span className="block text-sm text-soft">{fact.hint}</span>}
              </span>
              {fact.apart !== undefined && (
                <Badge tone="gold">
                  <EqualNot aria-hidden />
                  {fact.apart}
                </Badge>
              )}
            </dt>
            {READINGS.map((reading) => (
              <dd key={reading} className="min-w-0">
                <span className="sr-only">{t(`readings.${reading}`)}: </span>
                {fact[reading]}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
