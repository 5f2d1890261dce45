import type { EvidenceRef } from '../../../contract/evidence.ts'
import { Quote } from './quote.tsx'

/** Passages of the book one below the other. */
export function Quotes({ refs }: { refs: readonly EvidenceRef[] }) {
  return (
    <ul className="space-y-3">
      {refs.map((ref) => (
        <li key={`${ref.start}-${ref.end}-${ref.rule ?? ''}`} className="rounded-xl bg-sunken p-4">
          <Quote place={ref} />
        </li>
      ))}
    </ul>
  )
}
