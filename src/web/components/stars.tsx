import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** A rating out of five: the stars for the eye, the words for everyone. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation()
  const shown = rating.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className="flex gap-0.5">
        {[1, 2, 3, 4, 5].map((place) => (
          <Star
            key={place}
            className={rating >= place - 0.5 ? 'size-4.5 fill-gold text-gold' : 'size-4.5 text-line-strong'}
          />
        ))}
      </span>
      <span className="text-sm">{t('common.outOfFive', { rating: shown })}</span>
    </span>
  )
}
