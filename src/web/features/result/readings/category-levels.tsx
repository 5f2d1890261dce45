import { useTranslation } from 'react-i18next'
import type { Comparison } from '../../../../contract/comparison.ts'
import { ComparedFacts } from './compared-facts.tsx'
import { Level } from './level.tsx'

type Levels = Comparison['categories'][number]

/** The five media categories with the level each reading gives, the widest apart first. */
export function CategoryLevels({ categories }: { categories: Comparison['categories'] }) {
  const { t } = useTranslation()
  return (
    <section className="space-y-3">
      <div>
        <h3 className="text-lg">{t('readings.categories.title')}</h3>
        <p className="text-sm text-soft">{t('readings.categories.lead')}</p>
      </div>
      <ComparedFacts
        facts={categories
          .toSorted((a, b) => gap(b) - gap(a))
          .map((levels) => ({
            key: levels.category,
            name: t(`values.nmc.${levels.category}`),
            model: <Level level={levels.model} />,
            embedded: <Level level={levels.embedded} />,
            apart: gap(levels) > 0 ? t('readings.apart.levels', { count: gap(levels) }) : undefined,
          }))}
      />
    </section>
  )
}

const gap = ({ model, embedded }: Levels): number => Math.abs(model - embedded)
