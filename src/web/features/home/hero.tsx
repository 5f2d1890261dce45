import { BookOpen, Plus, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLibrarySummary } from '../library/use-library-summary.ts'
import { HeroArt } from './hero-art.tsx'
import { useOpenView } from './use-home-search.ts'

export function Hero() {
  const { t } = useTranslation()
  const language = useLanguage()
  const openView = useOpenView()
  const completed = useLibrarySummary().data?.completed
  const stats = [
    { value: completed === undefined ? '…' : `${formatNumber(completed, language)}+`, label: t('home.stats.books') },
    { value: '4', label: t('home.stats.systems') },
    { value: t('home.stats.minutesValue'), label: t('home.stats.minutes') },
  ]
  return (
    <section className="grid items-center gap-8 lg:grid-cols-[1.15fr_1fr]">
      <div className="animate-rise space-y-6">
        <p className="inline-block rounded-full bg-gold-soft px-4 py-1 text-sm font-medium text-gold-ink">
          {t('home.eyebrow')}
        </p>
        <h1 className="text-[2.1rem] leading-tight font-semibold sm:text-5xl sm:leading-[1.15]">
          {t('home.headline')}
        </h1>
        <p className="max-w-xl text-lg text-soft">{t('home.lead')}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" size="large" onClick={() => openView('library')}>
            <BookOpen aria-hidden />
            {t('home.browse')}
          </Button>
          <Button size="large" onClick={() => openView('upload')}>
            <Plus aria-hidden />
            {t('home.add')}
          </Button>
          <Button look="gold" size="large" onClick={() => openView('upload')}>
            <Sparkles aria-hidden />
            {t('home.deep')}
          </Button>
        </div>
        <dl aria-label={t('home.stats.label')} className="flex flex-wrap gap-x-10 gap-y-4 border-t border-line pt-6">
          {stats.map((stat) => (
            <div key={stat.label} className="flex flex-col-reverse">
              <dt className="text-sm text-soft">{stat.label}</dt>
              <dd className="text-2xl font-semibold text-palm">
                <bdi>{stat.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mx-auto w-full max-w-md lg:max-w-none">
        <HeroArt />
      </div>
    </section>
  )
}
