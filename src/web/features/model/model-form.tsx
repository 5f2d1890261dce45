import { FlaskConical, Save } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MODEL_PROVIDERS,
  type ModelChoiceBody,
  type ModelProvider,
  type ModelSetup,
} from '../../../contract/model-choice.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Select } from '../../components/ui/field.tsx'
import { OptionGroup } from '../../components/ui/option-group.tsx'
import { bodyOf, draftProblems, keyState, type ModelDraft, needsAddress, withProvider } from './model-draft.ts'
import { MoreFields } from './more-fields.tsx'
import { providerName } from './provider-name.ts'
import { TextField } from './text-field.tsx'
import { TrialOutcome } from './trial-outcome.tsx'

type ModelFormProps = {
  setup: ModelSetup
  draft: ModelDraft
  dirty: boolean
  busy: boolean
  trial: ComponentProps<typeof TrialOutcome>['trial']
  onChange: (draft: ModelDraft) => void
  onTry: (body: ModelChoiceBody) => void
  onSave: (body: ModelChoiceBody) => void
}

/** Provider, model and key, and how the model reads. What is missing is told once something was to be sent. */
export function ModelForm({ setup, draft, dirty, busy, trial, onChange, onTry, onSave }: ModelFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const { provider } = draft
  const found = draftProblems(draft, setup)
  const problems = refusals === 0 ? {} : found
  const told = (name: keyof typeof problems) => problems[name] && t(`model.problems.${problems[name]}`)
  const set = (next: Partial<ModelDraft>) => onChange({ ...draft, ...next })
  const send = (how: (body: ModelChoiceBody) => void) => {
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1)
    setRefusals(0)
    how(bodyOf(draft))
  }
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')?.focus()
  }, [refusals])
  return (
    <Card>
      <form
        ref={form}
        noValidate
        aria-labelledby={`${id}-title`}
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault()
          send(onSave)
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={`${id}-title`} className="text-lg">
            {t('model.choose')}
          </h2>
          {dirty && <Badge tone="gold">{t('scoring.unsaved')}</Badge>}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="space-y-1.5">
            <label htmlFor={`${id}-provider`} className="block text-sm font-medium">
              {t('model.fields.provider')}
            </label>
            <Select
              id={`${id}-provider`}
              value={provider}
              onChange={(event) => {
                setRefusals(0)
                onChange(withProvider(draft, event.target.value as ModelProvider, setup.choice))
              }}
            >
              {MODEL_PROVIDERS.map((name) => (
                <option key={name} value={name}>
                  {providerName(t, name)}
                </option>
              ))}
            </Select>
          </div>
          <TextField
            label={t('model.fields.model')}
            hint={t(provider === 'azure' ? 'model.hints.deployment' : 'model.hints.model')}
            problem={told('model')}
            required
            maxLength={200}
            value={draft.model}
            onChange={(model) => set({ model })}
          />
          <TextField
            label={t('model.fields.baseUrl')}
            hint={t(ADDRESS_HINTS[provider] ?? 'model.hints.baseUrl')}
            problem={told('baseUrl')}
            type="url"
            required={needsAddress(provider)}
            maxLength={500}
            placeholder={ADDRESS_EXAMPLES[provider]}
            value={draft.baseUrl}
            onChange={(baseUrl) => set({ baseUrl })}
          />
          <TextField
            label={t('model.fields.key')}
            hint={t(`model.key.${keyState(setup, draft)}`)}
            problem={told('apiKey')}
            type="password"
            // Browsers fill in the administrator's password where this only says "off"; it would go to the provider.
            autoComplete="new-password"
            disabled={!setup.keepsKeys}
            value={draft.apiKey}
            onChange={(apiKey) => set({ apiKey })}
          />
          <OptionGroup
            legend={t('model.fields.reading')}
            value={draft.reading}
            onChange={(reading) => set({ reading })}
            options={[
              { value: 'full', name: t('model.reading.full'), text: t('model.reading.fullText') },
              { value: 'focused', name: t('model.reading.focused'), text: t('model.reading.focusedText') },
            ]}
          />
          <OptionGroup
            legend={t('model.fields.fallback')}
            value={draft.fallback}
            onChange={(fallback) => set({ fallback })}
            options={[
              { value: 'none', name: t('model.fallback.none'), text: t('model.fallback.noneText') },
              { value: 'lexical', name: t('model.fallback.lexical'), text: t('model.fallback.lexicalText') },
            ]}
          />
        </div>
        <MoreFields key={provider} draft={draft} told={told} onChange={set} />
        <TrialOutcome trial={trial} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={busy}>
            <Save aria-hidden />
            {t('model.save')}
          </Button>
          <Button disabled={trial.isPending} onClick={() => send(onTry)}>
            <FlaskConical aria-hidden />
            {t('model.try')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const ADDRESS_HINTS: Partial<Record<ModelProvider, 'model.hints.resource' | 'model.hints.server'>> = {
  azure: 'model.hints.resource',
  'openai-compatible': 'model.hints.server',
}
const ADDRESS_EXAMPLES: Partial<Record<ModelProvider, string>> = {
  azure: 'https://NAME.openai.azure.com/openai',
  'openai-compatible': 'http://127.0.0.1:11434/v1',
}
