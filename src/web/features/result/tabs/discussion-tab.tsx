import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { useResult } from '../result-context.ts'

export function DiscussionTab() {
  const { t } = useTranslation()
  const { texts, openTab } = useResult()
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-xl">{t('result.discussion.title')}</h2>
        <p className="text-soft">{t('result.discussion.lead')}</p>
      </div>
      {texts.discussion_topics.length === 0 && <p className="text-soft">{t('result.lessons.none')}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {texts.discussion_topics.map((topic) => (
          <Card key={topic.topic} className="space-y-3">
            <h3 className="text-lg text-palm">{topic.topic}</h3>
            <ul className="list-disc space-y-1.5 ps-5">
              {topic.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <Button look="primary" onClick={() => openTab('parents')}>
        {t('result.discussion.toParents')}
      </Button>
    </div>
  )
}
