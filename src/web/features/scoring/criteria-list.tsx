import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { criterionName } from '../../../contract/criterion-names.ts'
import type { Criterion } from '../../../contract/scoring-config.ts'
import { defaultText } from '../../components/default-text.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Field, Input, INPUT_STYLE } from '../../components/ui/field.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { Guidelines, type GuidelineLevel } from './guidelines.tsx'
import { NumberField } from './number-field.tsx'

type CriteriaListProps = {
  criteria: readonly Criterion[]
  levels: readonly GuidelineLevel[]
  onChange: ((criteria: Criterion[]) => void) | undefined
}

/** The criteria of a system with their weights, which must total 100, and what each level of them means. */
export function CriteriaList({ criteria, levels, onChange }: CriteriaListProps) {
  const { t } = useTranslation()
  const total = criteria.reduce((sum, criterion) => sum + criterion.weight, 0)
  const change = (index: number, next: Partial<Criterion>) =>
    onChange?.(criteria.map((criterion, place) => (place === index ? { ...criterion, ...next } : criterion)))
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="me-auto text-base">{t('scoring.criteria')}</h3>
        <Badge tone={total === 100 ? 'palm' : 'bad'}>{t('scoring.total', { total })}</Badge>
        {onChange && (
          <Button
            size="small"
            onClick={() => onChange([...criteria, { name: t('scoring.newCriterion'), description: '', weight: 0 }])}
          >
            <Plus aria-hidden />
            {t('scoring.add')}
          </Button>
        )}
      </div>
      <ul className="space-y-3">
        {criteria.map((criterion, index) => (
          <li key={criterion.key ?? index} className="space-y-3 rounded-xl border border-line p-4">
            {onChange ? (
              <fieldset className="space-y-3">
                <legend className="sr-only">{criterion.name}</legend>
                <div className="grid items-end gap-3 sm:grid-cols-[1fr_7rem_auto]">
                  <Field label={t('scoring.criterionName')}>
                    <Input
                      dir="auto"
                      value={criterion.name}
                      onChange={(event) => change(index, { name: event.target.value })}
                    />
                  </Field>
                  <NumberField
                    label={t('scoring.weight')}
                    value={criterion.weight}
                    max={100}
                    onChange={(weight) => change(index, { weight })}
                  />
                  <Button
                    look="danger"
                    size="icon"
                    aria-label={t('scoring.removeCriterion', { name: criterion.name })}
                    onClick={() => onChange(criteria.filter((_, place) => place !== index))}
                  >
                    <Trash2 />
                  </Button>
                </div>
                <Field label={t('scoring.criterionDescription')}>
                  <textarea
                    dir="auto"
                    rows={2}
                    className={classNames(INPUT_STYLE, 'py-2')}
                    value={criterion.description}
                    onChange={(event) => change(index, { description: event.target.value })}
                  />
                </Field>
              </fieldset>
            ) : (
              <ViewedCriterion criterion={criterion} />
            )}
            <Guidelines
              value={criterion.subGuidelines}
              levels={levels}
              onChange={onChange && ((subGuidelines) => change(index, { subGuidelines }))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ViewedCriterion({ criterion }: { criterion: Criterion }) {
  const reader = useLanguage()
  return (
    <>
      <p className="flex justify-between gap-3 font-medium">
        <bdi>{criterionName(criterion.name, reader)}</bdi>
        <span className="tabular-nums">{criterion.weight}%</span>
      </p>
      <p className="text-soft" dir="auto">
        {defaultText(criterion.description, reader)}
      </p>
    </>
  )
}
