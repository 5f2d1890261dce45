import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'

export type Tone = 'good' | 'caution' | 'bad' | 'neutral' | 'gold' | 'teal' | 'palm'

export const TONE_STYLE: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  caution: 'bg-caution-soft text-caution',
  bad: 'bg-bad-soft text-bad',
  neutral: 'bg-sunken text-soft',
  gold: 'bg-gold-soft text-gold-ink',
  teal: 'bg-teal-soft text-teal',
  palm: 'bg-palm-soft text-palm',
}

export function Badge({ tone = 'neutral', className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      className={classNames(
        'badge inline-flex items-center gap-1.5 rounded-full [&_svg]:size-3.5 [&_svg]:shrink-0',
        TONE_STYLE[tone],
        className,
      )}
      {...rest}
    />
  )
}
