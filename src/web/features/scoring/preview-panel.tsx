import { useTranslation } from 'react-i18next'
import type { Preview } from '../../../contract/rescoring.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button } from '../../components/ui/button.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { classNames } from '../../lib/class-names.ts'
import { PreviewBook } from './preview-book.tsx'
import type { usePreview } from './use-preview.ts'
import { VerdictMove } from './verdict-move.tsx'

/** What these rules would change in the library, counted live; `faulty` where they cannot be applied yet. */
export function PreviewPanel({ preview, faulty }: { preview: ReturnType<typeof usePreview>; faulty: boolean }) {
  const { t } = useTranslation()
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = preview
  const [first] = data?.pages ?? []
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section
      id="preview"
      aria-labelledby="preview-title"
      className="scroll-mt-24 space-y-5 rounded-card border border-line p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="preview-title" className="text-lg">
          {t('scoring.preview.title')}
        </h2>
        <output className="text-sm text-soft">{isFetching && !faulty ? t('scoring.preview.counting') : ''}</output>
        <p className="w-full text-sm text-soft">{t('scoring.preview.lead')}</p>
      </div>
      {faulty && <p className="text-bad">{t('scoring.preview.faulty')}</p>}
      {!faulty && <LoadProblem query={{ error, data, refetch }} />}
      {first && !error && (
        <div className={classNames('space-y-5', (faulty || isPlaceholderData) && 'opacity-60')}>
          <Sums preview={first} />
          {items.length > 0 && (
            <section aria-labelledby="preview-books" className="space-y-3">
              <h3 id="preview-books" className="text-base">
                {t('scoring.preview.books')}
              </h3>
              <ul className="divide-y divide-line rounded-xl border border-line">
                {items.map((item) => (
                  <PreviewBook key={item.id} item={item} />
                ))}
              </ul>
              {hasNextPage && (
                <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()}>
                  {t('scoring.preview.more')}
                </Button>
              )}
            </section>
          )}
        </div>
      )}
    </section>
  )
}

function Sums({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const { books, changed, kept, mustBeRead, ages, ratings, verdicts } = preview
  if (books === 0) return <p className="text-soft">{t('scoring.preview.empty')}</p>
  const notes = [
    kept > 0 && t('scoring.preview.kept', { count: kept }),
    mustBeRead > 0 && t('scoring.preview.read', { count: mustBeRead }),
    ages.older > 0 && t('scoring.preview.older', { count: ages.older }),
    ages.younger > 0 && t('scoring.preview.younger', { count: ages.younger }),
    ...ratings.map(
      (count, index) =>
        count > 0 && `${t(`scoring.tabs.n${(index + 1) as 1 | 2 | 3 | 4}`)}: ${t('common.books', { count })}`,
    ),
  ].filter((note) => note !== false)
  return (
    <div className="space-y-4">
      <p>
        {changed === 0 ? (
          t('scoring.preview.nothing', { count: books })
        ) : (
          <>
            <b className="text-lg">{t('scoring.preview.changed', { count: changed })}</b>{' '}
            {t('scoring.preview.ofBooks', { count: books })}
          </>
        )}
      </p>
      {notes.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <table className="w-full max-w-md">
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="pb-2 text-start font-medium">
              {t('scoring.preview.verdict')}
            </th>
            <th scope="col" className="pb-2 text-start font-medium">
              {t('scoring.preview.before')}
            </th>
            <th scope="col" className="pb-2 text-start font-medium">
              {t('scoring.preview.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map(({ verdict, before, after }) => (
            <tr key={verdict} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal">
                <VerdictBadge verdict={verdict} />
              </th>
              <td className="py-2 tabular-nums">{before}</td>
              <td className={classNames('py-2 tabular-nums', before !== after && 'font-semibold')}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {preview.moves.length > 0 && (
        <ul className="space-y-2">
          {preview.moves.map(({ from, to, count }) => (
            <li key={`${from}-${to}`} className="flex flex-wrap items-center gap-2">
              <VerdictMove from={from} to={to} />
              <span className="tabular-nums">{t('common.books', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
