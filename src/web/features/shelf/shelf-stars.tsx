import { BookOpen, Star, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShelfBook, ShelfStars as Stars } from '../../../contract/shelf.ts'
import { classNames } from '../../lib/class-names.ts'

const WORDS = { 1: 'shelf.starsEasy', 2: 'shelf.starsRight', 3: 'shelf.starsHard' } as const

/** How a book lies beside what the child reads: stars for the eye, words for everyone. */
export function ShelfStars({ stars, className }: { stars: Stars; className?: string }) {
  const { t } = useTranslation()
  return (
    <span className={classNames('inline-flex', className)}>
      <span aria-hidden className="flex gap-0.5">
        {([1, 2, 3] as const).map((place) => (
          <Star
            key={place}
            className={classNames('size-6', place <= stars ? 'fill-gold text-gold' : 'text-line-strong')}
          />
        ))}
      </span>
      <span className="sr-only">{t(WORDS[stars])}</span>
    </span>
  )
}

const HOW = { alone: BookOpen, together: Users } as const

/** By oneself, or aloud with somebody. */
export function ShelfHow({ answer, className }: { answer: ShelfBook['answer']; className?: string }) {
  const { t } = useTranslation()
  const Icon = HOW[answer]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-medium whitespace-nowrap',
        answer === 'alone' ? 'bg-good-soft text-good' : 'bg-teal-soft text-teal',
        className,
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {t(`shelf.${answer}`)}
    </span>
  )
}

/** What the stars say, once for the page. */
export function StarsHelp() {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2 text-soft">
      <Star aria-hidden className="size-5 shrink-0 fill-gold text-gold" />
      {t('shelf.starsHelp')}
    </p>
  )
}
