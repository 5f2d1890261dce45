import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../components/ui/badge.tsx'

type FormPartProps = { title: string; count: number; hint?: string; children: ReactNode }

/** A part of a form that most people leave closed, with how much is chosen in it. */
export function FormPart({ title, count, hint, children }: FormPartProps) {
  return (
    <details className="group rounded-card border border-line bg-sunken/40">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        {count > 0 && <Badge tone="palm">{count}</Badge>}
        <ChevronDown aria-hidden className="ms-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-4 px-4 pb-5">
        {hint !== undefined && <p className="text-sm text-soft">{hint}</p>}
        {children}
      </div>
    </details>
  )
}
