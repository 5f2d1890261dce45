import { Equal, EqualNot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { READINGS, type ComparedFinding } from '../../../../contract/comparison.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { categoryWord } from '../category-word.ts'
import { Quote } from '../quote.tsx'
import { Level } from './level.tsx'
import { passageKind } from './passage-kind.ts'

/** One passage: what is found in it, the level each reading gives, its words, page and place. */
export function Passage({ finding }: { finding: ComparedFinding }) {
  const { t } = useTranslation()
  const kind = passageKind(finding)
  const Sign = kind === 'alike' ? Equal : EqualNot
  return (
    <li className="space-y-3 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b>{categoryWord(t, finding.category)}</b>
        <Badge tone={kind === 'alike' ? 'neutral' : 'gold'}>
          <Sign aria-hidden />
          {kind === 'alike' ? t('readings.alike') : t(`readings.filters.${kind}`)}
        </Badge>
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
        {READINGS.map((reading) => (
          <div key={reading} className="flex flex-wrap items-center gap-x-2">
            <dt className="text-soft">{t(`readings.${reading}`)}</dt>
            <dd>
              <Level level={finding[reading]} />
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Quote place={finding} />
      </div>
    </li>
  )
}
