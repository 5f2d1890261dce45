import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { GRADES, type ProfileInput, type ReadsLike } from '../../../contract/reader-profile.ts'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Select } from '../../components/ui/field.tsx'
import { gradeName } from './grade-name.ts'

type LanguageFieldsProps = {
  languages: ProfileInput['languages']
  problem: string | undefined
  onChange: (languages: ProfileInput['languages']) => void
}

/** Which languages somebody reads, and how well. */
export function LanguageFields({ languages, problem, onChange }: LanguageFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const nameOf = (language: Language): string => t(`values.language.${language === 'ar' ? 'Arabic' : 'English'}`)
  const put = (language: Language, reads: ReadsLike | undefined): void =>
    onChange([
      ...languages.filter((known) => known.language !== language),
      ...(reads === undefined ? [] : [{ language, reads }]),
    ])
  return (
    <fieldset
      tabIndex={problem === undefined ? undefined : -1}
      aria-invalid={problem !== undefined}
      className="min-w-0 space-y-3"
    >
      <legend className="mb-2 text-sm font-medium">{t('profiles.fields.languages')}</legend>
      {problem !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      {LANGUAGES.map((language) => {
        const reads = languages.find((known) => known.language === language)?.reads
        return (
          <div key={language} className="grid items-center gap-x-5 gap-y-2 sm:grid-cols-2">
            <label htmlFor={`${id}-${language}`} className="flex min-h-11 items-center gap-3">
              <Checkbox
                id={`${id}-${language}`}
                className="size-6"
                checked={reads !== undefined}
                onChange={(checked) => put(language, checked ? { by: 'age' } : undefined)}
              />
              {t('profiles.fields.reads', { language: nameOf(language) })}
            </label>
            {reads !== undefined && (
              <Select
                aria-label={t('profiles.fields.readsLike', { language: nameOf(language) })}
                value={reads.by === 'grade' ? String(reads.grade) : reads.by}
                onChange={(event) => {
                  const { value } = event.target
                  if (value === 'books') return
                  put(language, value === 'age' ? { by: 'age' } : { by: 'grade', grade: Number(value) })
                }}
              >
                <option value="age">{t('profiles.readsLike.age')}</option>
                {reads.by === 'books' && (
                  <option value="books">{t('profiles.readsLike.books', { count: reads.books.length })}</option>
                )}
                {GRADES.map((grade) => (
                  <option key={grade} value={grade}>
                    {t('profiles.readsLike.grade', { grade: gradeName(t, grade) })}
                  </option>
                ))}
              </Select>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
