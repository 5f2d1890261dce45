import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ratingTone } from '../../../contract/verdict.ts'
import { Cover } from '../../components/cover.tsx'
import { ratingWord } from '../../components/rating-word.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { TextOnlyMark } from '../../components/text-only-mark.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { classNames } from '../../lib/class-names.ts'
import type { LibraryBook } from '../library/library-book.ts'

type ReportBookProps = {
  book: LibraryBook
  index: number
  total: number
  selected: boolean
  onToggle: (id: string) => void
}

export const ReportBook = memo(function ReportBook({ book, index, total, selected, onToggle }: ReportBookProps) {
  const { t } = useTranslation()
  const { evaluation, result } = book
  const culture = result.system1_uae_values.rating
  const safety = result.system2_child_safety.rating
  const language = book.language === 'Arabic' || book.language === 'Bilingual' ? book.language : 'English'
  return (
    <li
      aria-setsize={total}
      aria-posinset={index + 1}
      className={classNames(
        'relative flex gap-4 rounded-card border bg-surface p-4 shadow-card',
        selected ? 'border-palm ring-2 ring-palm' : 'border-line',
      )}
    >
      <Cover
        book={evaluation}
        title={result.title}
        author={result.author}
        language={result.language}
        className="w-20 shrink-0 self-start"
      />
      <div className="min-w-0 flex-1 space-y-2">
        <h3 className="text-base leading-snug">
          <button
            type="button"
            tabIndex={-1}
            onClick={() => onToggle(evaluation.id)}
            className="text-start after:absolute after:inset-0"
          >
            <bdi>{result.title}</bdi>
          </button>
        </h3>
        <p className="truncate text-sm text-soft">
          <bdi>{result.author || t('library.unknownAuthor')}</bdi>
        </p>
        <p className="flex flex-wrap gap-1.5">
          <VerdictBadge verdict={book.verdict} />
          <TextOnlyMark evaluation={evaluation} />
          <Badge tone="palm">
            <bdi dir="ltr">{result.recommended_age}</bdi>
          </Badge>
          <Badge>{t(`values.language.${language}`)}</Badge>
          <Badge tone={ratingTone(culture)}>{t('reports.cultureBadge', { rating: ratingWord(t, culture) })}</Badge>
          <Badge tone={ratingTone(safety)}>{t('reports.safetyBadge', { rating: ratingWord(t, safety) })}</Badge>
        </p>
      </div>
      <Checkbox
        className="relative z-10"
        checked={selected}
        onChange={() => onToggle(evaluation.id)}
        label={t('library.selectBook', { title: result.title })}
      />
    </li>
  )
})
