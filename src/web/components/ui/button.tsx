import { cva, type VariantProps } from 'class-variance-authority'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'

export const buttonStyle = cva(
  'button inline-flex shrink-0 items-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      look: {
        primary: 'bg-palm text-on-palm hover:bg-palm-deep',
        quiet: 'bg-transparent text-ink hover:bg-sunken',
        outline: 'border border-line-strong/60 bg-surface text-ink hover:border-palm hover:text-palm',
        gold: 'bg-gold-soft text-gold-ink hover:bg-gold/35',
        danger: 'bg-bad-soft text-bad hover:bg-bad hover:text-surface',
        link: 'text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal',
      },
      size: {
        small: 'button-small',
        medium: 'button-medium',
        large: 'button-large',
        icon: 'button-icon',
        bare: '',
      },
    },
    defaultVariants: { look: 'outline', size: 'medium' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyle> & { asChild?: boolean }

export function Button({ look, size, asChild = false, className, type, ...rest }: ButtonProps) {
  const style = classNames(buttonStyle({ look, size }), className)
  if (asChild) return <Slot.Root className={style} {...rest} />
  return <button type={type === 'submit' ? 'submit' : 'button'} className={style} {...rest} />
}
