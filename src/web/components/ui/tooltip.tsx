import * as RadixTooltip from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** A hint on hover and focus, after the 700 ms of the provider. The child must carry its own accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          className="z-60 max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-sm text-paper shadow-card"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}
