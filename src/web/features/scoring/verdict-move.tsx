import { ArrowRight } from 'lucide-react'
import type { Verdict } from '../../../contract/verdict.ts'
import { VerdictBadge } from '../../components/verdict-badge.tsx'

/** From one verdict to another; a verdict that stays is shown once. */
export function VerdictMove({ from, to }: { from: Verdict; to: Verdict }) {
  if (from === to) return <VerdictBadge verdict={from} />
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <VerdictBadge verdict={from} />
      <ArrowRight aria-hidden className="icon-mirrored size-4" />
      <VerdictBadge verdict={to} />
    </span>
  )
}
