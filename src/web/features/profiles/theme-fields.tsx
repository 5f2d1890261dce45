import { useTranslation } from 'react-i18next'
import { THEMES, type Theme } from '../../../contract/assessment.ts'
import type { ProfileInput } from '../../../contract/reader-profile.ts'
import { THEME_NAMES } from '../../../contract/theme-names.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { FormPart } from './form-part.tsx'

type Themes = Pick<ProfileInput, 'wished' | 'spared'>

/** Themes wished for, and themes to spare. */
export function ThemeFields({ value, onChange }: { value: Themes; onChange: (change: Partial<Themes>) => void }) {
  const { t } = useTranslation()
  return (
    <div className="space-y-3">
      {(['wished', 'spared'] as const).map((wish) => (
        <FormPart key={wish} title={t(`profiles.fields.${wish}`)} count={value[wish].length}>
          <ThemeChoice
            label={t(`profiles.fields.${wish}`)}
            chosen={value[wish]}
            onChange={(themes) => onChange({ [wish]: themes })}
          />
        </FormPart>
      ))}
    </div>
  )
}

type ThemeChoiceProps = { label: string; chosen: readonly Theme[]; onChange: (themes: Theme[]) => void }

function ThemeChoice({ label, chosen, onChange }: ThemeChoiceProps) {
  const language = useLanguage()
  const order = new Intl.Collator(language)
  const themes = THEMES.map((theme) => ({ theme, name: THEME_NAMES[theme][language] }))
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {themes
        .toSorted((a, b) => order.compare(a.name, b.name))
        .map(({ theme, name }) => (
          <label
            key={theme}
            className="flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong/60 bg-surface px-3.5 text-sm has-checked:border-palm has-checked:bg-palm-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(theme)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, theme] : chosen.filter((each) => each !== theme))
              }
            />
            {name}
          </label>
        ))}
    </fieldset>
  )
}
