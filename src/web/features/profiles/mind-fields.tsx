import { useTranslation } from 'react-i18next'
import { criterionName } from '../../../contract/criterion-names.ts'
import { NMC_CATEGORIES } from '../../../contract/nmc.ts'
import { MINDS, type Mind, type ProfileInput } from '../../../contract/reader-profile.ts'
import { criterionKey } from '../../../contract/scoring-config.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Select } from '../../components/ui/field.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { useActiveConfig } from '../about/use-active-config.ts'
import { FormPart } from './form-part.tsx'

type Minded = Pick<ProfileInput, 'categories' | 'criteria'>
type MindFieldsProps = { value: Minded; onChange: (change: Partial<Minded>) => void }

/** How much each media category and each criterion is minded. */
export function MindFields({ value, onChange }: MindFieldsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useActiveConfig()
  const config = query.data
  const criteria = config
    ? [config.system1Config, config.system2Config, config.system3Config, config.system4Config].flatMap((system) =>
        system.criteria.map((criterion) => ({
          key: criterionKey(criterion),
          name: criterionName(criterion.name, language),
        })),
      )
    : []
  const changed = Object.values({ ...value.categories, ...value.criteria }).filter((mind) => mind !== 'as_judged')
  return (
    <FormPart title={t('profiles.fields.minds')} count={changed.length} hint={t('profiles.fields.mindsHint')}>
      <h2 className="text-sm font-semibold">{t('profiles.fields.categories')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        {NMC_CATEGORIES.map((category) => (
          <MindField
            key={category}
            name={t(`values.nmc.${category}`)}
            mind={value.categories[category]}
            onChange={(mind) => onChange({ categories: { ...value.categories, [category]: mind } })}
          />
        ))}
      </div>
      <h2 className="text-sm font-semibold">{t('profiles.fields.criteria')}</h2>
      <LoadProblem query={query} />
      <div className="grid gap-3 sm:grid-cols-2">
        {criteria.map(({ key, name }) => (
          <MindField
            key={key}
            name={name}
            mind={value.criteria[key]}
            onChange={(mind) => onChange({ criteria: { ...value.criteria, [key]: mind } })}
          />
        ))}
      </div>
    </FormPart>
  )
}

type MindFieldProps = { name: string; mind: Mind | undefined; onChange: (mind: Mind) => void }

function MindField({ name, mind = 'as_judged', onChange }: MindFieldProps) {
  const { t } = useTranslation()
  return (
    <label className="block space-y-1">
      <span className="text-sm">
        <bdi>{name}</bdi>
      </span>
      <Select value={mind} onChange={(event) => onChange(event.target.value as Mind)}>
        {MINDS.map((each) => (
          <option key={each} value={each}>
            {t(`profiles.mind.${each}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}
