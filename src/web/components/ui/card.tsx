import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={classNames('card rounded-card border border-line bg-surface shadow-card', className)} {...rest} />
  )
}
