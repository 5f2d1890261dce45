import { useTranslation } from 'react-i18next'
import { MAX_REVIEWER_CHARACTERS } from '../../../../contract/review.ts'
import { Field, Input } from '../../../components/ui/field.tsx'
import type { Marks } from './use-marks.ts'

/** Who marks the pictures: every mark carries a name. */
export function ReviewerField({ marks, tried }: { marks: Marks; tried: boolean }) {
  const { t } = useTranslation()
  const isMissing = tried && !marks.isNamed
  return (
    <Field label={t('review.form.name')} hint={isMissing ? t('pictures.marks.nameMissing') : undefined}>
      <Input
        dir="auto"
        autoComplete="name"
        maxLength={MAX_REVIEWER_CHARACTERS}
        aria-invalid={isMissing}
        value={marks.name}
        onChange={(event) => marks.setName(event.target.value)}
      />
    </Field>
  )
}
