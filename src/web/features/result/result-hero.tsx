import { Download, Images, Printer, Share2, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { noticeSentence } from '../../../contract/notices.ts'
import { isTextOnly } from '../../../contract/picture-marks.ts'
import { isUnsure, unsureBecause } from '../../../contract/verdict.ts'
import { Cover } from '../../components/cover.tsx'
import { RatingDots } from '../../components/rating-dots.tsx'
import { Stars } from '../../components/stars.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextOnlyMark } from '../../components/text-only-mark.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { AgeDials } from './age-dials.tsx'
import { useResult } from './result-context.ts'
import { PicturesUnknown } from './pictures/pictures-unknown.tsx'
import { PICTURES_TAB } from './tabs/pictures-tab.tsx'
import { useDownload } from './use-download.ts'
import { useShare } from './use-share.ts'

export function ResultHero() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { evaluation, result, texts, verdict, openTab } = useResult()
  const download = useDownload()
  const share = useShare()
  const { nmcAssessment: nmc, openLibraryData: community } = evaluation
  const rating = community?.status === 'ok' ? community.rating : undefined
  const title = language === 'ar' && result.arabic_title ? result.arabic_title : result.title
  const unsure = isUnsure(evaluation, result)
  const band = nmc?.enabled ? t(`values.band.${nmc.finalAgeBand}`) : undefined
  const notes = [
    ...(evaluation.needsReview ? [t('result.review')] : []),
    ...evaluation.warnings,
    ...(evaluation.warnings.length === 0
      ? evaluation.reviewReasons
          .map((code) => noticeSentence({ code }, language))
          .filter((text) => !text.includes('()'))
      : []),
  ]
  const cautions = notes.length > 0 && (
    <ul className="space-y-1.5 rounded-card bg-caution-soft p-4 text-caution">
      {notes.map((note) => (
        <li key={note} className="flex gap-2.5">
          <TriangleAlert aria-hidden className="mt-1 size-4.5 shrink-0" />
          {note}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Cover
        book={evaluation}
        title={result.title}
        author={result.author}
        language={result.language}
        className="mx-auto w-52 self-start md:w-full"
      />
      <div className="min-w-0 space-y-5">
        <div className="flex flex-wrap items-center gap-2">
          <VerdictBadge verdict={verdict} className="px-4 py-1.5 text-base" />
          <TextOnlyMark evaluation={evaluation} className="px-3 py-1.5 text-base" />
          <Badge tone="palm" className="px-3 py-1.5 text-base">
            {t('result.uaeAge', { age: `\u2066${result.recommended_minimum_age}\u2069` })}
          </Badge>
          {unsure && (
            <Badge tone="gold" className="px-3 py-1.5 text-base">
              <TriangleAlert aria-hidden />
              {t('result.lowConfidence')}
            </Badge>
          )}
          {band !== undefined && (
            <Badge tone="teal" className="px-3 py-1.5 text-base">
              {t('result.nmcBadge', { band })}
            </Badge>
          )}
          {result.language !== 'English' && <Badge tone="gold">{t('result.arabic')}</Badge>}
        </div>
        <div>
          <h1 className="text-3xl sm:text-4xl">
            <bdi>{title}</bdi>
          </h1>
          <p className="mt-1 text-lg text-soft">
            <bdi>{t('result.by', { author: result.author || t('result.regionalAuthor') })}</bdi>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
            {result.isbn && (
              <span>
                {t('result.isbn')} <bdi dir="ltr">{result.isbn}</bdi>
              </span>
            )}
            {rating !== undefined && <Stars rating={rating} />}
          </p>
        </div>
        <p className="text-lg font-medium">{t(`values.verdictText.${unsure ? unsureBecause(evaluation) : verdict}`)}</p>
        {unsure && cautions}
        {evaluation.pictureCount === undefined && <PicturesUnknown />}
        {isTextOnly(evaluation) && evaluation.extractedText !== null && (
          <Button look="primary" className="no-print" onClick={() => openTab(PICTURES_TAB)}>
            <Images aria-hidden />
            {t('pictures.look')}
          </Button>
        )}
        <div className="grid gap-3 xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
          <AgeDials />
          <div className="flex flex-col justify-center gap-2.5 rounded-card border border-line bg-surface p-4">
            <p className="font-semibold">{t('library.ratings')}</p>
            <RatingDots
              named
              ratings={{
                1: result.system1_uae_values.rating,
                2: result.system2_child_safety.rating,
                3: result.system3_theme_complexity.rating,
                4: result.system4_language_complexity.rating,
              }}
            />
          </div>
        </div>
        <div>
          <h2 className="mb-1 text-lg">{t('result.summary')}</h2>
          <p className="max-w-prose">{texts.executive_summary}</p>
        </div>
        {texts.key_drivers.length > 0 && (
          <div>
            <h2 className="mb-2 text-lg">{t('result.keyFeatures')}</h2>
            <ul className="flex flex-wrap gap-2">
              {texts.key_drivers.map((driver) => (
                <li key={driver} className="rounded-full border border-line bg-surface px-3 py-1 text-sm">
                  {driver}
                </li>
              ))}
            </ul>
          </div>
        )}
        {!unsure && cautions}
        <div className="no-print flex flex-wrap gap-3">
          <Button look="primary" disabled={download.isPending} onClick={() => download.mutate('txt')}>
            <Download aria-hidden />
            {t('result.downloadSummary')}
          </Button>
          <Button onClick={() => void share()}>
            <Share2 aria-hidden />
            {t('result.share')}
          </Button>
          <Button look="quiet" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('result.print')}
          </Button>
        </div>
      </div>
    </section>
  )
}
