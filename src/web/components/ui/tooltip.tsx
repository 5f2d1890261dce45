import { type ReactNode, useEffect, useRef, useState } from 'react'
import { TOOLTIP_DELAY_MS } from '../../../contract/limits.ts'

/**
 * A hint below its control, after 700 ms of hovering and at once on keyboard focus; Esc and a press hide it. The child
 * must carry its own accessible name, so the hint is for the eyes alone.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const hide = () => {
    window.clearTimeout(timer.current)
    setOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches the control inside it
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') timer.current = window.setTimeout(() => setOpen(true), TOOLTIP_DELAY_MS)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {open && (
        <span
          aria-hidden
          className="absolute end-0 top-full z-60 mt-1.5 w-max max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-sm text-paper shadow-card"
        >
          {text}
        </span>
      )}
    </span>
  )
}
