import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Whether an activation is for new books only or for the whole library too. */
export function RescoreChoice({ value, onChange }: { value: boolean; onChange: (rescore: boolean) => void }) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-xl bg-sunken px-4 py-2.5 text-sm">
      <legend className="sr-only">{t('scoring.choice.label')}</legend>
      <span aria-hidden className="font-medium">
        {t('scoring.choice.label')}
      </span>
      {([false, true] as const).map((rescore) => (
        <label key={String(rescore)} className="flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            className="size-4 accent-palm"
            checked={value === rescore}
            onChange={() => onChange(rescore)}
          />
          {rescore ? t('scoring.choice.library') : t('scoring.choice.new')}
        </label>
      ))}
    </fieldset>
  )
}
