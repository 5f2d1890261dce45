import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TitledList } from '../../../components/titled-list.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { useResult } from '../result-context.ts'

export function LessonsTab() {
  const { t, i18n } = useTranslation()
  const { evaluation, result, texts, openEvidence } = useResult()
  const refused = result.final_verdict === 'Not Whitelisted'
  const none = t('result.lessons.none')
  // Whoever did not look must not say that nothing is there. A lesson of a story is a value it shows.
  const noValues = !refused && evaluation.evaluator?.engine === 'lexical' ? t('result.lessons.byModelOnly') : none
  return (
    <div className="space-y-10">
      {(texts.lessons_learned.length > 0 || noValues === none) && (
        <section className="space-y-4">
          <h2 className="text-xl">{t(refused ? 'result.lessons.against' : 'result.lessons.learned')}</h2>
          {texts.lessons_learned.length === 0 && <p className="text-soft">{none}</p>}
          <ul className="space-y-2.5">
            {texts.lessons_learned.map((lesson) => (
              <li key={lesson} className="flex gap-3">
                <Sprout aria-hidden className="mt-1 size-5 shrink-0 text-palm" />
                {lesson}
              </li>
            ))}
          </ul>
        </section>
      )}
      <TitledList heading={t('result.lessons.teaching')} items={texts.cultural_teaching_methods} none={none} />
      <TitledList
        heading={t('result.lessons.values')}
        none={noValues}
        items={texts.islamic_uae_values.map((value) => ({
          title: i18n.language === 'ar' ? value.arabic_name : `${value.title} · ${value.arabic_name}`,
          description: value.description,
          extra: value.evidence_refs.length > 0 && (
            <Button size="small" onClick={() => openEvidence(value.title, value.evidence_refs)}>
              {t('result.overview.openEvidence')} ({value.evidence_refs.length})
            </Button>
          ),
        }))}
      />
      <TitledList
        heading={t(refused ? 'result.activities.instead' : 'result.activities.title')}
        items={texts.family_activities}
        none={none}
      />
    </div>
  )
}
