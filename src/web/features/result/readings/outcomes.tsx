import { useTranslation } from 'react-i18next'
import type { Comparison } from '../../../../contract/comparison.ts'
import { outcomeChanges, type Outcome } from '../../../../contract/outcome.ts'
import { ratingTone } from '../../../../contract/verdict.ts'
import { ratingWord } from '../../../components/rating-word.ts'
import { SYSTEMS } from '../../../components/system-icons.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { VerdictBadge } from '../../../components/verdict-badge.tsx'
import { ComparedFacts, type ComparedFact } from './compared-facts.tsx'
import { Score } from '../score.tsx'
import { TakeVerdict } from './take-verdict.tsx'

/** What each reading comes to: verdict, age, score and the four ratings, and the way to take either. */
export function Outcomes({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation()
  const { model, embedded } = comparison
  const changes = outcomeChanges(model.outcome, embedded.outcome)
  const years = gap(model.outcome, embedded.outcome, ({ recommended_age: age }) => Number.parseInt(age, 10))
  const points = gap(model.outcome, embedded.outcome, ({ score }) => score)
  const fact = (
    key: string,
    name: string,
    show: (outcome: Outcome) => React.ReactNode,
    apart: string | false,
  ): ComparedFact => ({
    key,
    name,
    model: show(model.outcome),
    embedded: show(embedded.outcome),
    apart: apart === false ? undefined : apart,
  })
  const facts = [
    fact(
      'verdict',
      t('result.verdictFor'),
      ({ verdict }) => <VerdictBadge verdict={verdict} />,
      changes.includes('verdict') && t('readings.apart.differs'),
    ),
    fact(
      'age',
      t('result.arithmetic.ages'),
      ({ recommended_age: age }) => (
        <bdi dir="ltr" className="font-semibold">
          {age}
        </bdi>
      ),
      years > 0 && t('readings.apart.years', { count: years }),
    ),
    fact(
      'score',
      t('result.arithmetic.score'),
      ({ score }) => <Score score={score} />,
      points > 0 && t('readings.apart.points', { count: points }),
    ),
    ...SYSTEMS.map((system) =>
      fact(
        `system${system}`,
        t(`values.system.n${system}`),
        ({ ratings }) => (
          <Badge tone={ratingTone(ratings[system - 1] ?? '')}>{ratingWord(t, ratings[system - 1] ?? '')}</Badge>
        ),
        changes.includes(`system${system}`) && t('readings.apart.differs'),
      ),
    ),
  ]
  const sum = changes.includes('verdict') ? 'verdict' : changes.includes('age') ? 'age' : 'same'
  return (
    <section className="space-y-4">
      <p className="text-lg font-medium">{t(`readings.sum.${sum}`)}</p>
      <ComparedFacts
        facts={facts}
        readers={{
          model: (
            <>
              <bdi dir="ltr" className="wrap-anywhere">
                {model.evaluator.model}
              </bdi>
              {model.evaluator.reading === 'focused' && <span className="block">{t('result.engineFocused')}</span>}
            </>
          ),
          embedded: t('readings.version', { version: `\u2066${embedded.evaluator.version}\u2069` }),
        }}
      />
      <TakeVerdict comparison={comparison} />
    </section>
  )
}

const gap = (a: Outcome, b: Outcome, of: (outcome: Outcome) => number): number =>
  Math.abs(Math.round(of(a)) - Math.round(of(b)))
