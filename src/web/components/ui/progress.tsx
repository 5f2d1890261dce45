import { classNames } from '../../lib/class-names.ts'

type ProgressProps = { value: number; label: string; className?: string; tone?: 'palm' | 'bad' | 'gold' | 'teal' }
const FILL = { palm: 'bg-palm', bad: 'bg-bad', gold: 'bg-gold', teal: 'bg-teal' }

/** A bar from 0 to 100 that fills from the reading side. */
export function Progress({ value, label, className, tone = 'palm' }: ProgressProps) {
  const shown = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot be given these looks in every browser
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      className={classNames('bar overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className={classNames('h-full rounded-full transition-[inline-size] duration-500', FILL[tone])}
        style={{ inlineSize: `${shown}%` }}
      />
    </div>
  )
}
