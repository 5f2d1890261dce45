import { useTranslation } from 'react-i18next'
import type { Comparison } from '../../../../contract/comparison.ts'
import { criterionName } from '../../../../contract/criterion-names.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ComparedFacts } from './compared-facts.tsx'
import { Score } from '../score.tsx'

/** Criteria of the red lines that the two readings score apart, as the server orders them: the widest first. */
export function CriteriaApart({ criteria }: { criteria: Comparison['criteria'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <section className="space-y-3">
      <div>
        <h3 className="text-lg">{t('readings.criteria.title')}</h3>
        {criteria.length > 0 && <p className="text-sm text-soft">{t('readings.criteria.lead')}</p>}
      </div>
      {criteria.length === 0 ? (
        <p className="text-soft">{t('readings.criteria.none')}</p>
      ) : (
        <ComparedFacts
          facts={criteria.map(({ key, name, system, ...scores }) => {
            const [model, embedded] = [Math.round(scores.model), Math.round(scores.embedded)]
            return {
              key,
              name: criterionName(name, language),
              hint: t(`values.system.n${system as 1 | 2}`),
              model: <Score score={model} />,
              embedded: <Score score={embedded} />,
              apart: t('readings.apart.points', { count: Math.abs(model - embedded) }),
            }
          })}
        />
      )}
    </section>
  )
}
