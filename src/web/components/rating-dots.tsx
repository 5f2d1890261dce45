import { useTranslation } from 'react-i18next'
import { ratingTone } from '../../contract/verdict.ts'
import { classNames } from '../lib/class-names.ts'
import { ratingWord } from './rating-word.ts'
import { SYSTEM_ICONS, SYSTEMS, type SystemNumber } from './system-icons.ts'

const LOOK = { good: 'bg-good-soft text-good', caution: 'bg-caution-soft text-caution', bad: 'bg-bad-soft text-bad' }
const DOTS = { good: 1, caution: 2, bad: 3 }

type RatingDotsProps = {
  ratings: Record<SystemNumber, string>
  /** Shows the word of each rating too. */
  named?: boolean
}

/** The four ratings at a glance. Each cell has the system's picture and one, two or three dots, so that colour is not alone. */
export function RatingDots({ ratings, named = false }: RatingDotsProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('library.ratings')} className="grid grid-cols-4 gap-1">
      {SYSTEMS.map((system) => {
        const tone = ratingTone(ratings[system])
        const Icon = SYSTEM_ICONS[system]
        const name = `${t(`values.system.n${system}`)}: ${ratingWord(t, ratings[system])}`
        return (
          <li
            key={system}
            title={name}
            className={classNames('flex flex-col items-center gap-1 rounded-lg py-1.5', LOOK[tone])}
          >
            <Icon aria-hidden className="size-4" />
            <span aria-hidden className="flex gap-0.5">
              {Array.from({ length: DOTS[tone] }, (_, dot) => (
                <span key={dot} className="size-1 rounded-full bg-current" />
              ))}
            </span>
            {named && (
              <span aria-hidden className="text-xs font-medium">
                {ratingWord(t, ratings[system])}
              </span>
            )}
            <span className="sr-only">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}
