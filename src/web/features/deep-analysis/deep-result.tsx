import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Progress } from '../../components/ui/progress.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatNumber } from '../../lib/format.ts'
import { Chips, Entries, Lines, Part, Section } from './deep-parts.tsx'
import { DeepCulture, DeepSafety } from './deep-safety.tsx'
import { deepVerdict } from './deep-verdict.ts'

export function DeepResult({ analysis }: { analysis: DeepAnalysis }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { narrative_structure: story, language_metrics: words, educational_insights: teaching } = analysis
  const { recommendations, safety_analysis: safety } = analysis
  const placeOf = (page: number) => t(`common.${analysis.page_kind}`, { number: String(page) })
  return (
    <div className="space-y-6">
      <Card className="flex flex-wrap items-center gap-4">
        <div className="me-auto">
          <h2 className="text-2xl">
            <bdi>{analysis.title}</bdi>
          </h2>
          <p className="text-soft">
            <bdi>{analysis.author}</bdi>
          </p>
        </div>
        <Badge tone="palm" className="px-3 py-1 text-base">
          {t('deep.recommendedAge', { age: safety.age_appropriateness.recommended_age })}
        </Badge>
        <VerdictBadge verdict={deepVerdict(analysis)} className="px-3 py-1 text-base" />
        <Badge tone="good" className="px-3 py-1 text-base">
          <CircleCheck aria-hidden />
          {t('deep.complete')}
        </Badge>
      </Card>
      <Section title={t('deep.sections.narrative')}>
        <Part title={t('deep.labels.plot')} text={story.plot_complexity} quote={story.plot_evidence} />
        <Part title={t('deep.labels.characters')} text={story.character_development} quote={story.character_evidence} />
        <Part title={t('deep.labels.pacing')} text={story.pacing} quote={story.pacing_evidence} />
        <Part title={t('deep.labels.themes')}>
          <Chips items={story.themes} />
        </Part>
        <Part title={t('deep.labels.moments')}>
          <Entries
            items={story.key_moments.map((moment) => ({
              title: moment.significance,
              quote: moment.quote,
              place: placeOf(moment.page),
            }))}
          />
        </Part>
      </Section>
      <Section title={t('deep.sections.language')}>
        <Part title={t('deep.labels.vocabulary')} text={words.vocabulary_level}>
          <Chips items={words.vocabulary_examples} />
        </Part>
        <Part title={t('deep.labels.sentences')} text={words.sentence_complexity}>
          <Entries items={words.complexity_examples.map((quote) => ({ title: '', quote }))} />
        </Part>
        <Part title={t('deep.labels.ease')}>
          <div className="flex items-center gap-4">
            <Progress
              value={words.reading_ease_score}
              label={t('deep.labels.ease')}
              tone="teal"
              className="h-3 max-w-sm flex-1"
            />
            <b>{formatNumber(words.reading_ease_score, language)}</b>
          </div>
        </Part>
        <Part title={t('deep.labels.unique')} text={formatNumber(words.unique_word_count, language)} />
        <Part title={t('deep.labels.features')}>
          <Lines items={words.linguistic_features} />
        </Part>
      </Section>
      <DeepCulture analysis={analysis} />
      <Section title={t('deep.sections.educational')}>
        <Part title={t('deep.labels.value')} text={teaching.pedagogical_value} />
        <Part title={t('deep.labels.objectives')}>
          <Entries
            items={teaching.learning_objectives.map((item) => ({ title: item.objective, text: item.evidence }))}
          />
        </Part>
        <Part title={t('deep.labels.skills')}>
          <Entries
            items={teaching.skill_development.map((item) => ({ title: item.skill, text: item.how_developed }))}
          />
        </Part>
        <Part title={t('deep.labels.topics')}>
          {teaching.discussion_topics.map((topic) => (
            <div key={topic.topic}>
              <p className="font-medium">{topic.topic}</p>
              <Lines items={topic.guiding_questions} />
            </div>
          ))}
        </Part>
      </Section>
      <DeepSafety analysis={analysis} />
      <Section title={t('deep.sections.recommendations')}>
        <Part title={t('deep.labels.bestFor')}>
          <Chips items={recommendations.best_for} />
        </Part>
        <Part title={t('deep.labels.strategies')}>
          <Entries
            items={recommendations.teaching_strategies.map((item) => ({
              title: item.strategy,
              text: item.implementation,
            }))}
          />
        </Part>
        <Part title={t('deep.labels.contexts')}>
          <Lines items={recommendations.usage_contexts} />
        </Part>
        <Part title={t('deep.labels.complementary')}>
          <Lines items={recommendations.complementary_books} />
        </Part>
      </Section>
    </div>
  )
}
