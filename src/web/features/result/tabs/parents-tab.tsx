import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/ui/card.tsx'
import { useResult } from '../result-context.ts'

export function ParentsTab() {
  const { t } = useTranslation()
  const { before_reading: before, after_reading: after } = useResult().texts.parent_discussion_guide
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Questions heading={t('result.parents.before')} questions={before} none={t('result.parents.none')} />
      <Questions heading={t('result.parents.after')} questions={after} none={t('result.parents.none')} />
    </div>
  )
}

function Questions({ heading, questions, none }: { heading: string; questions: readonly string[]; none: string }) {
  return (
    <Card className="space-y-4">
      <h2 className="text-xl">{heading}</h2>
      {questions.length === 0 && <p className="text-soft">{none}</p>}
      <ol className="space-y-3">
        {questions.map((question, index) => (
          <li key={question} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-soft text-sm font-semibold text-gold-ink"
            >
              {index + 1}
            </span>
            {question}
          </li>
        ))}
      </ol>
    </Card>
  )
}
