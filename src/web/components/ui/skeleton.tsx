import { classNames } from '../../lib/class-names.ts'

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-control bg-sunken', className)} />
}
