import { useTranslation } from 'react-i18next'
import { FEWEST_FOR_SHARES, type BookOpinions } from '../../../contract/opinions.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatNumber, formatPercent } from '../../lib/format.ts'

/** What families said of a book, counted; of few of them no share is told. */
export function ToldOpinions({ opinions: { counts, ifCounted } }: { opinions: BookOpinions }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (counts === null || counts.families === 0) return null
  const { families, timings, frightened, bored, younger } = counts
  const isFew = families < FEWEST_FOR_SHARES
  const rows = Object.entries({ ...timings, frightened, bored, younger }) as [keyof typeof timings, number][]
  const told = (count: number): string =>
    t(isFew ? 'opinions.few' : 'opinions.many', {
      count: formatNumber(count, language),
      all: formatNumber(families, language),
      share: formatPercent(count / families, language),
    })
  return (
    <section aria-labelledby="opinions-title" className="space-y-3">
      <h2 id="opinions-title" className="text-xl">
        {t('opinions.title')}
      </h2>
      <p>
        {t('opinions.spoken', { count: families })} {isFew && t('opinions.fewText')}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{t(`opinions.rows.${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{told(count)}</dd>
          </div>
        ))}
      </dl>
      {ifCounted && (
        <p>
          <b>{t('opinions.whatIf')}:</b>{' '}
          {ifCounted.changes.length === 0
            ? t('opinions.nothing')
            : t('opinions.would', {
                verdict: t(`values.verdict.${ifCounted.after.verdict}`),
                age: `\u2066${ifCounted.after.age}\u2069`,
              })}
        </p>
      )}
      <p className="text-sm text-soft">{t('opinions.beside')}</p>
    </section>
  )
}
