import { useTranslation } from 'react-i18next'
import type { ReadingPlan } from '../../../contract/reading-plan.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatNumber, LOCALES } from '../../lib/format.ts'
import { ShelfHow } from './shelf-stars.tsx'

/** What is read on which day. */
export function PlanTable({ plan: { kind, days } }: { plan: ReadingPlan }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const hijri = new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura-nu-latn`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  })
  const common = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return (
    <section
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-card"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is wider than a phone is moved by keys
      tabIndex={0}
      aria-label={t('shelf.plan.title')}
    >
      <table className="w-full text-start">
        <thead>
          <tr className="border-b border-line text-sm text-soft">
            <th scope="col" className="px-4 py-2.5 text-start font-medium">
              {t('shelf.plan.day')}
            </th>
            <th scope="col" className="px-4 py-2.5 text-start font-medium">
              {t('shelf.plan.book')}
            </th>
            <th scope="col" className="hidden px-4 py-2.5 text-start font-medium sm:table-cell">
              {t('shelf.plan.how')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.map(({ date, reading }) => (
            <tr key={date} className="align-top break-inside-avoid">
              <th scope="row" className="px-4 py-2.5 text-start font-medium whitespace-nowrap">
                {(kind === 'ramadan' ? hijri : common).format(new Date(date))}
                <span className="block text-sm font-normal text-soft">
                  {(kind === 'ramadan' ? common : hijri).format(new Date(date))}
                </span>
              </th>
              {reading === null ? (
                <td colSpan={2} className="px-4 py-2.5 text-soft">
                  {t('shelf.plan.free')}
                </td>
              ) : (
                <>
                  <td className="min-w-40 px-4 py-2.5">
                    <bdi className="font-medium">{reading.title}</bdi>
                    <span className="block text-sm text-soft">
                      {[
                        ...(reading.parts > 1
                          ? [t('shelf.plan.part', { part: reading.part, parts: reading.parts })]
                          : []),
                        t('shelf.minutes', {
                          count: reading.minutes,
                          number: formatNumber(reading.minutes, language),
                        }),
                      ].join(' · ')}
                    </span>
                    <ShelfHow answer={reading.answer} className="mt-1.5 sm:hidden" />
                  </td>
                  <td className="hidden px-4 py-2.5 sm:table-cell">
                    <ShelfHow answer={reading.answer} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
