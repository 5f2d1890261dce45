import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedFinding } from '../../../../contract/comparison.ts'
import { Button } from '../../../components/ui/button.tsx'
import { PassageFilters } from './passage-filters.tsx'
import { lets, PASSAGE_FILTERS, passageKind, type PassageFilter } from './passage-kind.ts'
import { Passage } from './passage.tsx'

/** A novel may have hundreds of them. */
const STEP = 40

/** The passages one by one, at first only those the two readings differ on. */
export function Passages({ findings }: { findings: readonly ComparedFinding[] }) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<PassageFilter>('differing')
  const [most, setMost] = useState(STEP)
  const counts = useMemo(() => countByFilter(findings), [findings])
  const shown = findings.filter((finding) => lets(filter, passageKind(finding)))
  const none = findings.length === 0 ? 'noneAtAll' : filter === 'differing' ? 'noneApart' : 'none'
  return (
    <section className="space-y-4">
      <h3 className="text-lg">{t('readings.passages.title')}</h3>
      {findings.length > 0 && (
        <PassageFilters
          filter={filter}
          counts={counts}
          onChange={(next) => {
            setFilter(next)
            setMost(STEP)
          }}
        />
      )}
      <output className="block text-sm text-soft">
        {shown.length > 0 ? t('result.evidence.lead', { count: shown.length }) : t(`readings.passages.${none}`)}
      </output>
      <ul className="space-y-3">
        {shown.slice(0, most).map((finding) => (
          <Passage key={`${finding.category}-${finding.start}-${finding.end}`} finding={finding} />
        ))}
      </ul>
      {shown.length > most && (
        <Button className="no-print" onClick={() => setMost(most + STEP)}>
          {t('readings.passages.more')}
        </Button>
      )}
    </section>
  )
}

function countByFilter(findings: readonly ComparedFinding[]): Record<PassageFilter, number> {
  const kinds = findings.map(passageKind)
  const count = (filter: PassageFilter): number => kinds.filter((kind) => lets(filter, kind)).length
  return Object.fromEntries(PASSAGE_FILTERS.map((filter) => [filter, count(filter)])) as Record<PassageFilter, number>
}
