import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PreviewItem } from '../../../contract/rescoring.ts'
import { ratingTone } from '../../../contract/verdict.ts'
import { ratingWord } from '../../components/rating-word.ts'
import { SYSTEMS } from '../../components/system-icons.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { VerdictMove } from './verdict-move.tsx'

/** One affected book: from what to what. */
export function PreviewBook({ item }: { item: PreviewItem }) {
  const { t } = useTranslation()
  const { before, after, changes, unread, reviewed } = item
  return (
    <li className="space-y-2 p-3.5">
      <p>
        <Link to="/" search={{ view: 'results', id: item.id }} className="font-medium text-teal underline">
          <bdi>{item.title}</bdi>
        </Link>
        {item.author && (
          <span className="text-sm text-soft">
            {' · '}
            <bdi>{item.author}</bdi>
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <VerdictMove from={before.verdict} to={after.verdict} />
        {changes.includes('age') && (
          <span>
            {t('scoring.preview.age')} <Move from={before.recommended_age} to={after.recommended_age} />
          </span>
        )}
        {SYSTEMS.filter((system) => changes.includes(`system${system}`)).map((system) => {
          const [from, to] = [before.ratings[system - 1] ?? '', after.ratings[system - 1] ?? '']
          return (
            <span key={system} className="inline-flex flex-wrap items-center gap-1.5">
              {t(`scoring.tabs.n${system}`)}
              <Badge tone={ratingTone(from)}>{ratingWord(t, from)}</Badge>
              <ArrowRight aria-hidden className="icon-mirrored size-4" />
              <Badge tone={ratingTone(to)}>{ratingWord(t, to)}</Badge>
            </span>
          )
        })}
      </p>
      {reviewed && <p className="text-sm text-soft">{t('scoring.preview.reviewed')}</p>}
      {unread.length > 0 && (
        <p className="text-sm text-caution">
          {t('scoring.preview.mustRead', { names: unread.map((name) => `\u2068${name}\u2069`).join('، ') })}
        </p>
      )}
    </li>
  )
}

function Move({ from, to }: { from: string; to: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold">
      <bdi dir="ltr">{from}</bdi>
      <ArrowRight aria-hidden className="icon-mirrored size-4" />
      <bdi dir="ltr">{to}</bdi>
    </span>
  )
}
