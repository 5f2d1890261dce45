import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

export const INPUT_STYLE =
  'min-h-11 w-full rounded-control border border-line-strong/60 bg-surface px-3.5 text-ink transition-colors hover:border-line-strong focus-visible:border-teal'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(INPUT_STYLE, className)} {...rest} />
}

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <select className={classNames(INPUT_STYLE, 'pe-8', className)} {...rest}>
      {children}
    </select>
  )
}

/** A labelled control with its hint or its error below. */
export function Field({ label, hint, children }: { label: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <label className="block space-y-1.5">
      <span className="text-sm font-medium">{label}</span>
      {children}
      {hint && <span className="block text-sm text-soft">{hint}</span>}
    </label>
  )
}
