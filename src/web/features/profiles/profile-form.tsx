import { Save } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MAX_PROFILE_NAME_CHARACTERS,
  PROFILE_KINDS,
  type ProfileInput,
  type ProfileKind,
} from '../../../contract/reader-profile.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Input, Select } from '../../components/ui/field.tsx'
import { AgeFields } from './age-fields.tsx'
import { LanguageFields } from './language-fields.tsx'
import { MindFields } from './mind-fields.tsx'
import { profileProblems } from './profile-draft.ts'
import { SignField } from './sign-field.tsx'
import { ThemeFields } from './theme-fields.tsx'

type ProfileFormProps = {
  initial: ProfileInput
  busy: boolean
  onSave: (profile: ProfileInput) => void
  onCancel: () => void
}

/** Everything that is kept of a reader. What is missing is told once it was to be saved. */
export function ProfileForm({ initial, busy, onSave, onCancel }: ProfileFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(initial)
  const [refusals, setRefusals] = useState(0)
  const found = profileProblems(draft)
  const problems = refusals === 0 ? [] : found
  const set = (change: Partial<ProfileInput>) => setDraft({ ...draft, ...change })
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  return (
    <Card>
      <form
        ref={form}
        noValidate
        aria-label={t('profiles.title')}
        className="space-y-7"
        onSubmit={(event) => {
          event.preventDefault()
          if (found.length > 0) setRefusals(refusals + 1)
          else onSave(draft)
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="space-y-1.5">
            <label htmlFor={`${id}-name`} className="block text-sm font-medium">
              {t('profiles.fields.name')}
            </label>
            <Input
              id={`${id}-name`}
              dir="auto"
              autoComplete="off"
              maxLength={MAX_PROFILE_NAME_CHARACTERS}
              value={draft.name}
              aria-invalid={problems.includes('name')}
              aria-describedby={`${id}-hint`}
              onChange={(event) => set({ name: event.target.value })}
            />
            <p id={`${id}-hint`} className="text-sm text-soft">
              {problems.includes('name') && (
                <span role="alert" className="block text-bad">
                  {t('profiles.problems.name')}
                </span>
              )}
              {t('profiles.fields.nameHint')}
            </p>
          </div>
          <label className="block space-y-1.5">
            <span className="block text-sm font-medium">{t('profiles.fields.kind')}</span>
            <Select value={draft.kind} onChange={(event) => set({ kind: event.target.value as ProfileKind })}>
              {PROFILE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`profiles.kind.${kind}`)}
                </option>
              ))}
            </Select>
          </label>
        </div>
        <SignField value={draft.sign} onChange={(sign) => set({ sign })} />
        <AgeFields value={draft} onChange={set} />
        <LanguageFields
          languages={draft.languages}
          problem={problems.includes('languages') ? t('profiles.problems.languages') : undefined}
          onChange={(languages) => set({ languages })}
        />
        <MindFields value={draft} onChange={set} />
        <ThemeFields value={draft} onChange={set} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={busy}>
            <Save aria-hidden />
            {t('profiles.save')}
          </Button>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
        </div>
      </form>
    </Card>
  )
}
