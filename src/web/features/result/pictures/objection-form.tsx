import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FINDING_CATEGORIES, type FindingCategory } from '../../../../contract/assessment.ts'
import { NMC_CATEGORIES } from '../../../../contract/nmc.ts'
import { MAX_NOTE_CHARACTERS, type PictureObjection } from '../../../../contract/picture-marks.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Field, INPUT_STYLE, Select } from '../../../components/ui/field.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { categoryWord } from '../category-word.ts'

const LEVELS = [1, 2, 3, 4] as const
/** Two categories have one name: what frightens and what saddens. */
const CHOICES = FINDING_CATEGORIES.filter((category) => category !== 'distress')

type Props = {
  /** What was said before, to be changed. */
  begin: PictureObjection | undefined
  onSave: (objection: PictureObjection) => void
  onCancel: () => void
}

/** What is wrong with a picture: of which kind, how strong, and in a few words. */
export function ObjectionForm({ begin, onSave, onCancel }: Props) {
  const { t } = useTranslation()
  const legend = useId()
  const [category, setCategory] = useState<FindingCategory>(begin?.category ?? NMC_CATEGORIES[2])
  const [level, setLevel] = useState(begin?.level ?? 2)
  const [note, setNote] = useState(begin?.note ?? '')
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ category, level, note: note.trim() })
      }}
    >
      <Field label={t('pictures.marks.category')}>
        <Select value={category} onChange={(event) => setCategory(event.target.value as FindingCategory)}>
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {categoryWord(t, choice)}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className="space-y-1.5">
        <legend className="text-sm font-medium">{t('pictures.marks.level')}</legend>
        <div className="flex flex-wrap gap-2">
          {LEVELS.map((choice) => (
            <label
              key={choice}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-3',
                choice === level ? 'border-palm bg-palm-soft' : 'border-line-strong/60 bg-surface',
              )}
            >
              <input
                type="radio"
                name={legend}
                className="size-4 accent-palm"
                checked={choice === level}
                onChange={() => setLevel(choice)}
              />
              {t(`values.intensity.n${choice}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={t('pictures.marks.note')} hint={t('pictures.marks.noteHint')}>
        <textarea
          dir="auto"
          rows={2}
          maxLength={MAX_NOTE_CHARACTERS}
          className={classNames(INPUT_STYLE, 'py-2')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {t('pictures.marks.save')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  )
}
