import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelDraft } from './model-draft.ts'
import { TextField } from './text-field.tsx'

type MoreFieldsProps = {
  draft: ModelDraft
  told: (field: 'contextTokens' | 'inputPrice' | 'outputPrice') => string | undefined
  onChange: (next: Partial<ModelDraft>) => void
}

/** What seldom needs to be said; open where something is said, or wrong. */
export function MoreFields({ draft, told, onChange }: MoreFieldsProps) {
  const { t } = useTranslation()
  const { contextTokens, inputPrice, outputPrice } = draft
  const [open, setOpen] = useState(contextTokens + inputPrice + outputPrice !== '')
  const isFaulty = (['contextTokens', 'inputPrice', 'outputPrice'] as const).some((field) => told(field) !== undefined)
  return (
    <details
      open={open || isFaulty}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-xl border border-line p-4"
    >
      <summary className="font-medium text-teal">{t('model.more')}</summary>
      <div className="mt-4 grid gap-5 sm:grid-cols-3">
        <TextField
          label={t('model.fields.contextTokens')}
          hint={t('model.hints.contextTokens')}
          problem={told('contextTokens')}
          // As text: what a browser cannot read as a number would vanish without a word.
          inputMode="numeric"
          value={contextTokens}
          onChange={(text) => onChange({ contextTokens: text })}
        />
        {(['inputPrice', 'outputPrice'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`model.fields.${field}`)}
            hint={t('model.hints.price')}
            problem={told(field)}
            inputMode="decimal"
            value={draft[field]}
            onChange={(text) => onChange({ [field]: text })}
          />
        ))}
      </div>
    </details>
  )
}
