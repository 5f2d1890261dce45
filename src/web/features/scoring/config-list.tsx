import { useTranslation } from 'react-i18next'
import type { ScoringConfig } from '../../../contract/scoring-config.ts'
import { defaultText } from '../../components/default-text.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatDate } from '../../lib/format.ts'

type ConfigListProps = {
  configs: readonly ScoringConfig[]
  selected: string | undefined
  onSelect: (id: string) => void
}

export function ConfigList({ configs, selected, onSelect }: ConfigListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (configs.length === 0) return <p className="text-soft">{t('scoring.empty')}</p>
  return (
    <ul className="max-h-[600px] space-y-2 overflow-y-auto p-1">
      {configs.map((config) => (
        <li key={config.id}>
          <button
            type="button"
            aria-current={config.id === selected}
            onClick={() => onSelect(config.id)}
            className={classNames(
              'w-full rounded-xl border p-3.5 text-start transition-colors',
              config.id === selected ? 'border-palm bg-palm-soft' : 'border-line bg-surface hover:border-palm/60',
            )}
          >
            <span className="flex items-center justify-between gap-2 font-medium">
              <bdi>{defaultText(config.name, language)}</bdi>
              {config.isActive === 1 && <Badge tone="good">{t('scoring.active')}</Badge>}
            </span>
            <span className="block text-sm text-soft">{t('scoring.version', { version: config.version })}</span>
            <span className="block text-sm text-soft">
              {t('scoring.created', { date: formatDate(config.createdAt, language) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
