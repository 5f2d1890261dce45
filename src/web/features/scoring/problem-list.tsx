import { useTranslation } from 'react-i18next'
import type { ConfigProblem } from '../../../contract/scoring-config.ts'

export function ProblemList({ problems }: { problems: readonly ConfigProblem[] }) {
  const { t } = useTranslation()
  if (problems.length === 0) return null
  return (
    <div role="alert" className="space-y-2 rounded-card border border-bad/40 bg-bad-soft p-5 text-bad">
      <h3 className="text-base">{t('scoring.errorsTitle')}</h3>
      <ul className="list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem.message}>
            {t(`scoring.problems.${problem.code}`, { system: problem.system, total: problem.total })}
          </li>
        ))}
      </ul>
      <p className="text-sm">{t('scoring.errorsText')}</p>
    </div>
  )
}
