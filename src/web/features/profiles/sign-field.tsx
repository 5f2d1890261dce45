import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PROFILE_SIGNS, type ProfileSign } from '../../../contract/reader-profile.ts'
import { SignIcon } from './sign-icon.tsx'

/** One of a dozen signs, in the place of a photograph. */
export function SignField({ value, onChange }: { value: ProfileSign; onChange: (sign: ProfileSign) => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t('profiles.fields.sign')}</legend>
      <div className="flex flex-wrap gap-2">
        {PROFILE_SIGNS.map((sign) => (
          <label
            key={sign}
            title={t(`profiles.sign.${sign}`)}
            className="grid size-12 cursor-pointer place-items-center rounded-control border border-line-strong/60 bg-surface text-soft has-checked:border-palm has-checked:bg-palm-soft has-checked:text-palm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              aria-label={t(`profiles.sign.${sign}`)}
              checked={sign === value}
              onChange={() => onChange(sign)}
            />
            <SignIcon sign={sign} className="size-6" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
