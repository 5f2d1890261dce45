import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GRADES, type ProfileInput } from '../../../contract/reader-profile.ts'
import { Field, Select } from '../../components/ui/field.tsx'
import { gradeName } from './grade-name.ts'

/** The youngest readers of picture books, and the oldest pupils. */
const YEARS = 21

type AgeFieldsProps = {
  value: Pick<ProfileInput, 'birthYear' | 'grade'>
  onChange: (change: Pick<ProfileInput, 'birthYear' | 'grade'>) => void
}

/** A year of birth or a grade: one of the two, and nothing closer. */
export function AgeFields({ value: { birthYear, grade }, onChange }: AgeFieldsProps) {
  const { t } = useTranslation()
  const [now] = useState(() => new Date().getFullYear())
  const years = Array.from({ length: YEARS }, (_, index) => now - index)
  if (birthYear !== null && !years.includes(birthYear)) years.push(birthYear)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('profiles.fields.ageBy')}>
        <Select
          value={grade === null ? 'birthYear' : 'grade'}
          onChange={(event) =>
            onChange(
              event.target.value === 'grade' ? { birthYear: null, grade: 1 } : { birthYear: now - 7, grade: null },
            )
          }
        >
          <option value="grade">{t('profiles.fields.grade')}</option>
          <option value="birthYear">{t('profiles.fields.birthYear')}</option>
        </Select>
      </Field>
      {grade === null ? (
        <Field label={t('profiles.fields.birthYear')} hint={t('profiles.fields.birthYearHint')}>
          <Select
            value={String(birthYear)}
            onChange={(event) => onChange({ birthYear: Number(event.target.value), grade: null })}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Field label={t('profiles.fields.grade')} hint={t('profiles.fields.gradeHint')}>
          <Select value={grade} onChange={(event) => onChange({ birthYear: null, grade: Number(event.target.value) })}>
            {GRADES.map((each) => (
              <option key={each} value={each}>
                {gradeName(t, each)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}
