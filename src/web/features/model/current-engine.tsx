import { Bot, Cpu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelSetup } from '../../../contract/model-choice.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDate } from '../../lib/format.ts'
import { modelName } from './provider-name.ts'
import { ReadingCosts } from './reading-costs.tsx'

/** What judges now and what it costs, with what can be done about it. */
export function CurrentEngine({ setup, children }: { setup: ModelSetup; children?: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { active, choice, key, changedAt } = setup
  const model = active ? choice : null
  return (
    <Card className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('model.now.title')}</h2>
        <Badge tone={model ? 'teal' : 'palm'} className="min-w-0 text-base">
          {model ? <Bot aria-hidden /> : <Cpu aria-hidden />}
          {model ? <bdi className="min-w-0 break-all">{modelName(model)}</bdi> : t('model.now.embedded')}
        </Badge>
      </div>
      <p className="text-soft">
        {t(model ? 'model.now.modelText' : 'model.now.embeddedText')}
        {!active && choice && ` ${t('model.now.kept', { model: `\u2068${modelName(choice)}\u2069` })}.`}
        {active && changedAt !== null && ` ${t('model.now.chosen', { date: formatDate(changedAt, language) })}.`}
      </p>
      {active && key === 'unreadable' && (
        <p role="alert" className="text-bad">
          {t('model.now.sealed')}
        </p>
      )}
      {model && <ReadingCosts />}
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </Card>
  )
}
