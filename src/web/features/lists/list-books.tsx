import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { MatchedList } from '../../../contract/book-lists.ts'
import { VERDICTS, type Verdict } from '../../../contract/verdict.ts'
import { type Tone, TONE_STYLE } from '../../components/ui/badge.tsx'
import { classNames } from '../../lib/class-names.ts'
import { ListedBook } from './listed-book.tsx'
import { listGroups, type ListGroupKey } from './list-groups.ts'

const TONE: Record<ListGroupKey, Tone> = {
  alone: 'good',
  together: 'teal',
  wait: 'gold',
  not_for_us: 'bad',
  Whitelisted: 'good',
  'Parent Guidance': 'caution',
  'Not Whitelisted': 'bad',
  to_be_judged: 'neutral',
  unknown: 'neutral',
}
const isVerdict = (key: ListGroupKey): key is Verdict => (VERDICTS as readonly string[]).includes(key)
const anchor = (key: ListGroupKey): string => `list-${key.replaceAll(' ', '-')}`

function groupName(t: TFunction, key: ListGroupKey): string {
  if (isVerdict(key)) return t(`values.verdict.${key}`)
  if (key === 'wait' || key === 'to_be_judged' || key === 'unknown') return t(`lists.groups.${key}`)
  return t(`profiles.fit.${key}`)
}

/** How many books of which kind, each a way to its books below. */
export function ListBooks({ list, forReader }: { list: MatchedList; forReader: boolean }) {
  const { t } = useTranslation()
  const groups = listGroups(list.rows, forReader)
  return (
    <div className="space-y-8">
      <section aria-labelledby="which-title" className="space-y-3">
        <h2 id="which-title" className="text-xl">
          {t('lists.which', { count: list.books })}
        </h2>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {groups.map(({ key, rows }) => (
            <li key={key}>
              <a
                href={`#${anchor(key)}`}
                className={classNames('block h-full rounded-card px-4 py-3 hover:underline', TONE_STYLE[TONE[key]])}
              >
                <span className="block text-2xl font-semibold tabular-nums">{rows.length}</span>
                <span className="text-sm">{groupName(t, key)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {groups.map(({ key, rows }) => (
        <section
          key={key}
          id={anchor(key)}
          aria-labelledby={`${anchor(key)}-title`}
          className="scroll-mt-36 space-y-3 lg:scroll-mt-20"
        >
          <h3 id={`${anchor(key)}-title`} className="text-lg">
            {groupName(t, key)} <span className="text-soft tabular-nums">({rows.length})</span>
          </h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {rows.map((row) => (
              <ListedBook key={row.position} list={list.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
