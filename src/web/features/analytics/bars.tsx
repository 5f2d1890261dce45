import { useTranslation } from 'react-i18next'
import { Card } from '../../components/ui/card.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatNumber, formatPercent } from '../../lib/format.ts'
import type { Count } from './summarise.ts'

type BarsProps = {
  title: string
  rows: readonly Count[]
  word: (name: string) => string
  fill?: (name: string) => string
  none?: string
}

/** A chart that is a table: the bars are for the eye, the numbers for everyone. */
export function Bars({ title, rows, word, fill, none }: BarsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Card>
      <table className="w-full border-separate border-spacing-y-2">
        <caption className="mb-2 text-start text-lg font-semibold">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('analytics.value')}</th>
            <th scope="col">{t('analytics.books')}</th>
            <th scope="col">{t('analytics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="w-full pe-4 text-start font-normal">
                <bdi dir={/^\d/.test(row.name) ? 'ltr' : 'auto'}>{word(row.name)}</bdi>
                <span aria-hidden className="mt-1 block h-2.5 overflow-hidden rounded-full bg-sunken">
                  <span
                    className={classNames('block h-full rounded-full', fill?.(row.name) ?? 'bg-teal')}
                    style={{ inlineSize: `${Math.max(1, row.share * 100)}%` }}
                  />
                </span>
              </th>
              <td className="pe-4 text-end align-bottom font-semibold">{formatNumber(row.count, language)}</td>
              <td className="text-end align-bottom text-soft">{formatPercent(row.share, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && none && <p className="text-soft">{none}</p>}
    </Card>
  )
}
