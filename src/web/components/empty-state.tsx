import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text?: string; children?: ReactNode; heading?: 'h1' | 'h2' | 'h3' }

/** An open book with nothing in it, what that means, and the next step. */
export function EmptyState({ title, text, children, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-line-strong/50 bg-surface/60 px-6 py-14 text-center">
      <svg aria-hidden viewBox="0 0 120 72" className="mb-5 h-20 text-palm" fill="none" strokeLinejoin="round">
        <path
          d="M60 18C48 8 28 6 10 10v46c18-4 38-2 50 8 12-10 32-12 50-8V10C92 6 72 8 60 18Z"
          fill="var(--gold-soft)"
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <path d="M60 18v46" stroke="currentColor" strokeWidth="2.5" />
        <path
          d="M22 22c8-1 18 0 26 5M22 32c8-1 18 0 26 5M98 22c-8-1-18 0-26 5M98 32c-8-1-18 0-26 5"
          stroke="var(--gold)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="mt-2 max-w-md text-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
