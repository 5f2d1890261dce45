import { useTranslation } from 'react-i18next'
import type { ModelChoice, ModelSetup } from '../../../contract/model-choice.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDollars, formatNumber } from '../../lib/format.ts'
import { CurrentEngine } from './current-engine.tsx'
import { providerName } from './provider-name.ts'
import { TrialOutcome } from './trial-outcome.tsx'
import { useModelTrial } from './use-model.ts'

/** What the environment of the server says: it can be read and tried, and changed elsewhere only. */
export function FixedModel({ setup }: { setup: ModelSetup }) {
  const { t } = useTranslation()
  const { choice } = setup
  return (
    <div className="space-y-6">
      <p className="rounded-card bg-gold-soft p-4 text-gold-ink">{t('model.fixed')}</p>
      <CurrentEngine setup={setup} />
      {choice && <Settings choice={choice} hasKey={setup.key !== 'none'} />}
    </div>
  )
}

function Settings({ choice, hasKey }: { choice: ModelChoice; hasKey: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const trial = useModelTrial()
  const price = (value: number | undefined) =>
    value === undefined ? t('model.unknownPrice') : formatDollars(value, language)
  const rows: [name: string, value: string][] = [
    [t('model.fields.provider'), providerName(t, choice.provider)],
    [t('model.fields.model'), choice.model],
    [t('model.fields.baseUrl'), choice.baseUrl ?? t('model.own')],
    [t('model.fields.key'), hasKey ? t('model.keySet') : t('common.none')],
    [t('model.fields.reading'), t(`model.reading.${choice.reading}`)],
    [t('model.fields.fallback'), t(`model.fallback.${choice.fallback}`)],
    ...(choice.contextTokens === null
      ? []
      : [[t('model.fields.contextTokens'), formatNumber(choice.contextTokens, language)] as [string, string]]),
    [t('model.fields.inputPrice'), price(choice.price?.input)],
    [t('model.fields.outputPrice'), price(choice.price?.output)],
  ]
  return (
    <Card className="space-y-5">
      <h2 className="text-lg">{t('model.settings')}</h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-medium">
              <bdi className="break-words">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <TrialOutcome trial={trial} />
      <Button disabled={trial.isPending} onClick={() => trial.ask(choice)}>
        {t('model.try')}
      </Button>
    </Card>
  )
}
