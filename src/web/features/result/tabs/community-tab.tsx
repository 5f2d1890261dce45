import { useTranslation } from 'react-i18next'
import { COMMUNITY_CATEGORIES } from '../../../../contract/limits.ts'
import type { BookOpinions } from '../../../../contract/opinions.ts'
import type { CommunityData } from '../../../../contract/sources.ts'
import { Stars } from '../../../components/stars.tsx'
import { Badge } from '../../../components/ui/badge.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { formatNumber } from '../../../lib/format.ts'
import { ToldOpinions } from '../../opinions/told-opinions.tsx'
import { chooseReviews } from '../choose-reviews.ts'
import { useResult } from '../result-context.ts'

type Review = NonNullable<CommunityData['reviews']>[number]

/** What readers elsewhere say of a book, and beside it what families here do. */
export function CommunityTab({ opinions }: { opinions?: BookOpinions | undefined }) {
  const community = useResult().evaluation.openLibraryData
  return (
    <div className="space-y-10">
      {opinions && <ToldOpinions opinions={opinions} />}
      {community?.status === 'ok' && <Community community={community} />}
    </div>
  )
}

function Community({ community }: { community: CommunityData }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const reviews = chooseReviews(community.reviews ?? [])
  const count = (value: number | undefined) => (value === undefined ? '—' : formatNumber(value, language))
  const facts: [string, React.ReactNode][] = [
    [t('result.community.average'), community.rating === undefined ? '—' : <Stars key="s" rating={community.rating} />],
    [t('result.community.ratings'), count(community.ratingsCount)],
    [t('result.community.reviews'), count(community.reviewsCount)],
    [t('result.community.published'), community.publishedYear ?? '—'],
    ...(community.shelves === undefined
      ? []
      : [
          [t('result.community.wantToRead'), count(community.shelves.wantToRead)] satisfies [string, string],
          [t('result.community.haveRead'), count(community.shelves.read)] satisfies [string, string],
        ]),
    ...(community.editions === undefined
      ? []
      : [[t('result.community.editions'), count(community.editions)] satisfies [string, string]]),
  ]
  return (
    <div className="space-y-8">
      <h2 className="text-xl">{t('result.community.title')}</h2>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <Card key={name} className="p-4 sm:p-4">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </Card>
        ))}
      </dl>
      {(community.genres?.length ?? 0) > 0 && (
        <section className="space-y-3">
          <h3 className="text-lg">{t('result.community.categories')}</h3>
          <ul className="flex flex-wrap gap-2">
            {community.genres?.slice(0, COMMUNITY_CATEGORIES).map((genre) => (
              <li key={genre}>
                <Badge>
                  <bdi>{genre}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviews.helpful.length === 0 && <p className="text-soft">{t('result.community.none')}</p>}
      <Reviews heading={t('result.community.helpful')} reviews={reviews.helpful} />
      <Reviews heading={t('result.community.perspectives')} reviews={reviews.perspectives} />
      <Reviews heading={t('result.community.critical')} reviews={reviews.critical} />
      {community.url && (
        <a href={community.url} target="_blank" rel="noreferrer" className="text-teal underline underline-offset-4">
          {t('result.community.source')}
        </a>
      )}
    </div>
  )
}

function Reviews({ heading, reviews }: { heading: string; reviews: readonly Review[] }) {
  const { t } = useTranslation()
  if (reviews.length === 0) return null
  return (
    <section className="space-y-3">
      <h3 className="text-lg">{heading}</h3>
      <ul className="grid gap-4 sm:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.author + review.text} className="space-y-2 rounded-card border border-line bg-surface p-5">
            <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
              <bdi>{review.author}</bdi>
              {review.rating !== undefined && <Stars rating={review.rating} />}
            </p>
            <p dir="auto">{review.text}</p>
            <p className="text-sm text-soft">
              {[
                review.date,
                review.numOfLikes === undefined ? undefined : t('result.community.likes', { count: review.numOfLikes }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
