import { Pencil, Star } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CARD_GENRE_CHIPS } from '../../../contract/limits.ts'
import { Cover } from '../../components/cover.tsx'
import { genreWord } from '../../components/genre-word.ts'
import { RatingDots } from '../../components/rating-dots.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { TextOnlyMark } from '../../components/text-only-mark.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { classNames } from '../../lib/class-names.ts'
import { CardFit } from '../profiles/card-fit.tsx'
import type { LibraryBook } from './library-book.ts'

type BookCardProps = {
  book: LibraryBook
  index: number
  total: number
  /** undefined outside selection mode */
  selected: boolean | undefined
  onOpen: (id: string) => void
  onEdit: (book: LibraryBook) => void
  onToggle: (book: LibraryBook) => void
}

/** One book on the shelf: the cover, then age and verdict, then the four ratings. */
export const BookCard = memo(function BookCard(props: BookCardProps) {
  const { book, index, total, selected, onOpen, onEdit, onToggle } = props
  const { t } = useTranslation()
  const { evaluation, result } = book
  const author = result.author || t('library.unknownAuthor')
  const selecting = selected !== undefined
  const rating = evaluation.openLibraryData?.status === 'ok' ? evaluation.openLibraryData.rating : undefined
  const bookLanguage = book.language === 'Arabic' || book.language === 'Bilingual' ? book.language : 'English'
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={total}
      className={classNames(
        'group relative flex h-full flex-col rounded-card border bg-surface p-2.5 shadow-card transition-[border-color,translate] hover:-translate-y-0.5 hover:border-palm/60 sm:p-3',
        selected ? 'border-palm ring-2 ring-palm' : 'border-line',
      )}
    >
      <Cover book={evaluation} title={result.title} author={result.author} language={result.language} />
      <div className="flex flex-1 flex-col gap-2 px-0.5 pt-3">
        <div className="flex flex-wrap items-center gap-1.5">
          <Badge tone="palm" className="font-semibold">
            <span className="sr-only">{t('library.age', { age: '' })}</span>
            <bdi dir="ltr">{result.recommended_age || result.recommended_minimum_age}</bdi>
          </Badge>
          <VerdictBadge verdict={book.verdict} className="whitespace-nowrap max-sm:px-2 max-sm:text-xs" />
          <TextOnlyMark evaluation={evaluation} className="text-xs" />
        </div>
        <div>
          <h3 className="text-[0.98rem] leading-snug">
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the title is its label */}
            <button
              type="button"
              data-book-index={index}
              aria-pressed={selecting ? selected : undefined}
              onClick={() => (selecting ? onToggle(book) : onOpen(evaluation.id))}
              className="text-start after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-teal"
            >
              <span className="line-clamp-2 pb-1">
                <bdi>{result.title}</bdi>
              </span>
            </button>
          </h3>
          <p className="mt-0.5 truncate text-sm text-soft">
            <bdi>{author}</bdi>
          </p>
        </div>
        <CardFit evaluation={evaluation} />
        <RatingDots
          ratings={{
            1: result.system1_uae_values.rating,
            2: result.system2_child_safety.rating,
            3: result.system3_theme_complexity.rating,
            4: result.system4_language_complexity.rating,
          }}
        />
        <ul className="flex flex-wrap gap-1">
          {result.genres.slice(0, CARD_GENRE_CHIPS).map((genre) => (
            <li key={genre}>
              <Badge className="px-2 text-xs">{genreWord(t, genre)}</Badge>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex min-h-6 items-center justify-between gap-2 text-sm text-soft">
          <span>{t(`values.language.${bookLanguage}`)}</span>
          {rating !== undefined && (
            <span className="flex items-center gap-1">
              <Star aria-hidden className="size-4 fill-gold text-gold" />
              <span className="sr-only">{t('library.readers', { rating: '' })}</span>
              {rating.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </span>
          )}
        </div>
        {evaluation.review && (
          <Badge tone="palm" className="self-start">
            {t('review.decided.badge')}
          </Badge>
        )}
        {evaluation.needsReview && (
          <Badge tone="gold" className="self-start">
            {t('library.needsReview')}
          </Badge>
        )}
      </div>
      <div className="absolute end-4 top-4 z-10 sm:end-5 sm:top-5">
        {selecting ? (
          <Checkbox
            checked={selected}
            onChange={() => onToggle(book)}
            label={t('library.selectBook', { title: result.title })}
            className="size-6 shadow-card"
          />
        ) : (
          <Button
            size="icon"
            aria-label={t('library.edit', { title: result.title })}
            onClick={() => onEdit(book)}
            className="size-9 border-line! bg-surface/90! opacity-80 group-hover:opacity-100 focus-visible:opacity-100"
          >
            <Pencil />
          </Button>
        )}
      </div>
    </li>
  )
})
